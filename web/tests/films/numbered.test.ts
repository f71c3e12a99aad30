// A film without names gets those of a language, wherever a number stood for somebody.

import { expect, it } from "vitest";
import type { Film } from "../../src/films/film";
import { withNames } from "../../src/films/numbered";
import { type GoldenFilm, goldenFilms } from "./goldenFilms";

const spoken = (number: string): string => `Player ${number}`;

function without(film: Film): Film {
  return { ...film, players: film.players.map((player, seat) => ({ ...player, name: String(seat + 1) })) };
}

it("players, stints and what happened say it in words", () => {
  const { film } = goldenFilms()[0] as GoldenFilm;
  const told = withNames(
    {
      ...without(film),
      stints: [{ seat: 0, since: 1, name: "1" }],
      shots: [
        [5, 0, [{ event: "renamed", seat: 0, name: "1" }], 3, 2],
        [6, -1, [{ event: "seat_changed", seat: 1, player: { name: "2", bot: true } }]],
        ...film.shots,
      ],
    },
    spoken,
  );
  expect(told.players.map(({ name }) => name)).toEqual(film.players.map((_, seat) => `Player ${seat + 1}`));
  expect(told.stints).toEqual([{ seat: 0, since: 1, name: "Player 1" }]);
  expect(told.shots[0]).toEqual([5, 0, [{ event: "renamed", seat: 0, name: "Player 1" }], 3, 2]);
  expect(told.shots[1]?.[2]).toEqual([
    { event: "seat_changed", seat: 1, player: { name: "Player 2", bot: true } },
  ]);
});

it("the rest is as it was", () => {
  for (const { film } of goldenFilms()) {
    const told = withNames(film, (name) => name);
    expect(told).toEqual(film);
    expect(told.view).toBe(film.view);
  }
});
