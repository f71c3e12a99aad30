// SVG paths, moved and scaled by their coordinates. In an SVG each `transform` is a part that the page puts together
// anew in every frame; a path that says itself where it lies is none.

type Coordinates = "xy" | "x" | "y" | "arc";

const COORDINATES: Record<string, Coordinates> = { h: "x", v: "y", a: "arc" };
const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const ARC = 7; // rx, ry, turn, two flags, x, y

/** So many times as large, and then moved. The flags of an arc have to stand apart. */
export function pathAt(d: string, x: number, y: number, scale = 1): string {
  return d.replace(COMMAND, (_, command: string, rest: string) => {
    const relative = command === command.toLowerCase();
    const place = placed(COORDINATES[command.toLowerCase()] ?? "xy", scale, relative ? [0, 0] : [x, y]);
    return command + (rest.match(NUMBER) ?? []).map((text, at) => rounded(place(Number(text), at))).join(" ");
  });
}

function placed(coordinates: Coordinates, scale: number, [x, y]: readonly [number, number]) {
  return (value: number, at: number): number => {
    if (coordinates === "arc") return placedArc(value, at % ARC, scale, x, y);
    const across = coordinates === "xy" ? at % 2 === 0 : coordinates === "x";
    return value * scale + (across ? x : y);
  };
}

function placedArc(value: number, at: number, scale: number, x: number, y: number): number {
  if (at < 2) return value * scale;
  if (at < 5) return value;
  return value * scale + (at === 5 ? x : y);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const corner = (right: number, below: number): string => `a${radius} ${radius} 0 0 1 ${right} ${below}`;
  return `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`;
}
