// A session at a film: what is told while it plays, and what is shown wherever one jumps.

import { createRoot } from "solid-js";
import { describe, expect, test } from "vitest";
import { type Film, timesOf } from "../../src/films/film";
import { FilmSession } from "../../src/films/filmSession";
import { lineOf } from "../../src/films/lines";
import { cuesUntil, type Look, scriptOf } from "../../src/films/script";
import { takenBy, wouldCount } from "../../src/films/taken";
import type { Moment } from "../../src/table/mirror";
import { digest, goldenFilms, showingOf } from "./goldenFilms";

const films = goldenFilms();
const EVERYBODY: Look = { seat: null, asSeen: false };

function opened(film: Film, look: Look = EVERYBODY): { session: FilmSession; told: Moment[] } {
  return createRoot(() => {
    const session = new FilmSession(showingOf(film), look);
    const told: Moment[] = [];
    session.on((moment) => told.push(moment));
    return { session, told };
  });
}

const end = (film: Film): number => timesOf(film).at(-1) ?? 0;
const shown = (session: FilmSession): string =>
  digest([session.known(), session.round(), session.faceDown()]);

describe.each(films.map((golden) => [golden.name, golden] as const))("%s", (_, { film, saw }) => {
  test("played in small steps, everything is told once, in its order", () => {
    const { session, told } = opened(film);
    for (let at = 0; at <= end(film) + 100; at += 97) session.play(at);
    expect(told.length).toBeGreaterThan(0);
    const happened = told.flatMap((moment) => (moment.moment === "happened" ? moment.events : []));
    expect(happened).toEqual(film.shots.slice(1).flatMap(([, , events]) => events));
    expect(digest(session.known().last)).toBe(saw.at(-1)?.view);
  });

  test("stepped on and back, all is as it was", () => {
    const { session } = opened(film, { seat: 0, asSeen: false });
    const { cues } = session.script;
    const forward = cues.map((cue, n) => {
      if (n > 0) expect(session.step(1)).toBe(cue.at);
      return shown(session);
    });
    expect(session.step(1)).toBe(cues.at(-1)?.at);
    const back = cues.slice(1).map(() => {
      session.step(-1);
      return shown(session);
    });
    expect(back).toEqual(forward.slice(0, -1).reverse());
    session.step(-1);
    expect(session.now()).toBe(cues[0]?.at);
  });

  test("a jump is shown anew, as if it had been played until there", () => {
    const { session, told } = opened(film);
    const played = opened(film).session;
    for (let at = 0; at < end(film); at += 1709) {
      session.jump(at);
      played.play(at);
      expect(shown(session)).toBe(shown(played));
      expect(told.at(-1)).toEqual({ moment: "shown anew" });
    }
  });

  test("nothing can be done", async () => {
    const { session } = opened(film, { seat: 0, asSeen: false });
    session.play(end(film) / 2);
    expect(await session.do({ do: "roll" } as never)).not.toBeNull();
    expect(session.attempt({ do: "roll" } as never)).toBe(false);
  });
});

