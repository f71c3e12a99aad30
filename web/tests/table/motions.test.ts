import { expect, test } from "vitest";
import type { Event, GameName, Refused } from "../../src/net/wire";
import type { EventOf } from "../../src/table/game";
import type { Moment } from "../../src/table/mirror";
import { showMotions } from "../../src/table/motions";
import type { RaceSession } from "../../src/table/raceSession";

const left = (seat: number): EventOf<GameName> => ({ event: "departed", seat });
const seatOf = (event: Event | EventOf<GameName>): number => ("seat" in event ? event.seat : 0);
const refused = (n: number, by?: number): Refused => ({
  frame: "refused",
  n,
  rule: "ALL-3",
  reason: "",
  ...(by !== undefined && { by }),
});

/** What is shown of the moments, in a line; those have fallen that are told so. */
function table() {
  let hear = (_: Moment): void => undefined;
  const on = (listener: typeof hear): void => {
    hear = listener;
  };
  const shown: string[] = [];
  const fallen = new Set<number>();
  showMotions({ on } as unknown as RaceSession, {
    done: (event) => shown.push(`done ${seatOf(event)}`),
    happened: (event) => shown.push(`happened ${seatOf(event)}`),
    stands: ({ events }) => !events.some((event) => fallen.has(seatOf(event))),
    takeBack: (lost, by) => {
      shown.push(`back ${lost.flatMap(({ events }) => events.map(seatOf))} by ${by}`);
    },
    shownAnew: () => shown.push("anew"),
  });
  const show = (...moments: Moment[]): string[] => {
    shown.length = 0;
    for (const moment of moments) hear(moment);
    return [...shown];
  };
  return { show, fallen };
}

const done = (n: number): Moment => ({ moment: "done", n, events: [left(n)] });
const happened = (seat: number, expected: boolean): Moment => ({
  moment: "happened",
  seat: 2,
  events: [left(seat) as Event],
  expected,
});
const refusedAs = (n: number, by?: number): Moment => ({
  moment: "refused",
  n,
  command: { do: "stop" },
  refused: refused(n, by),
  events: [left(n)],
});

test("what was shown when it was done is not shown again", () => {
  const { show } = table();
  expect(show(done(1), happened(1, true), happened(2, false))).toEqual(["done 1", "happened 2"]);
});

test("what did not count is taken back once, and with who was quicker", () => {
  const { show } = table();
  expect(show(done(1), refusedAs(1, 3), refusedAs(1, 3))).toEqual(["done 1", "back 1 by 3"]);
});

test("what no longer stands goes back before the house has answered", () => {
  const { show, fallen } = table();
  show(done(1), done(2), done(3));
  fallen.add(1).add(3);
  expect(show(happened(4, false), refusedAs(1), refusedAs(3))).toEqual(["happened 4", "back 1,3 by 2"]);
});

test("what was answered, or shown anew, is never taken back", () => {
  const { show, fallen } = table();
  show(done(1), { moment: "answered", n: 1 }, done(2));
  fallen.add(1).add(2);
  expect(show({ moment: "shown anew" }, happened(4, false))).toEqual(["anew", "happened 4"]);
});
