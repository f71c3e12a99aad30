// The app shows one screen at a time, by the address; and whatever goes wrong, a page that says what to do.

import {
  createEffect,
  createMemo,
  ErrorBoundary,
  type JSX,
  lazy,
  Match,
  onMount,
  Show,
  Suspense,
  Switch,
} from "solid-js";
import styles from "./App.module.css";
import { titleOf as titleOfGame } from "./games/games";
import { classes } from "./kit/classes";
import { Toasts } from "./kit/ui/Toast";
import { type Place, place } from "./router";
import { createFallen, Fallen } from "./screens/errors/Fallen";
import { TroublePage } from "./screens/errors/TroublePage";
import { Home } from "./screens/home/Home";
import { Waiting } from "./screens/shell/Waiting";
import { settings } from "./settings";
import { t } from "./words/words";

const TableScreen = lazy(() => import("./screens/table/TableScreen"));
const SettingsScreen = lazy(() => import("./screens/settings/SettingsScreen"));
const TvScreen = lazy(() => import("./screens/tv/TvScreen"));
const PairScreen = lazy(() => import("./screens/pairing/PairScreen"));
const ShowScreen = lazy(() => import("./screens/pairing/ShowScreen"));
const RulesScreen = lazy(() => import("./screens/rules/RulesScreen"));
const ReplayScreen = lazy(() => import("./screens/replay/ReplayScreen"));
const SharedScreen = lazy(() => import("./screens/share/SharedScreen"));
const MatchesScreen = lazy(() => import("./screens/me/MatchesScreen"));
const FiguresScreen = lazy(() => import("./screens/figures/FiguresScreen"));
const LessonScreen = lazy(() => import("./screens/lesson/LessonScreen"));

export function App(): JSX.Element {
  createTitle();
  fetchTable();
  const fallen = createFallen();
  return (
    <ErrorBoundary fallback={(error, again) => <Fallen cause={error} again={again} />}>
      <Show when={!fallen()} fallback={<Fallen cause={fallen()} />}>
        <Suspense fallback={<Waiting />}>
          <Screens />
        </Suspense>
      </Show>
      <Toasts
        class={classes(
          styles.toasts,
          settings().hand === "left" && styles.left,
          place().at === "screen" && styles.far,
        )}
      />
    </ErrorBoundary>
  );
}

function Screens(): JSX.Element {
  const table = createMemo(() => at(place(), "table")?.code);
  const screen = createMemo(() => at(place(), "screen")?.code);
  const tv = createMemo(() => at(place(), "tv")?.code);
  const rules = createMemo(() => at(place(), "rules")?.game);
  const lesson = createMemo(() => at(place(), "lesson")?.game);
  const replay = createMemo(() => at(place(), "replay")?.match);
  const shared = createMemo(() => at(place(), "shared")?.token);
  const figures = createMemo(() => at(place(), "me")?.game);
  return (
    <Switch fallback={<TroublePage trouble="nowhere" />}>
      <Match when={place().at === "home"}>
        <Home />
      </Match>
      <Match when={place().at === "settings"}>
        <SettingsScreen />
      </Match>
      <Match when={table()} keyed>
        {(code) => <TableScreen code={code} />}
      </Match>
      <Match when={screen()} keyed>
        {(code) => <TvScreen code={code} />}
      </Match>
      <Match when={tv() === ""}>
        <PairScreen />
      </Match>
      <Match when={tv()} keyed>
        {(code) => <ShowScreen code={code} />}
      </Match>
      <Match when={rules()} keyed>
        {(game) => <RulesScreen game={game} />}
      </Match>
      <Match when={lesson()} keyed>
        {(game) => <LessonScreen game={game} />}
      </Match>
      <Match when={replay()} keyed>
        {(match) => <ReplayScreen match={match} />}
      </Match>
      <Match when={shared()} keyed>
        {(token) => <SharedScreen token={token} />}
      </Match>
      <Match when={figures() === ""}>
        <MatchesScreen />
      </Match>
      <Match when={figures()} keyed>
        {(game) => <FiguresScreen game={game} />}
      </Match>
    </Switch>
  );
}

/** What the address leads to is asked for at once, beside the words without which nothing is shown: on a slow line each
 * question waits for half a second. */
export function fetchScreen(): void {
  const screens = { table: TableScreen, replay: ReplayScreen, screen: TvScreen, rules: RulesScreen };
  const { at } = place();
  if (at in screens) void screens[at as keyof typeof screens].preload().catch(() => undefined);
}

/** Whoever touches the first page may soon want a table: it comes while they make up their mind. */
function fetchTable(): void {
  const fetch = (): void => void TableScreen.preload().catch(() => undefined);
  onMount(() => {
    for (const touch of ["pointermove", "pointerdown", "keydown"])
      addEventListener(touch, fetch, { once: true, passive: true });
  });
}

function at<A extends Place["at"]>(where: Place, wanted: A): Extract<Place, { at: A }> | undefined {
  return where.at === wanted ? (where as Extract<Place, { at: A }>) : undefined;
}

function createTitle(): void {
  createEffect(() => {
    document.title = titleOf(place());
  });
}

function titleOf(where: Place): string {
  const { pages } = t();
  switch (where.at) {
    case "table":
    case "screen":
      return pages[where.at](where.code);
    case "tv":
      return pages.tv;
    case "rules":
    case "lesson":
      return pages[where.at](titleOfGame(where.game));
    case "me":
      return where.game ? pages.figures(titleOfGame(where.game)) : pages.me;
    default:
      return pages[where.at];
  }
}
