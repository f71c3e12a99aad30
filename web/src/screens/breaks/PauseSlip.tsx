// The slip of a pause that somebody would like: the others say yes or no, where it covers nothing that they play.

import { createEffect, createMemo, type JSX, on, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import type { IconName } from "../../kit/ui/icons";
import { toast } from "../../kit/ui/Toast";
import type { PauseState } from "../../net/wire";
import styles from "../table/race/barSlip.module.css";
import { IN_A_RAIL } from "../table/race/VoteSlip";
import { useTable } from "../table/view";
import { answerPause, askedPause, playersHere } from "./pausing";
import { b } from "./words";

export function PauseSlip(props: { class?: string | undefined }): JSX.Element {
  const view = useTable();
  const asked = createMemo(() => askedPause(view));
  return <Show when={asked()}>{(pause) => <Slip pause={pause()} class={props.class} />}</Show>;
}

function Slip(props: { pause: PauseState; class?: string | undefined }): JSX.Element {
  const view = useTable();
  const agreed = () => props.pause.agreed ?? [];
  const isMine = () => props.pause.by === view.seat();
  const mayAnswer = createMemo(() => {
    const seat = view.seat();
    return seat !== null && playersHere(view).includes(seat) && !agreed().includes(seat);
  });
  const counted = () => b().pause.agreed(agreed().length, playersHere(view).length);
  const said = (): string => (mayAnswer() ? b().pause.asks(view.nameOf(props.pause.by)) : counted());
  createEffect(
    on(mayAnswer, (may) => {
      if (may && matchMedia(IN_A_RAIL).matches) toast(said());
    }),
  );
  return (
    <div class={classes(styles.slip, props.class)} data-test="pause-asked">
      <span class={styles.said}>{said()}</span>
      <span class={styles.count} aria-hidden="true">
        {agreed().length}/{playersHere(view).length}
      </span>
      <Show when={mayAnswer()}>
        <Answer icon="check" word={b().pause.yes} aloud={b().pause.yesAloud} agree main />
        <Answer icon="close" word={b().pause.no} aloud={b().pause.noAloud} agree={false} />
      </Show>
      <Show when={isMine()}>
        <Answer icon="close" word="" aloud={b().pause.takeBack} agree={false} />
      </Show>
    </div>
  );
}

/** Without a word, the sign stands for it. */
function Answer(props: {
  icon: IconName;
  word: string;
  aloud: string;
  agree: boolean;
  main?: boolean;
}): JSX.Element {
  const view = useTable();
  return (
    <Button
      variant={props.main ? "main" : "plain"}
      class={styles.agree}
      label={props.aloud}
      onPress={() => answerPause(view, props.agree)}
    >
      <Icon name={props.icon} class={props.word ? styles.flag : undefined} />
      <Show when={props.word}>
        <span class={styles.word}>{props.word}</span>
      </Show>
    </Button>
  );
}
