// The faces of the bots, which are named after trees and look like them: a crown of leaves, and a face in the wood.

export interface TreeFace {
  crown: keyof typeof CROWNS;
  leaf: "spring" | "summer" | "needle" | "gold" | "autumn" | "blue";
  wood: "pale" | "light" | "brown" | "red";
  eyes: keyof typeof EYES;
  mouth: keyof typeof MOUTHS;
  /** Berries, nuts or acorns among the leaves. */
  fruit?: "red" | "blue" | "brown";
}

export const CROWNS = {
  round: "M9 26C3 23 3 13 11 12 11 5 21 1 26 6 33 2 42 8 39 15c6 3 5 11 0 12C32 22 16 22 9 26Z",
  drop: "M24 1C37 6 43 17 40 28 32 22 16 22 8 28 5 17 11 6 24 1Z",
  cone: "M24 0 34 12H30L39 21H34L41 29C32 23 16 23 7 29L14 21H9L18 12H14Z",
  layers: "M24 1 31 8H28L37 14H33L43 21H37L42 28C33 23 15 23 6 28L11 21H5L15 14H11L20 8H17Z",
  star: "M24 0 28 8 36 4 35 12 45 14 38 20 42 28C33 22 15 22 6 28L10 20 3 14 13 12 12 4 20 8Z",
  lobes:
    "M24 2C29-1 34 3 33 7 38 5 43 10 40 15 45 17 45 25 40 28 32 22 16 22 8 28 3 25 3 17 8 15 5 10 10 5 15 7 14 3 19-1 24 2Z",
  spikes: "M24 0 27 8 34 3 34 11 42 9 39 16 46 18 41 28C33 22 15 22 7 28L2 18 9 16 6 9 14 11 14 3 21 8Z",
} as const;

export const FRUITS: readonly (readonly [number, number])[] = [
  [15, 13],
  [25, 8],
  [34, 15],
];

/** Strokes, and dots of no length. */
export const EYES = {
  bright: "M18 31v.01M30 31v.01",
  wide: "M17 30v2M31 30v2",
  merry: "M15 32q3-4 6 0M27 32q3-4 6 0",
  sleepy: "M15 30q3 3 6 0M27 30q3 3 6 0",
  wink: "M18 31v.01M27 31h6",
} as const;

export const MOUTHS = {
  smile: "M19 37q5 5 10 0",
  grin: "M17 36q7 8 14 0Z",
  small: "M22 38q2 2 4 0",
  crooked: "M19 39q6 0 10-3",
  astonished: "M22.5 38.5a1.5 2 0 1 0 3 0a1.5 2 0 1 0-3 0Z",
} as const;

const FACES: Readonly<Record<string, TreeFace>> = {
  Ash: { crown: "drop", leaf: "spring", wood: "light", eyes: "bright", mouth: "smile" },
  Birch: { crown: "drop", leaf: "gold", wood: "pale", eyes: "wide", mouth: "small" },
  Cedar: { crown: "layers", leaf: "blue", wood: "red", eyes: "merry", mouth: "smile" },
  Elm: { crown: "round", leaf: "summer", wood: "brown", eyes: "bright", mouth: "crooked" },
  Fir: { crown: "cone", leaf: "needle", wood: "brown", eyes: "wide", mouth: "grin" },
  Hazel: { crown: "round", leaf: "spring", wood: "light", eyes: "wink", mouth: "smile", fruit: "brown" },
  Juniper: { crown: "spikes", leaf: "needle", wood: "red", eyes: "sleepy", mouth: "small", fruit: "blue" },
  Larch: { crown: "cone", leaf: "gold", wood: "red", eyes: "bright", mouth: "grin" },
  Maple: { crown: "star", leaf: "autumn", wood: "light", eyes: "merry", mouth: "grin" },
  Oak: { crown: "lobes", leaf: "summer", wood: "brown", eyes: "sleepy", mouth: "smile", fruit: "brown" },
  Pine: { crown: "layers", leaf: "needle", wood: "light", eyes: "bright", mouth: "astonished" },
  Rowan: { crown: "round", leaf: "summer", wood: "pale", eyes: "merry", mouth: "crooked", fruit: "red" },
};

export const TREES = Object.keys(FACES);

/** What the house calls the trees in other languages. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  Ash: ["Esche", "Fresno", "Frêne", "Frassino", "Es"],
  Birch: ["Birke", "Abedul", "Bouleau", "Betulla", "Berk"],
  Cedar: ["Zeder", "Cedro", "Cèdre", "Ceder"],
  Elm: ["Ulme", "Olmo", "Orme", "Iep"],
  Fir: ["Tanne", "Abeto", "Sapin", "Abete", "Spar"],
  Hazel: ["Hasel", "Avellano", "Noisetier", "Nocciolo", "Hazelaar"],
  Juniper: ["Wacholder", "Enebro", "Genévrier", "Ginepro", "Jeneverbes"],
  Larch: ["Lärche", "Alerce", "Mélèze", "Larice", "Lariks"],
  Maple: ["Ahorn", "Arce", "Érable", "Acero", "Esdoorn"],
  Oak: ["Eiche", "Roble", "Chêne", "Quercia", "Eik"],
  Pine: ["Kiefer", "Pino", "Pin", "Pijnboom"],
  Rowan: ["Eberesche", "Serbal", "Sorbier", "Sorbo", "Lijsterbes"],
};

export function treeOf(name: string): string | undefined {
  return TREES.find((tree) => tree === name || ALSO_CALLED[tree]?.includes(name));
}

/** Who is not in the wood has the face of one who is, and always the same. */
export function faceOf(name: string): TreeFace {
  const faces = Object.values(FACES);
  const letters = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return FACES[treeOf(name) ?? ""] ?? (faces[letters % faces.length] as TreeFace);
}
