// A match in the list: what became of it, and unfolded, its rounds, each of which leads into its film.

import { createSignal, createUniqueId, For, type JSX, Show } from "solid-js";
import { titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { withMinus } from "../../kit/numbers";
import { Icon } from "../../kit/ui/Icon";
import type { MyMatch, RoundFacts } from "../../net/wireRest";
import { locale } from "../../words/localized";
import { t } from "../../words/words";
import { Link } from "../shell/Link";
import { StarButton } from "../stars/StarButton";
import type { Matches } from "./createMatches";
import { dateOf } from "./days";
import styles from "./MatchEntry.module.css";
import { m } from "./words";

export interface EntryProps {
  match: MyMatch;
  matches: Matches;
}

export function MatchEntry(props: EntryProps): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const id = createUniqueId();
  return (
    <li class={styles.match} data-test="match">
      <button
        type="button"
        class={styles.summary}
        aria-expanded={open()}
        aria-controls={id}
        onClick={() => setOpen(!open())}
      >
        <span class={styles.game}>{titleOf(props.match.game)}</span>
        <span class={styles.company}>{companyOf(props.match)}</span>
        <span class={styles.when}>{timeOf(props.match)}</span>
        <span class={classes(styles.outcome, props.match.place === 1 && !props.match.given && styles.first)}>
          <Show when={props.match.seat !== undefined} fallback={m().watched}>
            <Show when={props.match.ended !== undefined && !props.match.given}>
              <strong>{m().place(props.match.place ?? 1, props.match.players.length)}</strong>
            </Show>
            <span>{t().scores.points(props.match.points[props.match.seat ?? 0] ?? 0)}</span>
          </Show>
        </span>
        <span class={styles.unfold}>
          <Icon name={open() ? "up" : "down"} />
        </span>
      </button>
      <For each={remarksOn(props.match)}>{(remark) => <p class={styles.remark}>{remark}</p>}</For>
      <Show when={open()}>
        <ul id={id} class={styles.rounds}>
          <For each={props.match.rounds}>
            {(round) => <Round match={props.match} round={round} matches={props.matches} />}
          </For>
        </ul>
      </Show>
    </li>
  );
}

function Round(props: EntryProps & { round: RoundFacts }): JSX.Element {
  const starred = () => props.matches.hasStar(props.match.id, props.round.round);
  return (
    <li class={styles.round} data-test="round">
      <span class={styles.number}>
        {t().ready.title(props.round.round)}
        <Show when={props.round.void}>
          <em class={styles.void}>{m().dealtAgain}</em>
        </Show>
      </span>
      <span class={styles.scores}>
        <For each={props.match.players}>
          {(name, seat) => (
            <span class={classes(styles.score, seat() === props.match.seat && styles.own)}>
              {name} <b>{withMinus(props.round.points[seat()] ?? 0)}</b>
            </span>
          )}
        </For>
      </span>
      <Show when={props.round.film || starred()} fallback={<span class={styles.gone}>{m().onlyScores}</span>}>
        <span class={styles.ways}>
          <StarButton
            match={props.match.id}
            round={props.round.round}
            starred={starred()}
            onChange={(on) => props.matches.star(props.match, props.round.round, on)}
          />
          <Link
            to={`/m/${props.match.id}?round=${props.round.round}`}
            label={m().lookAt(props.round.round)}
            class={styles.look}
          >
            <Icon name="play" />
          </Link>
        </span>
      </Show>
    </li>
  );
}

/** All the others, in the order of their seats. */
function companyOf({ players, seat }: MyMatch): string {
  return t().common.list(players.filter((_, other) => other !== seat));
}

function timeOf(match: MyMatch): string {
  const began = new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit" }).format(
    dateOf(match.began),
  );
  if (match.ended === undefined) return `${began} · ${m().runs}`;
  const minutes = Math.max(1, Math.round((match.ended - match.began) / 60));
  return `${began} · ${lasted(minutes)} · ${m().rounds(match.rounds.length)}`;
}

const AN_HOUR = 60;

function lasted(minutes: number): string {
  const { length } = t();
  if (minutes < 2 * AN_HOUR) return length.minutes(String(minutes));
  return length.hours(String(Math.round(minutes / AN_HOUR)));
}

function remarksOn({ left, bot_rounds: bots = 0, given, seat }: MyMatch): string[] {
  if (seat === undefined) return [];
  return [given ? m().given : "", left ? m().left : "", bots ? m().botRounds(bots) : ""].filter(Boolean);
}
