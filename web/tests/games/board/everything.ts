import { CARDS, inOrder } from "../../../src/games/board/rulebook/cards";
import { boardOf } from "../../../src/games/board/rulebook/squares";
import type { BoardOptions, BoardSnapshot } from "../../../src/games/board/wire";
import type { Command } from "../../everything";
import type { Golden } from "../../golden";
import { legalLays, legalPays } from "./legalAims";

export function everything(round: BoardSnapshot, seat: number, { head }: Golden): Command[] {
  const options = head.options as BoardOptions;
  const squares = [...boardOf(round.board).colours.keys()];
  const cards = round.cards.map(({ card }) => card);
  const judged = [...new Map(cards.map((card) => [String(card), card])).values()];
  return [
    ...legalLays(round, options, seat),
    ...legalPays(round, options, seat),
    ...squares.map((square) => ({ do: "place_token", square })),
    ...judged.flatMap((card) => [true, false].map((right) => ({ do: "judge", card, right }))),
    ...choices(round, seat),
    { do: "turn_up" },
  ];
}

/** As many as are due, of all cards. */
function choices({ duties, aside }: BoardSnapshot, seat: number): Command[] {
  const due = duties[seat];
  if (!due) return [{ do: "choose" }];
  return combinations(CARDS, due.on ?? 0).flatMap((on) =>
    combinations(inOrder([...(aside[seat] ?? []), ...on]), due.off ?? 0).map((off) => {
      return { do: "choose", ...(on.length && { on }), ...(off.length && { off }) };
    }),
  );
}

function combinations<T>(things: readonly T[], count: number): T[][] {
  if (!count) return [[]];
  return things.flatMap((thing, n) =>
    combinations(things.slice(n + 1), count - 1).map((rest) => [thing, ...rest]),
  );
}
