// The compiler of manuals: a file is what it says and, like all others of its folder, built like the English one.

import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { LANGUAGES } from "../../src/words/languages.ts";
import type { Manual } from "../../src/words/manual.ts";
import { differences } from "./outline.ts";
import { parseManual } from "./parse.ts";

export const ORIGINAL = "en.md";

/** Fails with a sentence that says what to do. */
export function compileManual(file: string): Manual {
  const original = join(dirname(file), ORIGINAL);
  checkLanguages(file);
  const manual = parsed(file);
  const troubles = differences(parsed(original), manual);
  if (troubles.length) {
    const all = troubles.map((trouble) => `\n  ${trouble}`).join("");
    throw new Error(`${named(file)} must be built like ${ORIGINAL} beside it, but${all}`);
  }
  return manual;
}

function checkLanguages(file: string): void {
  const wanted = LANGUAGES.map((language) => `${language}.md`);
  if (!wanted.includes(basename(file))) {
    throw new Error(`${named(file)} is in no language of src/words/languages.ts: add it there first`);
  }
  const missing = wanted.map((name) => join(dirname(file), name)).find((path) => !existsSync(path));
  if (missing) throw new Error(`${named(missing)} is missing: copy one of its neighbours and translate it`);
}

function parsed(file: string): Manual {
  try {
    return parseManual(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${named(file)}, ${(error as Error).message}`);
  }
}

const named = (file: string): string => relative(process.cwd(), file).replaceAll("\\", "/");
