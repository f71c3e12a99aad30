// The board is painted as it is: its rows, what each wants, and the dice that were placed.

import { createEffect, createMemo, indexArray, on, onCleanup } from "solid-js";
import type { Box } from "../../../kit/box";
import { lessMotion } from "../../../kit/preferences";
import type { Scene } from "../scene";
import { COLOURS, type DieColour } from "../tray";
import { dieLook, type Look } from "./looks";
import { placeName, rowName } from "./names";

const FULL = 7;
const CALL_MS = 630;
const MARK = 0.72; // of the room for a sign
const LARGEST_MARK = 0.5; // of a place
const LAYERS = { rows: 0, signs: 1, dice: 2 };

export function paintBoard(scene: Scene): void {
  for (const colour of COLOURS) {
    paintRow(scene, colour);
    paintDice(scene, colour);
    callFor(scene, colour);
  }
}

function paintRow(scene: Scene, colour: DieColour): void {
  const { view } = scene;
  const form = createMemo(() => (scene.inHand() ? "head" : "lane"));
  const wanted = () => view.wanted(colour);
  lay(scene, `band ${colour}`, LAYERS.rows, () => ({
    box: scene.row(colour).all,
    look: { row: colour, form: form(), wanted: wanted(), lit: scene.inHand() || !view.stopped() },
  }));
  lay(scene, rowName(colour), LAYERS.signs, () => {
    const { sign, places } = scene.row(colour);
    const size = Math.min(sign.width * MARK, (places[0]?.width ?? 0) * LARGEST_MARK);
    return { box: sign, look: { sign: colour, size, full: wanted() === FULL } };
  });
}

/** On a phone before a TV they only pass by. */
function paintDice(scene: Scene, colour: DieColour): void {
  const owners = createMemo(() => (scene.inHand() ? [] : scene.view.owners(colour)));
  createEffect(
    indexArray(owners, (owner, at) => {
      const die = [colour, at + 1] as const;
      lay(scene, placeName(colour, at + 1), LAYERS.dice, () => ({
        box: scene.row(colour).places[at] as Box,
        look: dieLook([...die], scene.view.backOf(owner())),
      }));
    }),
  );
}

/** The place that a row wants filled next makes itself known. */
function callFor({ painting, row, view }: Scene, colour: DieColour): void {
  createEffect(
    on(
      () => view.wanted(colour),
      (wanted) => {
        const place = row(colour).places[wanted - 1];
        if (!place || view.stopped() || lessMotion()) return;
        const [from, to] = [around(place, 0.9), around(place, 1.08)];
        const flight = { ms: CALL_MS };
        painting.order({
          order: "fly",
          name: `call ${colour}`,
          look: { ring: colour },
          from,
          to,
          flight,
          way: "ring",
        });
      },
    ),
  );
}

/** A ring that is larger than the place, and so many times as large as it will ever be. */
function around({ x, y, width, height }: Box, times: number): Box {
  const side = width * 1.18 * times;
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

export function lay(
  scene: Scene,
  place: string,
  layer: number,
  what: () => { box: Box | null; look: Look },
): void {
  const { order } = scene.painting;
  createEffect(() => {
    const { box, look } = what();
    order({ order: "place", place, box, pieces: [{ look, height: 0 }], layer });
  });
  onCleanup(() => order({ order: "place", place, box: null, pieces: [] }));
}
