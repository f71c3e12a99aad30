// The tools in the corner of a table's pages: say something, and all the rest.

import { createSignal, type JSX, Show } from "solid-js";
import { Dialog } from "../../../kit/ui/Dialog";
import { IconButton } from "../../../kit/ui/IconButton";
import { t } from "../../../words/words";
import { GivenMark } from "../../again/GivenMark";
import { LockMark } from "../LockMark";
import { ReactionPicker } from "../reactions/ReactionPicker";
import { useTable } from "../view";
import { InviteForm, mayInvite, whomToInvite } from "./InviteForm";
import { MenuDialog } from "./MenuDialog";
import styles from "./TableTools.module.css";

export function TableTools(): JSX.Element {
  const view = useTable();
  const [open, setOpen] = createSignal<"menu" | "reactions" | "invite" | null>(null);
  const close = (): void => {
    setOpen(null);
  };
  return (
    <>
      <LockMark />
      <GivenMark />
      <Show when={mayInvite(view)}>
        <IconButton
          class={styles.invite}
          icon="invite"
          label={whomToInvite(view)}
          onPress={() => setOpen("invite")}
        />
      </Show>
      <IconButton icon="smile" label={t().race.reactions} onPress={() => setOpen("reactions")} />
      <IconButton icon="menu" label={t().race.menu} onPress={() => setOpen("menu")} />
      <Dialog
        open={open() === "reactions"}
        title={t().race.reactions}
        closeLabel={t().common.close}
        onClose={close}
      >
        <ReactionPicker onSaid={close} />
      </Dialog>
      <Dialog
        open={open() === "invite"}
        title={t().invite.title}
        closeLabel={t().common.close}
        onClose={close}
      >
        <InviteForm />
      </Dialog>
      <MenuDialog open={open() === "menu"} onClose={close} />
    </>
  );
}
