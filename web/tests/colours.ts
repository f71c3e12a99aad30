// The colours that the style sheets declare, computed as a browser computes them, and how well one reads on another.

import { readFileSync } from "node:fs";

export type Tokens = Record<string, string>;
type Three = [number, number, number];

const SHEET = /([^{}]+)\{([^{}]*)\}/g;

export function sheet(path: string): string {
  return readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
}

/** All that is declared for exactly this selector. */
export function declared(css: string, selector: string): Tokens {
  const bodies = [...css.matchAll(SHEET)].filter(([, found]) => found?.trim() === selector);
  const lines = bodies.flatMap(([, , body]) => body?.split(";") ?? []);
  const pairs = lines.map((line) => line.split(/:(.*)/s).map((part) => part.trim()));
  return Object.fromEntries(pairs.filter(([name, value]) => name && value));
}

/** What a text of a style sheet comes to: a hex, a token, a mixture; white at last lets nothing through. */
export function colour(text: string, tokens: Tokens): Three {
  if (text.startsWith("#")) return linear(text);
  const token = /^var\((--[\w-]+)\)$/.exec(text)?.[1];
  if (token) return colour(tokens[token] ?? missing(token), tokens);
  const [one, share, other] = mixture(text);
  return mixed(colour(one, tokens), colour(other, tokens), share);
}

function missing(token: string): never {
  throw new Error(`nothing declares ${token}`);
}

/** `color-mix(in oklab, one, other 45%)`, or with the share of the first. */
function mixture(text: string): [one: string, share: number, other: string] {
  const [, inside] = /^color-mix\(in oklab, (.*)\)$/s.exec(text) ?? missing(text);
  const comma = outerComma(inside ?? "");
  const [one, ofOne] = withShare(inside?.slice(0, comma) ?? "");
  const [other, ofOther] = withShare(inside?.slice(comma + 1) ?? "");
  return [one, ofOne ?? 1 - (ofOther ?? 0.5), other];
}

function outerComma(text: string): number {
  let depth = 0;
  return [...text].findIndex((letter) => {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    return letter === "," && depth === 0;
  });
}

function withShare(text: string): [colour: string, share: number | null] {
  const [, found, percent] = /^(.*?)(?: (\d+)%)?$/s.exec(text.trim()) ?? [];
  return [found ?? "", percent ? Number(percent) / 100 : null];
}

/** What shows where `one` is printed over `other` and lets it shine through. */
export function over(one: Three, other: Three, opacity: number): Three {
  const channel = (at: 0 | 1 | 2): number =>
    toLinear(toGamma(one[at]) * opacity + toGamma(other[at]) * (1 - opacity));
  return [channel(0), channel(1), channel(2)];
}

export function contrast(one: Three, other: Three): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Three): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(hex: string): Three {
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

// Oklab, as https://www.w3.org/TR/css-color-4/#color-conversion-code has it

const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const FROM_LAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const FROM_CONES = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

type Matrix = readonly (readonly [number, number, number])[];

function times(matrix: Matrix, [x, y, z]: Three): Three {
  return matrix.map(([a, b, c]) => a * x + b * y + c * z) as Three;
}

function mixed(one: Three, other: Three, share: number): Three {
  const lab = (rgb: Three): Three => times(TO_LAB, times(TO_CONES, rgb).map(Math.cbrt) as Three);
  const [from, to] = [lab(other), lab(one)];
  const between = from.map((value, at) => value + ((to[at] ?? 0) - value) * share) as Three;
  return times(FROM_CONES, times(FROM_LAB, between).map((value) => value ** 3) as Three);
}
