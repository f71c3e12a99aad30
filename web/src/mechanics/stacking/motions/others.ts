// Motions of the others, and of the piles in the middle: cards that come flying, and those that go.

import type { Box } from "../../../kit/box";
import type { Flight } from "../../../kit/flight";
import { sounds } from "../../../kit/sound";
import type { Card } from "../../../net/wire";
import { HIGHEST, sameCard } from "../cards";
import { cardIn } from "../layout/card";
import { pileName } from "../painting/names";
import { isComplete } from "../piles";
import type { Scene } from "../scene";
import type { StackingPlaced } from "../wire";

const FAR = 190; // ms: others' cards come from further away
const REST = 260; // how long a complete pile may be admired

export function comeFrom(scene: Scene, event: StackingPlaced): void {
  const seat = scene.boxOfSeat(event.seat);
  const to = scene.boxOfPile(event.pile);
  if (!seat || !to) return;
  land(scene, event, smallCardAt(seat), to, FAR);
  sounds.others(FAR);
}

/** Until it is there, the pile shows what lies below it. */
export function land(
  scene: Scene,
  { seat, card, pile }: StackingPlaced,
  from: Box,
  to: Box,
  ms: number,
): void {
  const { cards = [], owners = [] } = scene.view.round().piles[pile] ?? {};
  const height = cards.findLastIndex((other, n) => owners[n] === seat && sameCard(other, card));
  scene.flying.launch({
    card,
    owner: seat,
    look: scene.printed(card, seat),
    from,
    to,
    flight: { ms },
    onto: { place: pileName(pile), height },
  });
  if (height === HIGHEST - 1) setTimeout(() => flyOff(scene, pile), ms + REST);
}

export function goBack(scene: Scene, seat: number, card: Card, pile: number): void {
  const from = scene.boxOfPile(pile);
  const home = scene.boxOfSeat(seat);
  if (from && home) flyOver(scene, card, seat, from, smallCardAt(home), { ms: 320 });
}

/** To where it is not seen any more. */
function flyOver(scene: Scene, card: Card, owner: number, from: Box, to: Box, flight: Flight): void {
  scene.flying.launch({ card, owner, look: scene.printed(card, owner), from, to, flight });
}

function smallCardAt(seat: Box): Box {
  return cardIn(seat, 30);
}

/** If the pile is complete by then: the card on top may have been wrong, or come too late. */
function flyOff(scene: Scene, number: number): void {
  const pile = scene.view.round().piles[number];
  const from = scene.boxOfPile(number);
  const [card, owner] = [pile?.cards.at(-1), pile?.owners.at(-1)];
  if (!pile || !isComplete(pile) || !from || !card || owner === undefined) return;
  scene.clear([number]);
  const corner = scene.layout().complete;
  flyOver(scene, card, owner, from, cardIn(corner, 26), { ms: 340, lift: 1.2 });
}
