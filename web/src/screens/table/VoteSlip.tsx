// Somebody would end this round: the others agree, or play on.

import { type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { settings } from "../../settings";
import { t } from "../../words/words";
import { order } from "./deeds";
import styles from "./VoteSlip.module.css";
import { type TableView, useTable } from "./view";
import { MAY_VOTE } from "./voting";

export function VoteSlip(props: { class?: string | undefined }): JSX.Element {
  const view = useTable();
  const votes = () => view.match()?.votes ?? [];
  const mayAgree = () => {
    const seat = view.seat();
    return seat !== null && !votes().includes(seat);
  };
  return (
    <Show when={votes().length && MAY_VOTE.has(view.phase())}>
      <div
        class={classes(styles.slip, props.class)}
        role="status"
        data-hand={settings().hand}
        data-vote
        data-test="vote"
      >
        <span class={styles.said}>{t().race.voted(votes().length, present(view))}</span>
        <span class={styles.count} aria-hidden="true">
          {votes().length}/{present(view)}
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

/** The people who are here: only they vote. */
function present(view: TableView): number {
  const { away = [], gone = [] } = view.match() ?? {};
  return view.players().filter((player, seat) => !player.bot && !away.includes(seat) && !gone.includes(seat))
    .length;
}
