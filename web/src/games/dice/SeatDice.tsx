// Room for the dice of another player, which are painted as one picture.

import { createEffect, onCleanup } from "solid-js";
import type { Box } from "../../kit/box";
import { createPlaceholder } from "../../kit/painting/placeholder";
import { seatName } from "../../table/seats";
import { diceIn, type Plaque } from "./plaques";
import styles from "./SeatDice.module.css";
import { useScene } from "./scene";
import { inOrder } from "./tray";

const LAYER = 4;

interface SeatDiceProps {
  seat: number;
  /** Where the seat lies. */
  in: Box;
  plaque: Plaque;
}

export function SeatDice(props: SeatDiceProps) {
  const { painting, view } = useScene();
  const place = seatName(props.seat);
  const [keep, room] = createPlaceholder(
    () => props.in,
    () => `${props.plaque.unit} ${props.plaque.wide}`,
  );
  createEffect(() => {
    const dice = [...view.diceOf(props.seat)].sort(inOrder);
    const { die: side, across } = props.plaque;
    const within = room();
    const box = within && diceIn(within, dice.length, props.plaque);
    const look = { dice, side, across, away: view.mark(props.seat) === "away" };
    painting.order({ order: "place", place, box, pieces: [{ look, height: 0 }], layer: LAYER });
  });
  onCleanup(() => painting.order({ order: "place", place, box: null, pieces: [] }));
  return <span class={styles.room} ref={keep} />;
}
