// The harvest of a round: what lies in the middle when it is over. While it is counted, the pieces fly to their
// owners, and what somebody has to give back falls off their row. Then it says who was first.

import { createSignal, For, type JSX, onCleanup, onMount, Show, untrack } from "solid-js";
import { backPiece, type Piece } from "../../../kit/piece";
import { lessMotion } from "../../../kit/preferences";
import { Sheet } from "../../../kit/Sheet";
import type { RoundResult } from "../../../net/wire";
import { piecesOf } from "../../../table/pieces";
import { type TableView, useTable } from "../view";
import { sum } from "./counting";
import type { Counting } from "./createCounting";
import { EndingMark } from "./EndingMark";
import styles from "./Harvest.module.css";

const HEAPED = 14; // pieces that are seen of the heap
const AT_ONCE = 4; // pieces that take off in one step, at most
const FLIES = 430;
const FALLS = 520;

interface Flying {
  piece: Piece;
  /** In px, where its middle is: on the page as it is scrolled now. */
  from: HeapPlace;
  to: HeapPlace | null;
}

interface HeapPlace {
  x: number;
  y: number;
  width: number;
}

export function Harvest(props: { result: RoundResult; counting: Counting }): JSX.Element {
  const view = useTable();
  const brought = untrack(() => broughtBy(view));
  const heap = heapOf(brought);
  const [flying, setFlying] = createSignal<Flying[]>([]);
  let middle: HTMLDivElement | undefined;
  const taken = brought.map(() => 0);
  let turn = 0;
  const pieceOf = (seat: number): Piece => {
    const own = brought[seat] ?? [];
    const at = taken[seat] ?? 0;
    taken[seat] = at + 1;
    return own[at % Math.max(1, own.length)] ?? backPiece(view.backOf(seat));
  };
  untrack(() => props.counting).onStep((now, before) => {
    const moved = [...now.keys()].filter((seat) => sum(now[seat] ?? {}) !== sum(before[seat] ?? {}));
    const some = moved.length > AT_ONCE ? rotated(moved, turn++ * AT_ONCE).slice(0, AT_ONCE) : moved;
    const here = middle && placeOf(middle);
    const took = some.flatMap((seat): Flying[] => {
      const row = rowOf(seat);
      if (!row || !here) return [];
      const gains = sum(now[seat] ?? {}) > sum(before[seat] ?? {});
      if (gains) return [{ piece: pieceOf(seat), from: here, to: row }];
      return [{ piece: backPiece(view.backOf(seat)), from: row, to: null }];
    });
    setFlying((others) => [...others, ...took]);
  });
  const land = (landed: Flying): void => {
    setFlying((all) => all.filter((each) => each !== landed));
  };
  const left = (): number => Math.ceil(heap.length * (1 - props.counting.progress()));
  return (
    <div class={styles.harvest} ref={middle}>
      <Show when={props.counting.done()} fallback={<Heap pieces={heap.slice(0, left())} />}>
        <EndingMark result={props.result} />
      </Show>
      <div class={styles.air} aria-hidden="true">
        <For each={flying()}>{(each) => <FlyingPiece {...each} onLanded={() => land(each)} />}</For>
      </div>
    </div>
  );
}

function Heap(props: { pieces: readonly Piece[] }): JSX.Element {
  return (
    <div class={styles.heap} aria-hidden="true">
      <For each={props.pieces}>
        {(piece, at) => (
          <span class={styles.heaped} style={{ ...thrown(at()), ...shapeOf(piece) }}>
            <Sheet {...piece} />
          </span>
        )}
      </For>
    </div>
  );
}

function FlyingPiece(props: Flying & { onLanded: () => void }): JSX.Element {
  let element!: HTMLSpanElement;
  onMount(() => {
    const { from, to } = props;
    const motion = element.animate(to ? flight(from, to) : FALL, {
      duration: to ? FLIES : FALLS,
      fill: "both",
    });
    motion.finished.then(props.onLanded, () => undefined);
    onCleanup(() => motion.cancel());
  });
  return (
    <span
      ref={element}
      class={styles.flying}
      style={{ left: `${props.from.x}px`, top: `${props.from.y}px`, ...shapeOf(props.piece) }}
    >
      <Sheet {...props.piece} />
    </span>
  );
}

const ARC = 46;

function flight(from: HeapPlace, to: HeapPlace): Keyframe[] {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return [
    { transform: "translate(-50%, -50%) scale(1)", easing: "ease-out" },
    {
      transform: `translate(-50%, -50%) translate(${x * 0.5}px, ${y * 0.5 - ARC}px) rotate(-14deg) scale(1.08)`,
      easing: "ease-in",
    },
    {
      transform: `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(0) scale(.62)`,
      opacity: 1,
      offset: 0.9,
    },
    { transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(.5)`, opacity: 0 },
  ];
}

const FALL: Keyframe[] = [
  { transform: "translate(-50%, -50%) scale(.8)", opacity: 1 },
  { transform: "translate(-120%, 90%) rotate(-38deg) scale(.7)", opacity: 0 },
];

function shapeOf({ size }: Piece): JSX.CSSProperties {
  return { "aspect-ratio": `${size.width} / ${size.height}`, "--wide": Math.sqrt(size.width / size.height) };
}

/** Pell-mell, and always the same. */
function thrown(at: number): JSX.CSSProperties {
  return {
    "--x": ((at * 37) % 17) - 8,
    "--y": ((at * 23) % 11) - 5,
    rotate: `${(((at * 61) % 29) - 14) * 2.4}deg`,
  };
}

function broughtBy(view: TableView): Piece[][] {
  const round = view.session.known()?.last ?? null;
  const { brought } = piecesOf(view.game());
  return view.players().map((_, seat) => (round ? brought(round, seat) : []));
}

/** Some of everybody's, as they lie upon each other. */
function heapOf(brought: readonly Piece[][]): Piece[] {
  if (lessMotion()) return [];
  const longest = Math.max(0, ...brought.map((own) => own.length));
  const mixed = Array.from({ length: longest }, (_, at) => brought.flatMap((own) => own[at] ?? [])).flat();
  const every = Math.max(1, Math.floor(mixed.length / HEAPED));
  return mixed.filter((_, at) => at % every === 0).slice(0, HEAPED);
}

function rowOf(seat: number): HeapPlace | null {
  const back = document.querySelector(`[data-test="score-row"] [data-seat="${seat}"]`);
  return back && placeOf(back);
}

function placeOf(element: Element): HeapPlace {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width };
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
