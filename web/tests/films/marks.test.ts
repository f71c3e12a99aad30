// The marks of a film, its axis and its clock, on rounds that are made up: their answers are known to the ms.

import { describe, expect, test } from "vitest";
import { axisOf } from "../../src/films/axis";
import { FilmClock } from "../../src/films/clock";
import { type Film, NewerFilm, readFilm, type Shot } from "../../src/films/film";
import { marksOf, racesFor } from "../../src/films/marks";
import { scoresOf } from "../../src/films/scores";
import type { Event } from "../../src/net/wire";
import { goldenFilms, showingOf } from "./goldenFilms";

const films = goldenFilms();
const some = films.find(({ name }) => name.includes("bots0")) as (typeof films)[number];

/** As it was dealt, and then at these times, by these seats. */
function madeUp(...shots: [at: number, seat: number, ...events: Event[]][]): Film {
  let last = 0;
  const all = shots.map(([at, seat, ...events]): Shot => {
    const after = at - last;
    last = at;
    return [after, seat, events];
  });
  const { lost: _, ...film } = some.film;
  return { ...film, shots: [[0, -1, [{ event: "dealt", round: 1 }]], ...all] };
}

const marks = (film: Film) => marksOf(showingOf(film));

describe("absences", () => {
  test("last until somebody is back, or to the end", () => {
    const film = madeUp(
      [1000, -1, { event: "went_away", seat: 1 }],
      [1500, -1, { event: "bot_took_over", seat: 1 }],
      [4000, -1, { event: "came_back", seat: 1 }],
      [5000, -1, { event: "left", seat: 2 }],
      [6000, -1, { event: "came_back", seat: 2 }],
      [9000, -1, { event: "race_stopped", ending: "vote" }],
    );
    expect(marks(film).absences).toEqual([
      { seat: 1, since: 1000, until: 4000 },
      { seat: 2, since: 5000, until: 9000 },
    ]);
  });

  test("begin with the deal where somebody was away then, or sat out", () => {
    const film = { ...madeUp([100, -1, { event: "race_stopped", ending: "vote" }]), away: [3], out: [0] };
    const [bot, ...others] = film.players;
    film.players = [{ ...bot, name: "Ash", bot: true }, ...others];
    expect(marks(film).absences.map(({ seat, since }) => [seat, since])).toEqual([
      [3, 0],
      [0, 0],
    ]);
  });
});

test("gaps are pauses, until the race goes on", () => {
  const opening = some.film.shots.find(([, , events]) => events.some(({ event }) => event !== "dealt"));
  const film = madeUp(
    [3000, -1, ...((opening?.[2] ?? []) as Event[])],
    [5000, -1, { event: "paused" }],
    [65_000, -1, { event: "resumed" }],
    [68_000, -1, { event: "countdown_ended" }],
    [70_000, -1, { event: "race_stopped", ending: "vote" }],
  );
  expect(marks(film).gaps).toEqual([{ since: 5000, until: 68_000 }]);
  expect(marks(film).stop).toEqual({ at: 70_000, by: null });
});

test("races are decided when the rival's shot is told", () => {
  for (const { film } of films.filter(({ film }) => film.lost?.length)) {
    const { races } = marks(film);
    const { times } = showingOf(film);
    expect(races.length).toBeGreaterThan(0);
    for (const { at, winner } of races)
      expect(film.shots.some(([, seat], n) => times[n] === at && seat === winner)).toBe(true);
    for (const [, seat] of film.lost ?? []) expect(racesFor(races, seat).length).toBeGreaterThan(0);
  }
});

test("what was placed is what the points were for", () => {
  for (const { film } of films) {
    const { placed } = marks(film);
    expect(placed.every(({ seat }) => seat >= 0 && seat < film.players.length)).toBe(true);
  }
  expect(marks(some.film).placed.length).toBeGreaterThan(0);
});

describe("the axis", () => {
  const axis = axisOf(106_000, [{ since: 23_000, until: 69_000 }]); // a minute of race

  test("gives a gap no more room than a tear", () => {
    expect(axis.placeOf(23_000)).toBeCloseTo(23_000 / 61_000, 5);
    expect(axis.placeOf(69_000)).toBeCloseTo(24_000 / 61_000, 5);
  });

  test("and finds each moment again", () => {
    for (const at of [0, 1, 19_999, 23_000, 50_000, 69_000, 99_999, 106_000])
      expect(Math.abs(axis.momentAt(axis.placeOf(at)) - at)).toBeLessThanOrEqual(25);
    expect([axis.placeOf(-5), axis.placeOf(1e9)]).toEqual([0, 1]);
    expect([axis.momentAt(-1), axis.momentAt(2)]).toEqual([0, 106_000]);
  });
});

describe("the clock", () => {
  test("runs at its speed, and stops at the end", () => {
    const clock = new FilmClock(1000);
    clock.start(50);
    expect([clock.tick(150), clock.tick(250)]).toEqual([100, 200]);
    clock.speed = 0.25;
    expect(clock.tick(350)).toBe(225);
    clock.speed = 4;
    clock.tick(600);
    expect([clock.at, clock.runs]).toEqual([1000, false]);
    clock.start(700);
    expect([clock.at, clock.runs]).toEqual([0, true]);
  });

  test("does not run on while nobody looks", () => {
    const clock = new FilmClock(100_000);
    clock.start(0);
    expect(clock.tick(60_000)).toBe(250);
  });

  test("stands, and knows no time outside", () => {
    const clock = new FilmClock(1000);
    for (const [at, nearest] of [
      [-7, 0],
      [400, 400],
      [5000, 1000],
      [Number.NaN, 0],
    ] as const) {
      clock.set(at);
      expect(clock.at).toBe(nearest);
    }
    expect(clock.tick(99)).toBe(0);
  });

  test("passes over what everybody waited for", () => {
    const clock = new FilmClock(100_000, [{ since: 100, until: 90_000 }]);
    clock.start(0);
    expect([clock.tick(100), clock.tick(110), clock.tick(120)]).toEqual([100, 89_600, 89_610]);
  });
});

describe("a newer film", () => {
  const newer = (changes: object) => () => readFilm({ ...some.film, film: 2, ...changes });
  const thrown = (act: () => unknown): unknown => {
    try {
      return act();
    } catch (error) {
      return error;
    }
  };

  test("has its scores, at least", () => {
    const error = thrown(newer({}));
    expect(error).toBeInstanceOf(NewerFilm);
    const scores = scoresOf((error as NewerFilm).film);
    expect(scores?.points).toHaveLength(some.film.players.length);
    expect(scores?.totals).toEqual(scores?.points);
  });

  test("or not even these", () => {
    const error = thrown(newer({ shots: { packed: "anew" } })) as NewerFilm;
    expect(scoresOf(error.film)).toBeNull();
    expect(thrown(() => readFilm("a page"))).not.toBeInstanceOf(NewerFilm);
    expect(thrown(() => readFilm(null))).toBeInstanceOf(Error);
  });
});
