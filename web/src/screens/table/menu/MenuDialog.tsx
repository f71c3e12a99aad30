// The dialog of a table's menu.

import { createEffect, createSignal, type JSX } from "solid-js";
import { caughtByBack } from "../../../kit/pageHistory";
import { Dialog } from "../../../kit/ui/Dialog";
import { t } from "../../../words/words";
import { e } from "../../evening/words";
import { type Asked, Menu } from "./Menu";

export function MenuDialog(props: { open: boolean; onClose: () => void }): JSX.Element {
  const [asked, setAsked] = createSignal<Asked | null>(null);
  createEffect(() => props.open && setAsked(null));
  caughtByBack(
    () => props.open && asked() !== null,
    () => setAsked(null),
  );
  return (
    <Dialog
      open={props.open}
      title={titleOf(asked())}
      closeLabel={t().common.close}
      onClose={() => props.onClose()}
    >
      <Menu asked={asked()} onAsk={setAsked} onDone={() => props.onClose()} />
    </Dialog>
  );
}

function titleOf(asked: Asked | null): string {
  if (asked === "invite") return t().invite.title;
  if (asked === "game") return e().games.title;
  if (asked === "settings") return t().home.settings;
  return asked === "admission" ? t().table.admission : t().race.menu;
}