describe("lost races", () => {
  const raced = films.filter(({ film }) => film.lost?.length);
  /** Bots reach for what they saw a while ago, and sometimes could not have it any more: nothing of that was seen. */
  const seenBy = (film: Film, seat: number): number => {
    const showing = showingOf(film);
    const races = (film.lost ?? []).filter(([, by]) => by === seat);
    return races.filter((race) => wouldCount(showing, takenBy(showing, race) ?? 0, race)).length;
  };

  test("most of them can be seen", () => {
    const all = raced.flatMap(({ film }) => film.lost ?? []).length;
    const seen = raced.flatMap(({ film }) => film.players.map((_, seat) => seenBy(film, seat)));
    expect(seen.reduce((sum, one) => sum + one)).toBeGreaterThan(all / 2);
  });

  test.each(raced.map(({ name, film }) => [name, film] as const))("are seen in %s", (_, film) => {
    for (const [, seat] of film.lost ?? []) {
      for (const asSeen of [false, true]) {
        const { session, told } = opened(film, { seat, asSeen });
        while (session.script.cues.length > 1 && session.last() !== session.script.cues.at(-1))
          session.step(1);
        const done = told.flatMap((moment) => (moment.moment === "done" ? [moment.n] : []));
        const refused = told.flatMap((moment) => (moment.moment === "refused" ? [moment] : []));
        expect(refused.map(({ n }) => n).sort()).toEqual(done.sort());
        expect(refused.every(({ refused: { by } }) => by !== undefined && by !== seat)).toBe(true);
        expect(refused.length).toBeGreaterThanOrEqual(seenBy(film, seat));
        if (!refused.length) continue;
        const [fallen] = refused;
        const before = told.slice(0, told.indexOf(fallen as Moment));
        const rival = fallen?.refused.by;
        expect(before.some((moment) => moment.moment === "happened" && moment.seat === rival)).toBe(true);
      }
    }
  });

  test("are nothing that others saw", () => {
    for (const { film } of raced)
      expect(scriptOf(showingOf(film), EVERYBODY).cues.every(({ cue }) => cue === "shot")).toBe(true);
  });
});

describe("as a seat saw it", () => {
  const far = films.filter(({ film }) => lineOf(film, 2) > 0);

  test("others' shots come later by half of the line, the own ones earlier; in the same order", () => {
    expect(far.length).toBeGreaterThan(0);
    for (const { film } of far) {
      const way = lineOf(film, 2) / 2;
      const house = scriptOf(showingOf(film), { seat: 2, asSeen: false }).cues.filter(
        ({ cue }) => cue === "shot",
      );
      const seen = scriptOf(showingOf(film), { seat: 2, asSeen: true }).cues.filter(
        ({ cue }) => cue === "shot",
      );
      film.shots.forEach(([, seat], shot) => {
        const [one, other] = [house[shot], seen[shot]];
        expect(other).toMatchObject({ shot });
        if (seat !== 2) expect((other?.at ?? 0) - (one?.at ?? 0)).toBe(way);
        else expect(other?.at).toBeGreaterThanOrEqual((one?.at ?? 0) - way);
      });
      expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).sort((a, b) => a - b));
    }
  });

  test("where the line is unknown, nothing is shifted", () => {
    for (const { film } of films) {
      if (lineOf(film, 0) !== 0) continue;
      const look = (asSeen: boolean) => scriptOf(showingOf(film), { seat: 0, asSeen });
      expect(look(true)).toEqual(look(false));
    }
  });
});

test("cues are found by their time", () => {
  const [golden] = films;
  if (!golden) throw new Error("no film");
  const script = scriptOf(showingOf(golden.film), { seat: 0, asSeen: false });
  for (let at = -10; at < end(golden.film) + 10; at += 13)
    expect(cuesUntil(script, at)).toBe(script.cues.filter((cue) => cue.at <= at).length);
});

test("a long round is at any of its places at once: so little is folded for it", () => {
  const [golden] = films.filter(({ name }) => name.includes("bots0"));
  if (!golden) throw new Error("no film");
  const { film } = golden;
  const turns = film.shots.filter(([, seat, events]) => seat >= 0 && events.length === 1).slice(0, 40);
  const middle = Array.from({ length: 100 }, () => turns).flat();
  const showing = showingOf({ ...film, shots: [...film.shots.slice(0, 2), ...middle] });
  const { rules } = showing;
  let folded = 0;
  const counted = {
    ...rules,
    fold: (...args: Parameters<typeof rules.fold>) => {
      folded += 1;
      return rules.fold(...args);
    },
  };
  (showing as { rules: typeof rules }).rules = counted;
  for (let n = 0; n < 50; n += 1) {
    folded = 0;
    showing.after((n * 7919) % middle.length);
    expect(folded).toBeLessThan(200);
  }
});
