// The pictures of what is dealt: backs, and what lies before a player of four.

import { For, type JSX, Show } from "solid-js";
import { Back, Labelled, Pile, ShownCard } from "./Cards";
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
export function OwnPicture(): JSX.Element {
  const style = useStyle();
  return (
    <div class={styles.own}>
      <Show when={style.rowAt === "left"}>
        <Row />
      </Show>
      <Labelled label={style.labels().stock}>
        <Pile>
          <ShownCard card={["green", 6]} />
        </Pile>
      </Labelled>
      <Show when={style.rowAt === "right"}>
        <Row />
      </Show>
      <div class={styles.hand}>
        <Labelled label={style.labels().turned}>
          <Pile>
            <ShownCard card={["blue", 4]} />
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
      <ShownCard card={["red", 1]} />
      <ShownCard card={["yellow", 8]} />
      <ShownCard card={["blue", 10]} />
    </Labelled>
  );
}
