// The state of the race in words, for those who listen to it.

import { createEffect, on } from "solid-js";
import { speak } from "../../kit/speak";
import type { Colour } from "../../net/wire";
import { t } from "../../words/words";
import { aimAt, farOf, further, nearOf, openSteps } from "./aim";
import { type Direction, directionOf } from "./picture";
import { aimedCard } from "./play";
import { sameWay } from "./rulebook/cards";
import type { Square } from "./rulebook/squares";
import type { Scene } from "./scene";
import type { BoardCard, BoardHandView } from "./wire";
import { words } from "./words";

/** What was laid, the own card as it comes up, and who is about to finish. */
export function createSpeech(scene: Scene): void {
  const { view } = scene;
  createEffect(
    on(view.ownHand, (now, before) => view.phase() === "racing" && speakHand(now, before ?? null)),
  );
  createEffect(
    on(view.closest, (seat) => {
      if (seat !== null && seat !== view.seat())
        speak(words().spoken.close(view.nameOf(seat), view.hand(seat).count));
    }),
  );
}

function speakHand(now: BoardHandView | null, before: BoardHandView | null): void {
  if (!now || isSame(now.card, before?.card ?? null)) return;
  const laid = before && now.count < before.count ? before.card : null;
  speak([said(words().spoken.laid, laid), said(words().spoken.card, now.card)].filter(Boolean).join(" "));
}

/** What was foreseen, and is told then, is the same card. */
function isSame(one: BoardCard | null, other: BoardCard | null): boolean {
  return one && other ? sameWay(one, other) : one === other;
}

function said(told: (one: string, other: string) => string, card: BoardCard | null): string {
  return card ? told(t().inks[card[0]], t().inks[card[1]]) : "";
}

export function speakCard({ view }: Scene): void {
  const card = view.ownCard();
  if (card) speak(said(words().spoken.card, card));
}

/** Every side of a token that is free, and what lies beyond it. */
export function speakAround(scene: Scene, token: number): void {
  const field = scene.view.field();
  const aim = aimAt(field, token);
  const sides = openSteps(field, aim).map((near) => {
    const ends = openSteps(field, further(field, aim, near));
    const said = ends.map((far) => words().spoken.end(sideOf(near, far), inkOf(scene, far)));
    return words().spoken.side(
      sideOf(aim.at, near),
      inkOf(scene, near),
      said.join(", ") || words().spoken.closed,
    );
  });
  speak(
    [words().spoken.around(token, aim.at), ...(sides.length ? sides : [words().spoken.nothing])].join(" "),
  );
}

export function speakAim(scene: Scene): void {
  const { view, play } = scene;
  const aim = play.aim();
  const card = aimedCard(view, play);
  const [near, far] = [aim && nearOf(aim), aim && farOf(aim)];
  if (card && near && far) {
    const { inks } = t();
    speak(words().spoken.aimed(inks[card[0]], inks[card[1]], inkOf(scene, near), inkOf(scene, far)));
  } else if (aim?.way.length) speakSquare(scene, aim.way.at(-1) as Square);
}

export function speakSquare(scene: Scene, square: Square): void {
  const free = scene.view.field().free.has(square);
  speak(free ? words().spoken.square(square, inkOf(scene, square)) : words().spoken.taken(square));
}

function inkOf({ view }: Scene, square: Square): string {
  return t().inks[view.board().colours.get(square) as Colour];
}

function sideOf(from: Square, to: Square): string {
  return words().spoken.sides[directionOf(from, to) as Direction];
}
