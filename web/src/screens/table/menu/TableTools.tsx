// In the corner of a table's pages: say something, and all the rest.

import { createSignal, type JSX } from "solid-js";
import { Dialog } from "../../../kit/ui/Dialog";
import { IconButton } from "../../../kit/ui/IconButton";
import { t } from "../../../words/words";
import { LockMark } from "../LockMark";
import { ReactionPicker } from "../reactions/ReactionPicker";
import { MenuDialog } from "./MenuDialog";

export function TableTools(): JSX.Element {
  const [open, setOpen] = createSignal<"menu" | "reactions" | null>(null);
  const close = (): void => {
    setOpen(null);
  };
  return (
    <>
      <LockMark />
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
      <MenuDialog open={open() === "menu"} onClose={close} />
    </>
  );
}
