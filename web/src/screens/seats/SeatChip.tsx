// The chip in the bar of a race: a seat for who watches, and what becomes of who waits or sits out.

import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import { classes } from "../../kit/classes";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import { ownName } from "../home/start";
import { sitDown } from "../table/tableCommands";
import { useTable } from "../table/view";
import { ComingIn, ownPlace } from "./ComingIn";
import { isNameless, NameSlip } from "./NameSlip";
import { isAffected, Resting } from "./Resting";
import styles from "./SeatChip.module.css";
import { s } from "./words";

export function SeatChip(): JSX.Element {
  const view = useTable();
  const [open, setOpen] = createSignal(false);
  const place = () => ownPlace(view);
  const sit = (): void => {
    sitDown(view.session, ownName());
    if (isNameless()) setOpen(true); // with a seat to come already: the name is asked in passing
  };
  return (
    <>
      <Switch>
        <Match when={place()}>
          {(found) => (
            <Chip
              word={s().place[found().inFrom === "round" ? "inRound" : "inMatch"]}
              onPress={() => setOpen(true)}
            />
          )}
        </Match>
        <Match when={view.seat() === null && view.locked()}>
          <span class={styles.watching}>{t().table.watching}</span>
        </Match>
        <Match when={view.seat() === null}>
          <Chip main word={t().table.sitDown} onPress={sit} />
        </Match>
        <Match when={isAffected(view)}>
          <Chip word={s().rest.chip} onPress={() => setOpen(true)} />
        </Match>
      </Switch>
      <Dialog
        open={open()}
        title={s().place.title}
        closeLabel={t().common.close}
        onClose={() => setOpen(false)}
      >
        <Show when={view.seat() === null} fallback={<Resting />}>
          <ComingIn />
        </Show>
        <NameSlip />
      </Dialog>
    </>
  );
}

function Chip(props: { word: string; main?: boolean; onPress: () => void }): JSX.Element {
  return (
    <Button
      variant={props.main ? "main" : "plain"}
      class={classes(styles.chip, !props.main && styles.slip)}
      onPress={() => props.onPress()}
    >
      <Icon name="chair" class={styles.icon} />
      <span class={styles.word}>{props.word}</span>
    </Button>
  );
}
