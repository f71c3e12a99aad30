// The button in the bar that leads to a table of one's own, where the deal of the film is played once more.

import { type JSX, Show } from "solid-js";
import { Icon } from "../../kit/ui/Icon";
import { a } from "../again/words";
import styles from "./Bar.module.css";
import { usePlayer } from "./player";

export default function PlayDealButton(): JSX.Element {
  const { again, askForDeal } = usePlayer();
  return (
    <Show when={again}>
      <button
        type="button"
        class={styles.deal}
        aria-label={a().play}
        title={a().play}
        onClick={() => askForDeal(true)}
      >
        <Icon name="retry" />
        <span>{a().play}</span>
      </button>
    </Show>
  );
}
