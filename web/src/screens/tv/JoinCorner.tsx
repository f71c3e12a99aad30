// The corner of the wall that says how to get to this table, and whether this screen was let in.

import { type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { t } from "../../words/words";
import { spaced } from "../code";
import { linkTo } from "../invite/Invite";
import { Qr } from "../invite/Qr";
import { LockMark } from "../table/LockMark";
import { useTable } from "../table/view";
import styles from "./JoinCorner.module.css";

const SHORT = 7; // letters that fit in one line

export function JoinCorner(props: { small: boolean }): JSX.Element {
  const { session } = useTable();
  return (
    <aside class={classes(styles.corner, props.small && styles.small)}>
      <div class={styles.qr}>
        <Qr text={linkTo(session.code)} label={t().invite.scan} />
      </div>
      <div class={styles.words}>
        <strong class={classes(styles.code, session.code.length > SHORT && styles.long)}>
          <LockMark />
          {spaced(session.code)}
        </strong>
        <Show when={!props.small}>
          <span>{t().tv.joinAt(location.host)}</span>
        </Show>
      </div>
    </aside>
  );
}
