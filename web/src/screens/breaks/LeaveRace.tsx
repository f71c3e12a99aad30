// The question that Back asks in the middle of a race: nobody leaves it by a swipe that went astray. Who means it
// presses Back once more.

import { createSignal, type JSX } from "solid-js";
import { caughtByBack } from "../../kit/pageHistory";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import { Icon } from "../../kit/ui/Icon";
import { leave } from "../../router";
import { t } from "../../words/words";
import menu from "../table/menu/Menu.module.css";
import { type TableView, useTable } from "../table/view";
import { isAlone, pausesWhile } from "./pausing";
import { b } from "./words";

export function LeaveRace(): JSX.Element {
  const view = useTable();
  const [asked, setAsked] = createSignal(false);
  const stay = (): void => {
    setAsked(false);
  };
  caughtByBack(
    () => view.seat() !== null,
    () => setAsked(true),
  );
  pausesWhile(view, asked);
  return (
    <Dialog
      open={asked()}
      title={b().leave.title}
      closeLabel={t().common.close}
      onClose={stay}
      onBack={leave}
    >
      <div class={menu.menu} data-test="leave-race">
        <p>
          {b().leave.about} {meanwhile(view)}
        </p>
        <Button variant="main" onPress={stay}>
          {t().table.leaveStay}
        </Button>
        <Button variant="quiet" onPress={leave}>
          <Icon name="leave" /> {b().leave.go}
        </Button>
      </div>
    </Dialog>
  );
}

function meanwhile(view: TableView): string {
  const { waits, meanwhile } = b().leave;
  return isAlone(view) ? waits : meanwhile[view.table().settings.away ?? "bot"];
}
