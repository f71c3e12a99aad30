// The result of a match as a picture to share, painted on a canvas: title, podium, all points, honours. It says what
// everybody at the table has seen, and nothing else: no address, no code, no date.

import { fetchFromPage, fetchLetters, fontOf, type Letters } from "../../kit/letters";
import { withMinus } from "../../kit/numbers";
import { type Context, type Palette, paint, readPalette } from "../../kit/paint";
import { backPiece, type Piece } from "../../kit/piece";
import { CARD, LETTERS, THROWN, type Tumbling } from "../../kit/wordmark";
import type { Back } from "../../table/backs";
import { leaning } from "./leaning";
import { HIGHEST, type PodiumColumn } from "./podiumColumns";

export interface PictureOfResult {
  game: string;
  title: string;
  columns: PodiumColumn[];
  /** Who does not stand on it, best first. */
  others: { seat: number; place: number; total: number }[];
  honours: { title: string; about: string; names: string }[];
  nameOf: (seat: number) => string;
  backOf: (seat: number) => Back;
  step: (seat: number, height: number) => Piece;
  shows: number;
}

export const PICTURE = { width: 1080, height: 1350 };

const EDGE = 72;
const TOWER = 385;
const FLOOR = 896;
const HONOUR = 104;
const LINE = 44;
const FEW_LINES = 2;

interface Brush {
  context: CanvasRenderingContext2D;
  palette: Palette;
  colour: (name: string) => string;
}

/** As a file; null where nothing can be painted. */
export async function paintResult(canvas: HTMLCanvasElement, result: PictureOfResult): Promise<Blob | null> {
  await lettersAreThere();
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  const style = getComputedStyle(document.documentElement);
  const brush = { context, palette: readPalette(), colour: (name: string) => style.getPropertyValue(name) };
  paintTable(brush);
  paintHead(brush, result);
  paintPodium(brush, result);
  paintFoot(brush, result);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** Both kinds, or whatever else there is to write with. */
function lettersAreThere(): Promise<unknown> {
  const asked: Promise<unknown>[] = [];
  fetchLetters(
    (letters: Letters) => {
      const coming = fetchFromPage(letters);
      asked.push(coming.catch(() => undefined));
      return coming;
    },
    () => undefined,
  );
  return Promise.all(asked);
}

function paintTable({ context, colour }: Brush): void {
  const { width, height } = PICTURE;
  const lamp = context.createRadialGradient(
    width / 2,
    height * 0.3,
    0,
    width / 2,
    height * 0.3,
    height * 0.85,
  );
  lamp.addColorStop(0, colour("--table-light"));
  lamp.addColorStop(0.42, colour("--table"));
  lamp.addColorStop(1, colour("--table-deep"));
  context.fillStyle = lamp;
  context.fillRect(0, 0, width, height);
}

function paintHead(brush: Brush, { game, title }: PictureOfResult): void {
  const { context, colour } = brush;
  paintWordmark(brush, EDGE, 46, 0.62);
  write(brush, game, PICTURE.width - EDGE, 104, {
    size: 34,
    align: "right",
    colour: colour("--on-table-soft"),
  });
  context.font = fontOf("title", 100);
  const size = Math.min(100, (100 * (PICTURE.width - 2 * EDGE)) / context.measureText(title).width);
  write(brush, title, PICTURE.width / 2, 222, {
    size: Math.max(44, size),
    letters: "title",
    align: "center",
    colour: colour("--win"),
  });
}

function paintWordmark({ context, colour, palette }: Brush, x: number, y: number, scale: number): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  for (const letter of LETTERS)
    tumbled(context, letter, () => {
      context.fillStyle = colour("--on-table");
      context.fill(new Path2D(letter.d), "evenodd");
    });
  for (const thrown of THROWN)
    tumbled(context, thrown, () => {
      CARD.forEach((part, at) => {
        context.fillStyle = (at ? palette[`fill ${thrown.ink}`] : palette.paper) ?? "#fff";
        context.beginPath();
        context.roundRect(part.x, part.y, part.width, part.height, part.round);
        context.fill();
      });
    });
  context.restore();
}

function tumbled(
  context: Context,
  { x, y, turn, about: [aboutX, aboutY] }: Tumbling,
  paintIt: () => void,
): void {
  context.save();
  context.translate(x + aboutX, y + aboutY);
  context.rotate((turn * Math.PI) / 180);
  context.translate(-aboutX, -aboutY);
  paintIt();
  context.restore();
}

