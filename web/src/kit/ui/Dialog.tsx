// A dialog is a sheet of paper above the table. The browser keeps the focus in it, and gives it back.

import { createEffect, createUniqueId, type JSX, onCleanup, Show } from "solid-js";
import { classes } from "../classes";
import { caughtByBack } from "../pageHistory";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton";

export interface DialogProps {
  open: boolean;
  title: string;
  /** Escape, the cross, a press beside it, or Back. */
  onClose: () => void;
  /** Where Back means something else. */
  onBack?: (() => void) | undefined;
  /** What the cross says. */
  closeLabel: string;
  class?: string | undefined;
  children: JSX.Element;
}

export function Dialog(props: DialogProps) {
  const title = createUniqueId();
  let sheet!: HTMLDialogElement;
  let heading: HTMLHeadingElement | undefined;
  createEffect(() => {
    if (props.open && !sheet.open) {
      sheet.showModal();
      heading?.focus(); // the title is read first, and no button is hit by chance
    }
    if (!props.open && sheet.open) sheet.close();
  });
  onCleanup(() => sheet.open && sheet.close());
  caughtByBack(
    () => props.open,
    () => (props.onBack ?? props.onClose)(),
  );
  return (
    <dialog
      ref={sheet}
      class={classes("on-paper", styles.dialog, props.class)}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onPointerDown={(event) => event.target === sheet && props.onClose()}
    >
      <Show when={props.open}>
        <div class={styles.sheet}>
          <div class={styles.head}>
            <h2 id={title} ref={heading} tabindex="-1">
              {props.title}
            </h2>
            <IconButton icon="close" label={props.closeLabel} onPress={() => props.onClose()} />
          </div>
          {props.children}
        </div>
      </Show>
    </dialog>
  );
}
