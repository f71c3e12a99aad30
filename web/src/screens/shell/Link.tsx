// A link to another page of the house, which is not loaded anew.

import type { JSX } from "solid-js";
import { go } from "../../router";

export interface LinkProps {
  to: string;
  label?: string | undefined;
  class?: string | undefined;
  /** Before it is followed in this tab. */
  onFollow?: () => void;
  children: JSX.Element;
}

export function Link(props: LinkProps): JSX.Element {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    props.onFollow?.();
    go(props.to);
  };
  return (
    <a href={props.to} class={props.class} aria-label={props.label} onClick={follow}>
      {props.children}
    </a>
  );
}
