// The card in hand, the stack that it came from, the discard pile, and the jokers. All but these are painted.

import { createMemo, Show } from "solid-js";
import { classes } from "../../kit/classes";
import { keyName, shownKeys } from "../../kit/keys";
import { type Box, placed } from "../../kit/motion";
import { press } from "../../kit/press";
import { t } from "../../words/words";
import { dragCard, dragJoker } from "./dragging";
import type { Own } from "./layout";
import styles from "./OwnCard.module.css";
import { cardBox } from "./ownPlaces";
import { paintOwn } from "./painting/own";
import { hasWord, paintStack, paintThrown } from "./painting/stack";
import { frameOf } from "./picture";
import { Joker } from "./pieces/Joker";
import { useScene } from "./scene";
import { words } from "./words";

export function OwnCard(props: { own: Own; seat: number }) {
  const scene = useScene();
  const { view, play } = scene;
  const own = (): Own => props.own;
  paintOwn(scene, own, props.seat);
  paintStack(scene, own, props.seat);
  paintThrown(scene, own, props.seat);
  const hand = createMemo(() => view.hand(props.seat));
  const label = (): string => {
    const [card, token] = [hand().card, play.paying()];
    const said = card ? words().own.card(t().inks[card[0]], t().inks[card[1]]) : words().own.noCard;
    return token === null ? said : `${said} ${words().own.rider(token)}`;
  };
  return (
    <>
      <button
        type="button"
        class={styles.card}
        style={placed(cardBox(props.own, play.turns()))}
        aria-label={label()}
        data-test="own-card"
        ref={(element) =>
          press(element, {
            onPress: () => {
              play.turnCard();
              return false;
            },
            drag: (event) => {
              play.turnCard(-1); // it was no tap
              return dragCard(scene, event);
            },
          })
        }
      >
        <Show when={shownKeys()}>
          <kbd class={styles.key} style={{ transform: `rotate(${-play.turns() * 90}deg)` }}>
            {keyName("KeyR")}
          </kbd>
        </Show>
      </button>
      <Stack box={props.own.stack} seat={props.seat} />
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
      class={styles.stack}
      style={placed(props.box)}
      aria-label={words().own.next(hand().count)}
      data-test="turn-up"
      ref={(element) => press(element, { onPress: () => play.turnUp() })}
    >
      <Show when={hasWord(props.box)}>
        <span class={styles.next} aria-hidden="true">
          {words().own.nextShort}
        </span>
      </Show>
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
      aria-label={words().own.jokers(left(), play.jokers())}
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
