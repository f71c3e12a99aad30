// The slip of a vote to end the round: the others agree, or play on.

import { createEffect, createMemo, type JSX, on, Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { Button } from "../../../kit/ui/Button";
import { Icon } from "../../../kit/ui/Icon";
import { toast } from "../../../kit/ui/Toast";
import { VOTE_PHASES } from "../../../net/wire";
import { t } from "../../../words/words";
import { sendCommand } from "../tableCommands";
import { useTable } from "../view";
import styles from "./barSlip.module.css";
import { voteAmong } from "./voting";

/** Of a race: */
export const IN_A_RAIL = "(orientation: landscape) and (max-height: 500px)"; // where there is no room for words

export function VoteSlip(props: { class?: string | undefined }): JSX.Element {
  const view = useTable();
  const vote = createMemo(() => voteAmong(view.players(), view.match()));
  const agreed = createMemo(() => vote().agreed.length);
  const asked = () => vote().asked.length;
  const mayAgree = () => {
    const seat = view.seat();
    return seat !== null && !view.rests() && !vote().agreed.includes(seat);
  };
  const inWords = (): string => t().race.voted(agreed(), asked());
  createEffect(
    on(agreed, (some) => {
      if (some && mayAgree() && matchMedia(IN_A_RAIL).matches) toast(inWords());
    }),
  );
  return (
    <Show when={agreed() && VOTE_PHASES.includes(view.phase())}>
      <div class={classes(styles.slip, props.class)} role="status" data-vote data-test="vote">
        <span class={styles.said}>{inWords()}</span>
        <span class={styles.count} aria-hidden="true">
          {agreed()}/{asked()}
        </span>
        <Show when={mayAgree()}>
          <Button
            variant="main"
            class={styles.agree}
            label={t().race.voteToo}
            onPress={() => sendCommand(view.session, { do: "vote_to_end" })}
          >
            <Icon name="flag" class={styles.flag} />
            <span class={styles.word}>{t().race.voteToo}</span>
          </Button>
        </Show>
      </div>
    </Show>
  );
}
