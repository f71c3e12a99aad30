import type { JSX } from "solid-js";
import { Dialog } from "../../kit/ui/Dialog";
import { t } from "../../words/words";
import { Menu } from "./Menu";

export function MenuDialog(props: { open: boolean; onClose: () => void }): JSX.Element {
  return (
    <Dialog
      open={props.open}
      title={t().race.menu}
      closeLabel={t().common.close}
      onClose={() => props.onClose()}
    >
      <Menu onDone={() => props.onClose()} />
    </Dialog>
  );
}
