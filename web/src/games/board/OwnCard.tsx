import { createMemo, Show } from "solid-js";
import { BoardCard } from "../../kit/BoardCard";
import { classes } from "../../kit/classes";
import { inkClass } from "../../kit/inks";
import { Joker } from "../../kit/Joker";
import { keyName, shownKeys } from "../../kit/keys";
import { Motif } from "../../kit/Motif";
import { type Box, placed } from "../../kit/motion";
import { press } from "../../kit/press";
import { Token } from "../../kit/Token";
import { t } from "../../words/words";
import { dragCard, dragJoker } from "./dragging";
import type { Own } from "./layout";
import styles from "./OwnCard.module.css";
import { frameOf } from "./picture";
import { useScene } from "./scene";
import { b } from "./words";

/** The card in hand, the stack that it came from, the discard pile, and the jokers. */
export function OwnCard(props: { own: Own; seat: number }) {
  const scene = useScene();
  const { view, play, pieces } = scene;
  const hand = createMemo(() => view.hand(props.seat));
  const label = (): string => {
    const [card, token] = [hand().card, play.paying()];
    const said = card ? b().own.card(t().inks[card[0]], t().inks[card[1]]) : b().own.noCard;
    return token === null ? said : `${said} ${b().own.rider(token)}`;
  };
  return (
    <>
      <button
        type="button"
        class={classes(styles.card, play.drag()?.what === "card" && styles.away)}
        style={placed(cardBox(props.own, play.turns()))}
        aria-label={label()}
        data-test="own-card"
        ref={(element) => {
          pieces.own = element;
          press(element, {
            onPress: () => {
              play.turnCard();
              return false;
            },
            drag: (event) => {
              play.turnCard(-1); // it was no tap
              return dragCard(scene, event);
            },
          });
        }}
      >
        <Show
          when={hand().card}
          keyed
          fallback={
            <Show when={hand().count}>
              <Back seat={props.seat} />
            </Show>
          }
        >
          {(card) => <BoardCard near={card[0]} far={card[1]} turned upright frame={frameOf(props.seat)} />}
        </Show>
        <Show when={play.paying()}>
          {(token) => (
            <span class={classes(styles.rider, play.head() === "first" && styles.below)}>
              <Token number={token()} />
            </span>
          )}
        </Show>
        <Show when={shownKeys()}>
          <kbd class={styles.key} style={{ transform: `rotate(${-play.turns() * 90}deg)` }}>
            {keyName("KeyR")}
          </kbd>
        </Show>
      </button>
      <Stack box={props.own.stack} seat={props.seat} />
      <div class={styles.discard} style={placed(props.own.discard)} aria-hidden="true">
        <Show when={hand().top}>
          {(top) => (
            <div class={styles.thrown}>
              <BoardCard near={top()[0]} far={top()[1]} frame={frameOf(props.seat)} />
            </div>
          )}
        </Show>
        <Show when={hand().discarded}>
          <span class={styles.small}>{hand().discarded}</span>
        </Show>
      </div>
      <Jokers box={props.own.jokers} seat={props.seat} />
    </>
  );
}

function Stack(props: { box: Box; seat: number }) {
  const { view, play } = useScene();
  const hand = createMemo(() => view.hand(props.seat));
  return (
    <button
      type="button"
      class={classes(styles.stack, props.box.width > props.box.height && styles.lying)}
      style={placed(props.box)}
      data-test="turn-up"
      ref={(element) => press(element, { onPress: () => play.turnUp() })}
    >
      <span class="only-spoken">{b().own.next(hand().count)}</span>
      <span class={styles.backs}>
        <Back seat={props.seat} />
      </span>
      <span class={styles.count} aria-hidden="true">
        {hand().count}
      </span>
      <span class={styles.next} aria-hidden="true">
        {b().own.nextShort}
      </span>
      <Show when={shownKeys()}>
        <kbd class={styles.key}>{keyName("Space")}</kbd>
      </Show>
    </button>
  );
}

function Jokers(props: { box: Box; seat: number }) {
  const scene = useScene();
  const { view, play } = scene;
  const left = (): number => view.hand(props.seat).jokers;
  return (
    <button
      type="button"
      class={classes(styles.jokers, !left() && styles.none, play.jokers() > 0 && styles.inUse)}
      style={placed(props.box)}
      aria-label={b().own.jokers(left(), play.jokers())}
      aria-pressed={play.jokers() > 0}
      disabled={!left()}
      data-test="jokers"
      ref={(element) =>
        press(element, {
          onPress: () => {
            play.moreJokers();
            return false;
          },
          drag: (event) => dragJoker(scene, event),
          tapActs: "release", // one that is dragged was not asked for
        })
      }
    >
      <Show when={left() > 0}>
        <span class={classes(styles.joker, play.jokers() > 0 && styles.lifted)}>
          <Joker frame={frameOf(props.seat)} />
        </span>
      </Show>
      <Show when={left() > 1}>
        <span class={classes(styles.joker, styles.second, play.jokers() > 1 && styles.lifted)}>
          <Joker frame={frameOf(props.seat)} />
        </span>
      </Show>
      <Show when={shownKeys()}>
        <kbd class={styles.key}>{keyName("KeyJ")}</kbd>
      </Show>
    </button>
  );
}

function Back(props: { seat: number }) {
  const { view } = useScene();
  return (
    <span class={classes(styles.back, inkClass(view.backOf(props.seat).box))}>
      <Motif name={view.backOf(props.seat).motif} />
    </span>
  );
}

/** Drawn upright in the middle of its square, and turned. */
export function cardBox({ card }: Own, turns: number): Box {
  return {
    x: card.x + card.width / 4,
    y: card.y,
    width: card.width / 2,
    height: card.height,
    turn: turns * 90,
  };
}