function paintPodium(brush: Brush, result: PictureOfResult): void {
  const { columns, step, shows } = result;
  const { context, colour } = brush;
  const room = (PICTURE.width - 2 * EDGE) / Math.max(3, columns.length);
  columns.forEach((column, at) => {
    const middle = PICTURE.width / 2 + (at - (columns.length - 1) / 2) * room;
    const { size } = step(column.seat, 0);
    const high = TOWER / (1 + shows * (HIGHEST - 1));
    const wide = Math.min((high * size.width) / size.height, room * 0.86);
    const each = (wide * size.height) / size.width;
    if (column.place === 1) paintGlow(brush, middle, FLOOR - TOWER / 2, room);
    const heights = Array.from({ length: column.height }, (_, height) => height);
    for (const height of shows < 0.5 ? heights.reverse() : heights) {
      const y = FLOOR - each - height * each * shows;
      paintPiece(brush, step(column.seat, height), middle, y + each / 2, wide, leaning(column.seat, height));
    }
    paintWho(brush, result, column, middle, FLOOR - each * (1 + shows * (column.height - 1)), room);
  });
  context.fillStyle = colour("--line");
  context.fillRect(EDGE, FLOOR + 6, PICTURE.width - 2 * EDGE, 8);
}

function paintGlow({ context, colour }: Brush, x: number, y: number, room: number): void {
  const lamp = context.createRadialGradient(x, y, 0, x, y, room * 1.3);
  lamp.addColorStop(0, colour("--accent"));
  lamp.addColorStop(1, "transparent");
  context.save();
  context.globalAlpha = 0.22;
  context.fillStyle = lamp;
  context.fillRect(x - room * 1.3, y - room * 1.3, room * 2.6, room * 2.6);
  context.restore();
}

function paintWho(
  brush: Brush,
  { nameOf, backOf }: PictureOfResult,
  { seat, place, total }: PodiumColumn,
  middle: number,
  top: number,
  room: number,
): void {
  const [name, number] = place === 1 ? [40, 62] : [32, 46];
  const colour = brush.colour(place === 1 ? "--win" : "--on-table");
  write(brush, withMinus(total), middle, top - 22, {
    size: number,
    letters: "title",
    align: "center",
    colour,
  });
  write(brush, nameOf(seat), middle, top - 30 - number, {
    size: name,
    align: "center",
    colour: brush.colour("--on-table"),
    most: room - 12,
  });
  const wide = place === 1 ? 76 : 58;
  paintPiece(brush, backPiece(backOf(seat)), middle, top - 44 - number - name - wide * 0.7, wide, -4);
}

function paintPiece(brush: Brush, piece: Piece, x: number, y: number, wide: number, lean: number): void {
  const { context, palette } = brush;
  const scale = wide / piece.size.width;
  context.save();
  context.translate(x, y);
  context.rotate((lean * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-piece.size.width / 2, -piece.size.height / 2);
  context.shadowColor = "rgb(3 14 18 / 40%)";
  context.shadowBlur = 5;
  context.shadowOffsetY = 2;
  paint(context, piece.marks.slice(0, 1), palette);
  context.shadowColor = "transparent";
  paint(context, piece.marks.slice(1), palette);
  context.restore();
}

/** The honours, and all others in a few lines. */
function paintFoot(brush: Brush, { honours, others, nameOf }: PictureOfResult): void {
  const [soft, ink] = [brush.colour("--on-table-soft"), brush.colour("--on-table")];
  const most = PICTURE.width - 2 * EDGE;
  let y = FLOOR + 76;
  const told = others.map(({ seat, place, total }) => `${place}. ${nameOf(seat)} ${withMinus(total)}`);
  for (const line of wrapped(brush, told, 30, most).slice(0, FEW_LINES)) {
    write(brush, line, PICTURE.width / 2, y, { size: 30, align: "center", colour: soft, most });
    y += LINE;
  }
  for (const { title, names, about } of honours) {
    write(brush, `${title}: ${names}`, EDGE, y + 20, { size: 36, align: "left", colour: ink, most });
    write(brush, about, EDGE, y + 62, { size: 29, align: "left", colour: soft, most });
    y += HONOUR;
  }
}

/** As many in a line as fit. */
function wrapped({ context }: Brush, words: readonly string[], size: number, most: number): string[] {
  context.font = fontOf("text", size);
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)}   ${word}` : word;
    if (lines.length && context.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Writing {
  size: number;
  align: CanvasTextAlign;
  colour: string;
  letters?: Letters;
  /** What is wider is written smaller. */
  most?: number;
}

function write({ context }: Brush, text: string, x: number, y: number, writing: Writing): void {
  const { size, align, colour, letters = "text", most = PICTURE.width } = writing;
  context.font = fontOf(letters, size);
  const width = context.measureText(text).width;
  if (width > most) context.font = fontOf(letters, (size * most) / width);
  context.textAlign = align;
  context.fillStyle = colour;
  context.fillText(text, x, y);
}
