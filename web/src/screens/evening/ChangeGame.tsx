// The way to another game, for the host; the others see who picks it.

import { createSignal, type JSX, Show } from "solid-js";
import { Portal } from "solid-js/web";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import { t } from "../../words/words";
import { useTable } from "../table/view";
import { GameChoice } from "./GameChoice";
import { e } from "./words";

export interface ChangeGameProps {
  variant?: "plain" | "quiet";
  class?: string | undefined;
}

export function ChangeGame(props: ChangeGameProps): JSX.Element {
  const { isHost } = useTable();
  const [open, setOpen] = createSignal(false);
  return (
    <Show when={isHost()}>
      <Button variant={props.variant} class={props.class} onPress={() => setOpen(true)}>
        {e().games.change}
      </Button>
      {/* The foot of a page has its own idea of buttons. */}
      <Portal>
        <Dialog
          open={open()}
          title={e().games.title}
          closeLabel={t().common.close}
          onClose={() => setOpen(false)}
        >
          <GameChoice onDone={() => setOpen(false)} />
        </Dialog>
      </Portal>
    </Show>
  );
}
