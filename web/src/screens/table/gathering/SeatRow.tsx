// The row of one seat: the back of its cards, its name, and what there is to know about it.

import { createSignal, type JSX, Show } from "solid-js";
import { BotFace } from "../../../kit/BotFace";
import { CardBack } from "../../../kit/CardBack";
import { classes } from "../../../kit/classes";
import { Button } from "../../../kit/ui/Button";
import { Dialog } from "../../../kit/ui/Dialog";
import { Icon } from "../../../kit/ui/Icon";
import { IconButton } from "../../../kit/ui/IconButton";
import { t } from "../../../words/words";
import { FillSeat } from "../../seats/LeftSeats";
import { RenameButton } from "../../seats/RenameButton";
import { Marks } from "../Marks";
import { sendCommand } from "../tableCommands";
import { useTable } from "../view";
import styles from "./SeatRow.module.css";

export function SeatRow(props: { seat: number; children?: JSX.Element }): JSX.Element {
  const { backOf, nameOf, players, seat, isHost, match } = useTable();
  const gone = () => match()?.gone?.includes(props.seat) ?? false;
  const other = () => isHost() && props.seat !== seat() && !gone();
  const isBot = () => players()[props.seat]?.level !== undefined;
  return (
    <li class={classes(styles.row, props.seat === seat() && styles.own)} data-test="seat">
      <span class={styles.back} data-seat={props.seat}>
        <CardBack {...backOf(props.seat)} />
      </span>
      <span class={styles.name} data-test="name">
        {nameOf(props.seat)}
      </span>
      <Show when={isBot()}>
        <BotFace name={players()[props.seat]?.name ?? ""} class={styles.face} />
      </Show>
      <Marks seat={props.seat} />
      <span class={styles.end}>
        {props.children}
        <Show when={props.seat === seat()}>
          <RenameButton />
        </Show>
        <FillSeat seat={props.seat} />
        <Show when={other() && isBot()}>
          <RemoveBot seat={props.seat} />
        </Show>
        <Show when={other() && !isBot()}>
          <Manage seat={props.seat} />
        </Show>
      </span>
    </li>
  );
}

/** In a match it is asked: there the seat stays empty. */
function RemoveBot(props: { seat: number }): JSX.Element {
  const { session, nameOf, phase } = useTable();
  const [open, setOpen] = createSignal(false);
  const remove = (): void => {
    setOpen(false);
    sendCommand(session, { do: "kick", seat: props.seat });
  };
  return (
    <>
      <IconButton
        icon="close"
        label={t().table.removeBot(nameOf(props.seat))}
        onPress={() => (phase() === "gathering" ? remove() : setOpen(true))}
      />
      <Dialog
        open={open()}
        title={nameOf(props.seat)}
        closeLabel={t().common.close}
        onClose={() => setOpen(false)}
      >
        <div class={styles.deeds}>
          <p>{t().table.removeBotSure(nameOf(props.seat))}</p>
          <Button variant="main" onPress={() => setOpen(false)}>
            {t().common.cancel}
          </Button>
          <Button variant="quiet" onPress={remove}>
            <Icon name="leave" /> {t().table.removeBot(nameOf(props.seat))}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** What a host may do with a guest; sending away is asked twice. */
function Manage(props: { seat: number }): JSX.Element {
  const { session, nameOf } = useTable();
  const [open, setOpen] = createSignal(false);
  const act = (what: "kick" | "hand_on"): void => {
    setOpen(false);
    sendCommand(session, { do: what, seat: props.seat });
  };
  return (
    <>
      <IconButton icon="more" label={t().table.manage(nameOf(props.seat))} onPress={() => setOpen(true)} />
      <Dialog
        open={open()}
        title={nameOf(props.seat)}
        closeLabel={t().common.close}
        onClose={() => setOpen(false)}
      >
        <div class={styles.deeds}>
          <Button onPress={() => act("hand_on")}>
            <Icon name="crown" /> {t().table.handOn(nameOf(props.seat))}
          </Button>
          <p>{t().table.kickSure(nameOf(props.seat))}</p>
          <Button variant="quiet" onPress={() => act("kick")}>
            <Icon name="leave" /> {t().table.kick(nameOf(props.seat))}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
