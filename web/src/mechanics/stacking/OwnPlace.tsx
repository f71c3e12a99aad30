import { type JSX, Show } from "solid-js";
import { lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { keyName, shortcutName, shownKeys } from "../../kit/keys";
import { press } from "../../kit/press";
import type { Source } from "./area";
import type { Dragging } from "./dragging";
import type { Hands } from "./hands";
import type { Box } from "./layout/boxes";
import styles from "./OwnPlace.module.css";

export interface OwnPlaceProps {
  source: Source | "hand";
  box: Box;
  label: string;
  /** Its key, shown on demand. */
  code: string;
  hands: Hands;
  dragging: Dragging;
  /** How many cards lie under the one that shows, as far as one sees it. */
  thick?: number;
  empty?: boolean;
  /** It is one of the places to choose from: its number among them. */
  choice?: number | null;
  class?: string | undefined;
  children: JSX.Element;
}

/** A place of one's own: a button that acts when it is pressed, and from which a card can be dragged. */
export function OwnPlace(props: OwnPlaceProps) {
  const { hands, dragging } = props;
  const tap = (): boolean => (props.source === "hand" ? hands.turn() : hands.tap(props.source));
  const tapActs = (): "press" | "release" => {
    const card = props.source === "hand" ? null : hands.cardAt(props.source);
    return card && hands.isOpenQuestion(card) ? "release" : "press";
  };
  const drag = () => (props.source === "hand" ? null : dragging.drag(props.source));
  return (
    <button
      type="button"
      class={classes(styles.place, props.empty && styles.empty, props.class)}
      style={lying(props.box)}
      aria-keyshortcuts={shortcutName(props.code)}
      data-own={props.source}
      data-choice={props.choice != null || undefined}
      ref={(element) => press(element, { onPress: tap, drag, tapActs })}
    >
      <span class="only-spoken">{props.label}</span>
      <span
        class={styles.cards}
        aria-hidden="true"
        data-thick={props.thick || undefined}
        ref={(element) => hands.know(props.source, element)}
      >
        {props.children}
      </span>
      <Show when={props.choice != null || shownKeys()}>
        <kbd class={styles.key}>{props.choice != null ? props.choice : keyName(props.code)}</kbd>
      </Show>
    </button>
  );
}
