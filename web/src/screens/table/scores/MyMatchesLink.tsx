// The link to my matches from the end of one, for those whom the house knows again.

import { type JSX, Show } from "solid-js";
import { keysFor } from "../../../settings";
import { t } from "../../../words/words";
import { Link } from "../../shell/Link";
import { useTable } from "../view";
import styles from "./MyMatchesLink.module.css";

export function MyMatchesLink(): JSX.Element {
  const { session } = useTable();
  return (
    <Show when={keysFor(session.code).secret}>
      <Link to="/me" class={styles.link}>
        {t().home.matches}
      </Link>
    </Show>
  );
}
