// A name of a type, or of a component that is exported, occurs once in a layer: who searches for it finds one thing.
//
// Words are left out: each folder has its own. So are names on the wire of REST, and components that are loaded later:
// `lazy` ones have the name of what they load.

import { expect, test } from "vitest";
import { filesIn, read } from "./mentions";

const WORDS = /\/words(\/|\.ts$)/;
const MODULES = filesIn("src").filter(
  (file) => /\.tsx?$/.test(file) && !WORDS.test(file) && !/wireRest/.test(file),
);
const TYPE = /^(?:export )?(?:interface|type|class) (\w+)/gm;
const COMPONENT = /^export (?:default )?(?:function ([A-Z]\w*)|const ([A-Z][a-z]\w*) = (?!lazy\())/gm;

/** A game and a mechanic is a layer of its own, as `src` itself is. */
function layerOf(file: string): string {
  const [, folder, name, inside] = file.split("/");
  return inside && (folder === "games" || folder === "mechanics")
    ? `${folder}/${name}`
    : name
      ? `${folder}`
      : "src";
}

function namesIn(file: string): string[] {
  const text = read(file);
  const found = [...text.matchAll(TYPE), ...text.matchAll(COMPONENT)];
  return found.map(([, one, other]) => `${layerOf(file)}: ${one ?? other}`);
}

test("a type or a component has a name of its own in its layer", () => {
  const seen = new Map<string, string[]>();
  for (const file of MODULES)
    for (const name of namesIn(file)) seen.set(name, [...(seen.get(name) ?? []), file]);
  expect(seen.size).toBeGreaterThan(500);
  expect([...seen].filter(([, files]) => files.length > 1)).toEqual([]);
});
