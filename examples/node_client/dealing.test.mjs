// The deals of docs/dealing.json, dealt again. `node --test *.test.mjs` runs the tests.

import assert from "node:assert/strict";
import test from "node:test";
import { mixed, Stream, sha256 } from "./chance.mjs";
import { BOX } from "./deal.mjs";
import { GAMES } from "./games/index.mjs";

const bytes = (hex) => Buffer.from(hex, "hex");

test("a stream", () => {
  const { seed, name, words, below, shuffled } = BOX.stream;
  const stream = () => new Stream(bytes(seed), ...name.split("/"));
  const [one, other] = [stream(), stream()];
  assert.deepEqual(
    words.map(() => one.word()),
    words,
  );
  for (const [limit, number] of below) assert.equal(other.below(limit), number);
  assert.deepEqual(stream().shuffled([...shuffled.keys()]), shuffled);
});

for (const told of BOX.deals) {
  test(`${told.game} for ${told.players} ${JSON.stringify(told.options)}`, () => {
    assert.equal(sha256(bytes(told.seed)).toString("hex"), told.hash);
    const seed = mixed(bytes(told.seed), told.nonces.map(bytes));
    assert.equal(seed.toString("hex"), told.mixed);
    const { game, players } = told;
    const options =
      game === "board" ? { layout: "block", tokens: "recommended", ...told.options } : told.options;
    const round = { ...told, aside: told.aside ?? Array(players).fill([]) };
    compare(new GAMES[game].Deal({ seed, game, players, options, number: 1, round }), told);
  });
}

/** Board and tokens are compared by the deal itself. */
function compare(deal, { stocks, rows, hands, cups, dice, decks }) {
  if (stocks) {
    assert.deepEqual(
      deal.areas.map(({ stock }) => stock),
      stocks,
    );
    assert.deepEqual(
      deal.areas.map(({ row }) => row.flat()),
      rows,
    );
    assert.deepEqual(
      deal.areas.map(({ hand }) => hand),
      hands,
    );
  } else if (cups) {
    assert.deepEqual(
      deal.dice.map((drawn) => drawn.flat()),
      cups,
    );
    deal.hear({ event: "all_rolled", dice });
  } else {
    assert.deepEqual(
      deal.decks.map(({ cards }) => cards),
      decks,
    );
  }
}
