// Somebody would end this round: the others agree, or play on.

import { createMemo, type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { settings } from "../../settings";
import { t } from "../../words/words";
import { order } from "./deeds";
import styles from "./VoteSlip.module.css";
import { useTable } from "./view";
import { MAY_VOTE, voteAmong } from "./voting";

export function VoteSlip(props: { class?: string | undefined }): JSX.Element {
  const view = useTable();
  const vote = createMemo(() => voteAmong(view.players(), view.match()));
  const agreed = () => vote().agreed.length;
  const asked = () => vote().asked.length;
  const mayAgree = () => {
    const seat = view.seat();
    return seat !== null && !vote().agreed.includes(seat);
  };
  return (
    <Show when={agreed() && MAY_VOTE.has(view.phase())}>
      <div
        class={classes(styles.slip, props.class)}
        role="status"
        data-hand={settings().hand}
        data-vote
        data-test="vote"
      >
        <span class={styles.said}>{t().race.voted(agreed(), asked())}</span>
        <span class={styles.count} aria-hidden="true">
          {agreed()}/{asked()}
        </span>
        <Show when={mayAgree()}>
          <Button
            variant="main"
            class={styles.agree}
            onPress={() => order(view.session, { do: "vote_to_end" })}
          >
            <Icon name="flag" class={styles.flag} />
            <span class={styles.word}>{t().race.voteToo}</span>
          </Button>
        </Show>
      </div>
    </Show>
  );
}
