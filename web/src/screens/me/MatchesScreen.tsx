// The page of my matches: by day, by game and by person, with the rounds that have a star on top.

import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  Match,
  on,
  Show,
  Switch,
} from "solid-js";
import { GAMES, titleOf } from "../../games/games";
import { classes } from "../../kit/classes";
import { sharingUnchanged } from "../../kit/structuralSharing";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { toast } from "../../kit/ui/Toast";
import { keysFor } from "../../settings";
import { locale } from "../../words/localized";
import { saidOf } from "../errors/failures";
import { TroublePage } from "../errors/TroublePage";
import { BackButton } from "../shell/BackButton";
import { Heading } from "../shell/Heading";
import { Link } from "../shell/Link";
import { Page } from "../shell/Page";
import paper from "../shell/Paper.module.css";
import { Waiting } from "../shell/Waiting";
import { loadWords as loadStarWords } from "../stars/words";
import { isWith, rivalsIn } from "./company";
import { askFirst, createMatches, type FirstMatches } from "./createMatches";
import { byDay, daysFrom, type MatchDay } from "./days";
import { HeadToHead } from "./HeadToHead";
import { MatchEntry } from "./MatchEntry";
import styles from "./MatchesScreen.module.css";
import { Starred } from "./Starred";
import { loadWords, m } from "./words";

export default function MatchesScreen(): JSX.Element {
  const { secret } = keysFor("");
  const [attempt, setAttempt] = createSignal(1);
  const [first] = createResource(attempt, async () => {
    await Promise.all([loadWords(), loadStarWords()]);
    return askFirst(secret).catch((failed: unknown) => ({ failed }));
  });
  return (
    <Show when={first.latest} keyed fallback={<Waiting />}>
      {(found) =>
        "failed" in found ? (
          <TroublePage trouble="unreachable" again={() => setAttempt(attempt() + 1)} />
        ) : (
          <Page class={styles.page} tools={<BackButton />}>
            <Heading class={styles.title}>{m().title}</Heading>
            <Show when={found.matches.length} fallback={<Nothing />}>
              <Matches secret={secret} first={found} />
            </Show>
          </Page>
        )
      }
    </Show>
  );
}

function Nothing(): JSX.Element {
  return (
    <section class={classes(paper.paper, styles.nothing)} data-test="no-matches">
      <h2>{m().nothing.title}</h2>
      <p>{m().nothing.about}</p>
      <Link to="/" class={styles.play}>
        {m().nothing.play}
      </Link>
    </section>
  );
}

function Matches(props: { secret: string; first: FirstMatches }): JSX.Element {
  const matches = createMatches(props.secret, props.first, (error) => toast(saidOf(error), "bad"));
  const [game, setGame] = createSignal("");
  const [person, setPerson] = createSignal("");
  const ofGame = createMemo(() => matches.all().filter((match) => !game() || match.game === game()));
  const shown = createMemo(() => ofGame().filter((match) => !person() || isWith(match, person())));
  const days = createMemo((before: MatchDay[]) => sharingUnchanged(before, byDay(shown())), []);
  const games = createMemo(() => GAMES.filter((name) => matches.all().some((match) => match.game === name)));
  const rivals = createMemo(() => rivalsIn(ofGame()));
  createEffect(
    on([game, person], ([ofGame, withPerson]) => {
      if (ofGame || withPerson) void matches.loadAll();
    }),
  );
  return (
    <>
      <Show when={matches.starred().length}>
        <Starred matches={matches} />
      </Show>
      <div class={styles.aside}>
        <fieldset class={styles.filters}>
          <legend class="only-spoken">{m().which}</legend>
          <Select label={m().game} value={game()} onChange={setGame} all={m().allGames}>
            <For each={games()}>
              {(name) => (
                <option value={name} selected={name === game()}>
                  {titleOf(name)}
                </option>
              )}
            </For>
          </Select>
          <Show when={rivals().length || person()}>
            <Select label={m().person} value={person()} onChange={setPerson} all={m().everybody}>
              <For each={rivals()}>
                {({ name }) => (
                  <option value={name} selected={name === person()}>
                    {name}
                  </option>
                )}
              </For>
            </Select>
          </Show>
        </fieldset>
        <Show when={rivals().find(({ name }) => name === person())}>
          {(rival) => <HeadToHead rival={rival()} matches={matches} />}
        </Show>
        <nav class={styles.games} aria-labelledby="how-i-play">
          <span id="how-i-play" class={styles.how}>
            <Icon name="line" /> {m().figures}
          </span>
          <For each={game() ? games().filter((name) => name === game()) : games()}>
            {(name) => (
              <Link to={`/me/${name}`} label={m().figuresOf(titleOf(name))} class={styles.figures}>
                {titleOf(name)}
              </Link>
            )}
          </For>
        </nav>
      </div>
      <div class={styles.days}>
        <For each={days()} fallback={<p class={styles.none}>{m().none}</p>}>
          {(day) => (
            <section class={styles.day} aria-label={dayName(day.midday)}>
              <h2 class={styles.date}>{dayName(day.midday)}</h2>
              <ul class={styles.list}>
                <For each={day.matches}>{(match) => <MatchEntry match={match} matches={matches} />}</For>
              </ul>
            </section>
          )}
        </For>
        <Switch>
          <Match when={matches.loading()}>
            <p class={styles.none}>{m().loading}</p>
          </Match>
          <Match when={matches.more()}>
            <Button onPress={() => void matches.loadMore()}>{m().older}</Button>
          </Match>
        </Switch>
      </div>
    </>
  );
}

interface SelectProps {
  label: string;
  value: string;
  all: string;
  onChange: (value: string) => void;
  children: JSX.Element;
}

function Select(props: SelectProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class={styles.filter}>
      <label for={id}>{props.label}</label>
      <select id={id} onChange={(event) => props.onChange(event.currentTarget.value)}>
        <option value="" selected={!props.value}>
          {props.all}
        </option>
        {props.children}
      </select>
    </div>
  );
}

const NEAR = 1; // days: today and yesterday have names

function dayName(midday: number): string {
  const [now, date] = [new Date(), new Date(midday)];
  const days = daysFrom(now, date);
  if (days <= 0 && days >= -NEAR)
    return capital(new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(days, "day"));
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return capital(
    new Intl.DateTimeFormat(locale(), { weekday: "long", day: "numeric", month: "long", ...year }).format(
      date,
    ),
  );
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
