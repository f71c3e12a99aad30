// An icon as high as a line of text beside it; a class may make it larger.

import { classes } from "../classes";
import styles from "./Icon.module.css";
import { ICONS, type IconName } from "./icons";

export type { IconName } from "./icons";

export function Icon(props: { name: IconName; class?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      class={classes(styles.icon, props.class)}
      fill="none"
      stroke="currentColor"
      stroke-width="2.4"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[props.name]} />
    </svg>
  );
}
