// A place of one's own: pressed, dragged from, or reached by its key.

import { type JSX, Show } from "solid-js";
import { type Box, lying } from "../../kit/box";
import { classes } from "../../kit/classes";
import { keyName, shortcutName, shownKeys } from "../../kit/keys";
import { press } from "../../kit/press";
import type { Dragging } from "./dragging";
import styles from "./OwnPlace.module.css";
import type { OwnPlaceName } from "./painting/names";
import { useScene } from "./scene";

export interface OwnPlaceProps {
  source: OwnPlaceName;
  box: Box;
  label: string;
  /** Its key, shown on demand. */
  code: string;
  dragging: Dragging;
  empty?: boolean;
  /** It is one of the places to choose from: its number among them. */
  choice?: number | null;
  children?: JSX.Element;
}

/** A place of one's own: a button that acts when it is pressed, and from which a card can be dragged. */
export function OwnPlace(props: OwnPlaceProps) {
  const { play } = useScene();
  const tap = (): boolean => (props.source === "hand" ? play.turn() : play.tap(props.source));
  const tapActs = (): "press" | "release" => {
    const card = props.source === "hand" ? null : play.cardAt(props.source);
    return card && play.isOpenQuestion(card) ? "release" : "press";
  };
  const drag = () => (props.source === "hand" ? null : props.dragging.drag(props.source));
  return (
    <button
      type="button"
      class={classes(styles.place, props.empty && styles.empty)}
      style={lying(props.box)}
      aria-label={props.label}
      aria-keyshortcuts={shortcutName(props.code)}
      data-own={props.source}
      data-choice={props.choice != null || undefined}
      ref={(element) => press(element, { onPress: tap, drag, tapActs })}
    >
      {props.children}
      <Show when={props.choice != null || shownKeys()}>
        <kbd class={styles.key}>{props.choice != null ? props.choice : keyName(props.code)}</kbd>
      </Show>
    </button>
  );
}
