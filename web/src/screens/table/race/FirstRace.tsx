// The hints of a first race show a newcomer, over it, what counts in it, why a tap did nothing, and what only they
// could play.

import { createEffect, createMemo, createSignal, For, Index, type JSX, onCleanup, Show } from "solid-js";
import { explained, isExplained } from "../../../firstSteps";
import { type Box, lying, middleOf } from "../../../kit/box";
import { classes } from "../../../kit/classes";
import { showKeys } from "../../../kit/keys";
import { type Chance, type RaceLabel, whyNot } from "../../../table/firstRace";
import { createRings } from "../../lesson/rings";
import { useTable } from "../view";
import styles from "./FirstRace.module.css";

const LABELS_MS = 9000;
const ALONE_MS = 10_000; // so long a chance waits before it is shown
const LOOK_MS = 500;
const WIDEST = 156; // px of a label
const HIGHEST = 84;
const EDGE = 6;
const LARGE = 0.3; // of the race, both ways: a label stands in it, not above it
const STAMP = { width: 400, height: 320 }; // px: as a screen is that is magnified four times
const TURN_MS = 3000;
const ROOMY = 1000; // px of width: from here on labels grow with the table
const MOST_GROWN = 1.5;

export default function FirstRace(props: { race: HTMLElement }): JSX.Element {
  const { game, phase } = useTable();
  const [labelled, setLabelled] = createSignal(!isExplained(game().name));
  createEffect(() => {
    if (phase() !== "racing" || !labelled()) return;
    const timer = setTimeout(() => {
      setLabelled(false);
      explained(game().name);
    }, LABELS_MS);
    onCleanup(() => clearTimeout(timer));
  });
  createKeyCaps();
  const labels = (): RaceLabel[] =>
    phase() === "racing" && labelled() ? (game().firstRace?.labels() ?? []) : [];
  const reasons = (): RaceLabel[] => {
    const found = whyNot();
    return found ? [found] : [];
  };
  const chance = createChance();
  return (
    <div class={styles.hints} aria-hidden="true" data-test="first-race">
      <Show when={phase() === "racing"}>
        <Glow race={props.race} chance={chance()} />
        <Labels race={props.race} labels={reasons().length ? reasons() : labels()} />
      </Show>
    </div>
  );
}

/** On a machine with keys and without a finger: until the first round is won they are shown. */
function createKeyCaps(): void {
  const { seat } = useTable();
  createEffect(() => showKeys(seat() !== null && navigator.maxTouchPoints === 0));
  onCleanup(() => showKeys(false));
}

function Labels(props: { race: HTMLElement; labels: RaceLabel[] }): JSX.Element {
  const shown = createTurns(props.race, () => props.labels);
  const boxes = createRings(props.race, () => shown().map(({ look }) => look));
  return (
    <Index each={shown()}>
      {(label, n) => (
        <Show when={boxes()[n]}>{(box) => <Label box={box()} race={props.race} text={label().text} />}</Show>
      )}
    </Index>
  );
}

/** All at once, or one after the other where they would lie on each other. */
function createTurns(race: HTMLElement, labels: () => RaceLabel[]): () => RaceLabel[] {
  const [turn, setTurn] = createSignal(0);
  const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
  onCleanup(() => clearInterval(timer));
  const isStamp = (): boolean => race.clientWidth < STAMP.width && race.clientHeight < STAMP.height;
  return createMemo(() => {
    const [all, at] = [labels(), turn()];
    return isStamp() ? all.slice(at % all.length).slice(0, 1) : all;
  });
}

/** Above what it is about, or in the middle of it where that is large, or the others are above; never beside the table. */
function Label(props: { box: Box; race: HTMLElement; text: string }): JSX.Element {
  const isLarge = () =>
    props.box.width > props.race.clientWidth * LARGE &&
    (props.box.height > props.race.clientHeight * LARGE || props.box.y < HIGHEST);
  const place = () => placeFor(props.box, props.race, isLarge());
  const grown = () => grownIn(props.race);
  const tip = () => middleOf(props.box).x - place().x;
  return (
    <div
      class={classes(styles.place, !isLarge() && styles.above)}
      style={{ ...lying(place()), "--tip": `${tip()}px`, "font-size": `${0.875 * grown()}rem` }}
      data-test="race-label"
    >
      <p class={styles.label}>{props.text}</p>
    </div>
  );
}

function grownIn({ clientWidth }: HTMLElement): number {
  return Math.min(Math.max(1, clientWidth / ROOMY), MOST_GROWN);
}

function placeFor({ x, y, width, height }: Box, race: HTMLElement, isLarge: boolean): Box {
  const [{ clientWidth }, grown] = [race, grownIn(race)];
  const wide = Math.min(WIDEST * grown, clientWidth * 0.42);
  const high = HIGHEST * grown;
  const left = Math.min(Math.max(x + width / 2 - wide / 2, EDGE), clientWidth - wide - EDGE);
  const top = isLarge ? y + height / 2 - high / 2 : Math.max(EDGE, y - high - EDGE);
  return { x: left, y: top, width: wide, height: high };
}

function Glow(props: { race: HTMLElement; chance: Chance | null }): JSX.Element {
  const boxes = createRings(props.race, () => (props.chance ? [props.chance.look] : []));
  return (
    <For each={boxes()}>{(box) => <div class={styles.glow} style={lying(box)} data-test="race-glow" />}</For>
  );
}

/** The first one that has lasted, and that nobody else has taken: looked for now and then, not at every move. */
function createChance(): () => Chance | null {
  const { session, game, seat } = useTable();
  const [found, setFound] = createSignal<Chance | null>(null);
  const now = (): Chance[] => {
    const [round, own, chances] = [session.round(), seat(), game().firstRace?.chances];
    return round && own !== null && chances ? chances(round as never, own) : [];
  };
  let since = new Map<string, number>();
  const look = (): void => {
    const at = performance.now();
    const chances = now();
    since = new Map(chances.map(({ id }) => [id, since.get(id) ?? at]));
    setFound(chances.find(({ id }) => at - (since.get(id) ?? at) >= ALONE_MS) ?? null);
  };
  const timer = setInterval(look, LOOK_MS);
  onCleanup(() => clearInterval(timer));
  return found;
}
