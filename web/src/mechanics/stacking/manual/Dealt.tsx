// The pictures of what is dealt: backs, and what lies before a player of four.

import { For, type JSX, Show } from "solid-js";
import { Back, Face, Labelled, Pile } from "./Cards";
import styles from "./Dealt.module.css";
import { useStyle } from "./style";

export function Backs(): JSX.Element {
  const style = useStyle();
  return (
    <div class={styles.backs}>
      <For each={style.backs}>{(back) => <Back back={back} />}</For>
    </div>
  );
}

/** What lies before a player of four. */
export function Own(): JSX.Element {
  const style = useStyle();
  return (
    <div class={styles.own}>
      <Show when={style.rowAt === "left"}>
        <Row />
      </Show>
      <Labelled label={style.labels().stock}>
        <Pile>
          <Face card={["green", 6]} />
        </Pile>
      </Labelled>
      <Show when={style.rowAt === "right"}>
        <Row />
      </Show>
      <div class={styles.hand}>
        <Labelled label={style.labels().turned}>
          <Pile>
            <Face card={["blue", 4]} />
          </Pile>
        </Labelled>
        <Labelled label={style.labels().hand}>
          <Pile>
            <Back />
          </Pile>
        </Labelled>
      </div>
    </div>
  );
}

function Row(): JSX.Element {
  const style = useStyle();
  return (
    <Labelled label={style.labels().row}>
      <Face card={["red", 1]} />
      <Face card={["yellow", 8]} />
      <Face card={["blue", 10]} />
    </Labelled>
  );
}
