// The button that asks for a pause: in the bar of a race, and among what else can be done in its menu.

import { type JSX, Show } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { IconButton } from "../../kit/ui/IconButton";
import { useTable } from "../table/view";
import { askedPause, askPause, isAlone, mayPause } from "./pausing";
import { b } from "./words";

export function PauseButton(): JSX.Element {
  const view = useTable();
  return (
    <Show when={view.seat() !== null && !askedPause(view)}>
      <IconButton
        icon="pause"
        label={isAlone(view) ? b().pause.button : b().pause.ask}
        disabled={!mayPause(view)}
        onPress={() => void askPause(view)}
      />
    </Show>
  );
}

/** Alone with bots the menu itself is a pause. */
export function PauseDeed(props: { onDone: () => void }): JSX.Element {
  const view = useTable();
  const ask = (): void => {
    props.onDone();
    void askPause(view);
  };
  return (
    <Show when={mayPause(view) && !isAlone(view)}>
      <Button onPress={ask}>
        <Icon name="pause" /> {b().pause.ask}
      </Button>
    </Show>
  );
}
