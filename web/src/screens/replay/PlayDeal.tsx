// The offer to play the deal of a film oneself, when all of it has been seen; and the slip on which one does, from
// wherever one asks for it.

import { type JSX, Show } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { a } from "../again/words";
import styles from "./PlayDeal.module.css";
import PlayDealSlip from "./PlayDealSlip";
import { usePlayer } from "./player";

export default function PlayDeal(props: { atEnd: boolean }): JSX.Element {
  const { asksForDeal, askForDeal } = usePlayer();
  return (
    <>
      <Show when={props.atEnd}>
        <div class={styles.offer} data-test="deal-offer">
          <Button variant="main" onPress={() => askForDeal(true)}>
            {a().play}
          </Button>
        </div>
      </Show>
      <Show when={asksForDeal()}>
        <PlayDealSlip onClose={() => askForDeal(false)} />
      </Show>
    </>
  );
}
