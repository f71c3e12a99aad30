// A page of the house beside the race: the word mark leads home, the rest is its own.

import { type JSX, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { Wordmark } from "../../kit/Wordmark";
import { t } from "../../words/words";
import { Link } from "./Link";
import styles from "./Page.module.css";

export interface PageProps {
  /** beside the word mark */
  tools?: JSX.Element;
  /** stays in sight at the bottom, under the thumb */
  foot?: JSX.Element;
  /** as wide as a booklet beside its contents, or as the screen */
  wide?: boolean | "all";
  class?: string | undefined;
  children: JSX.Element;
}

export function Page(props: PageProps): JSX.Element {
  return (
    <div class={classes(styles.page, props.wide && styles.wide, props.wide === "all" && styles.all)}>
      <header class={styles.head}>
        <Link to="/" label={t().common.home} class={styles.mark}>
          <Wordmark />
        </Link>
        <div class={styles.tools}>{props.tools}</div>
      </header>
      <main class={classes(styles.main, props.class)}>{props.children}</main>
      <Show when={props.foot}>
        <footer class={styles.foot}>{props.foot}</footer>
      </Show>
    </div>
  );
}
