// A button that shows an icon, and says its label aloud.

import { classes } from "../classes";
import { Icon, type IconName } from "./Icon";
import styles from "./IconButton.module.css";

export interface IconButtonProps {
  label: string;
  icon: IconName;
  onPress: (event: MouseEvent) => void;
  /** For a button that stays down. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  class?: string | undefined;
}

export function IconButton(props: IconButtonProps) {
  return (
    <button
      type="button"
      class={classes(styles.button, props.class)}
      aria-label={props.label}
      aria-pressed={props.pressed}
      title={props.label}
      disabled={props.disabled}
      onClick={(event) => props.onPress(event)}
    >
      <Icon name={props.icon} />
    </button>
  );
}
