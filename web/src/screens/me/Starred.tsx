// The rounds that have my star: on top, each a tap from its film.

import { For, type JSX } from "solid-js";
import { titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { locale } from "../../words/localized";
import { Link } from "../shell/Link";
import paper from "../shell/Paper.module.css";
import { StarButton } from "../stars/StarButton";
import type { Matches } from "./createMatches";
import { dateOf } from "./days";
import styles from "./Starred.module.css";
import { m } from "./words";

export function Starred(props: { matches: Matches }): JSX.Element {
  const rounds = () => props.matches.starred();
  return (
    <section class={classes(paper.paper, styles.starred)} aria-labelledby="starred" data-test="starred">
      <h2 id="starred">{m().starred(rounds().length)}</h2>
      <ul class={styles.list}>
        <For each={rounds()}>
          {({ match, round }) => (
            <li class={styles.round}>
              <StarButton
                match={match.id}
                round={round}
                starred
                onChange={(on) => props.matches.star(match, round, on)}
              />
              <Link to={`/m/${match.id}?round=${round}`} class={styles.link}>
                <strong>{m().roundOf(titleOf(match.game), round)}</strong>
                <span class={styles.day}>{dayOf(match.began)}</span>
              </Link>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(dateOf(seconds));
}
