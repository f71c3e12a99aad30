// The race of Count to Ten: the row, and for who has a seat the next number: there is none on a television.

import { For, Show } from "solid-js";
import { inkClass } from "../../kit/inks";
import { Button } from "../../kit/ui/Button";
import { seatBacks } from "../../table/backs";
import type { RaceProps } from "../../table/game";
import styles from "./Race.module.css";
import { LAST, wanted } from "./rules";
import { words } from "./words";

export function Race(props: RaceProps<"count">) {
  const round = () => props.session.round() ?? props.session.known()?.last;
  const next = () => {
    const now = props.session.round();
    return now?.phase === "racing" && wanted(now) <= LAST ? wanted(now) : null;
  };
  return (
    <div class={styles.table}>
      <ol class={styles.row} aria-label={words().row}>
        <For each={round()?.owners ?? []}>
          {(owner, place) => (
            <li class={inkClass(seatBacks(owner).ink)} data-test="number">
              {place() + 1}
            </li>
          )}
        </For>
      </ol>
      <Show when={props.session.known()?.seat != null && next()}>
        {(number) => (
          <Button variant="main" onPress={() => void props.session.do({ do: "lay", number: number() })}>
            {words().lay(number())}
          </Button>
        )}
      </Show>
    </div>
  );
}
