import { createRoot, createSignal } from "solid-js";
import { expect, test, vi } from "vitest";
import { layout } from "../../../src/games/board/layout";
import { paintLaid } from "../../../src/games/board/painting/laid";
import type { Look } from "../../../src/games/board/painting/looks";
import { paintTokens } from "../../../src/games/board/painting/tokens";
import type { Scene } from "../../../src/games/board/scene";
import type { BoardLaidCard, BoardSnapshot } from "../../../src/games/board/wire";
import type { Order } from "../../../src/kit/painting/orders";

vi.mock("../../../src/kit/preferences", () => ({ lessMotion: () => false }));

const PLACES = layout({ width: 390, height: 700, columns: 15, rows: 15, others: 3, hand: "right" });
const laid = (near: string, far: string, seat = 0): BoardLaidCard => ({
  seat,
  card: ["red", "blue"],
  near,
  far,
});
const START = { cards: [laid("a1", "a2")], jokers: {}, tokens: { 1: "a2" }, debts: [] };

/** What is ordered at each change of the round. */
function table() {
  const [round, setRound] = createSignal({ ...START } as unknown as BoardSnapshot);
  const [marked, setMarked] = createSignal<BoardLaidCard | null>(null);
  let orders: Order<Look>[] = [];
  const heard = (): Order<Look>[] => orders.splice(0);
  const scene = {
    view: { round },
    layout: () => PLACES,
    painting: { order: (one: Order<Look>) => orders.push(one) },
  } as unknown as Scene;
  createRoot(() => {
    paintLaid(scene, marked);
    paintTokens(scene);
  });
  const change = (part: Partial<BoardSnapshot>): Order<Look>[] => {
    orders = [];
    setRound((before) => ({ ...before, ...part }));
    return heard();
  };
  const ask = (card: BoardLaidCard | null): Order<Look>[] => {
    orders = [];
    setMarked(card);
    return heard();
  };
  return { heard, change, ask };
}

const places = (orders: Order<Look>[]) =>
  orders.flatMap((one) => (one.order === "place" ? [[one.place, one.box !== null]] : []));

test("only what is new on the board is ordered", () => {
  const { heard, change } = table();
  expect(places(heard())).toEqual([
    ["a1 a2", true],
    ["token 1", true],
  ]);
  expect(places(change({ cards: [laid("a1", "a2"), laid("b1", "b2")] }))).toEqual([["b1 b2", true]]);
});

test("a card that was foreseen and then comes true is left in peace, on its way as it may be", () => {
  const { change } = table();
  change({ cards: [laid("a1", "a2"), laid("b1", "b2")] });
  expect(change({ cards: [laid("a1", "a2"), laid("c1", "c2", 1), laid("b1", "b2")] })).toHaveLength(1);
});

test("a card that somebody else has laid there instead is theirs", () => {
  const { change } = table();
  const orders = change({ cards: [laid("a1", "a2", 1)] });
  expect(places(orders)).toEqual([
    ["a1 a2", false],
    ["a1 a2", true],
  ]);
  expect(orders.at(-1)).toMatchObject({ pieces: [{ look: { frame: "double" } }] });
});

test("a token that moves walks from where it stood, above the cards", () => {
  const { change } = table();
  const orders = change({ tokens: { 1: "b2" } });
  expect(orders.map(({ order }) => order)).toEqual(["place", "fly"]);
  expect(orders[1]).toMatchObject({ name: "token 1", onto: { place: "token 1" }, layer: 2 });
});

test("a token that is blocked sways until the debt is paid", () => {
  const { change } = table();
  expect(change({ debts: [{ seat: 1, token: 1, number: 1, open: false }] })).toMatchObject([
    { place: "token 1", pieces: [{ sways: true }] },
  ]);
  expect(change({ debts: [] })[0]).not.toHaveProperty("pieces.0.sways");
});

test("while a neighbour's card is asked about, it stands out and all others are pale", () => {
  const { change, ask } = table();
  change({ cards: [laid("a1", "a2"), laid("b1", "b2")] });
  expect(ask(laid("b1", "b2"))).toMatchObject([
    { place: "a1 a2", pieces: [{ opacity: 0.35 }], layer: 0 },
    { place: "b1 b2", pieces: [{ look: { as: "marked" } }], layer: 1 },
  ]);
});
