// The main heading of a page. When a page follows on another, the focus moves here: so it is read aloud.

import { type JSX, onMount } from "solid-js";
import { classes } from "../../kit/classes";

let first = true;

export interface HeadingProps {
  /** Said, and not shown: the page speaks for itself. */
  hidden?: boolean;
  class?: string | undefined;
  children: JSX.Element;
}

export function Heading(props: HeadingProps): JSX.Element {
  let heading!: HTMLHeadingElement;
  onMount(() => {
    if (!first) heading.focus({ preventScroll: true });
    first = false;
  });
  return (
    <h1 ref={heading} tabIndex={-1} class={classes(props.hidden && "only-spoken", props.class)}>
      {props.children}
    </h1>
  );
}
