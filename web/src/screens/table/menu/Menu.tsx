// The menu of a table: everything that is not the game itself.

import { For, type JSX, lazy, Match, Show, Suspense, Switch } from "solid-js";
import { hasManual } from "../../../games/games";
import { classes } from "../../../kit/classes";
import { Button } from "../../../kit/ui/Button";
import button from "../../../kit/ui/Button.module.css";
import { Icon } from "../../../kit/ui/Icon";
import { Spinner } from "../../../kit/ui/Spinner";
import { CHANGE_PHASES, REOPEN_PHASES, VOTE_PHASES } from "../../../net/wire";
import { go } from "../../../router";
import { t } from "../../../words/words";
import { PauseDeed } from "../../breaks/PauseButton";
import { EveningBoard } from "../../evening/EveningBoard";
import { GameChoice } from "../../evening/GameChoice";
import { e } from "../../evening/words";
import { ComingIn } from "../../seats/ComingIn";
import { RestButton } from "../../seats/Resting";
import { WaitingList } from "../../seats/WaitingList";
import { SeatRow } from "../gathering/SeatRow";
import { sendCommand } from "../tableCommands";
import { isUnderWay, useTable } from "../view";
import { AdmissionForm } from "./AdmissionForm";
import { InviteForm, mayInvite, whomToInvite } from "./InviteForm";
import styles from "./Menu.module.css";

const SettingsForm = lazy(() => import("../../settings/SettingsForm"));

/** What needs a second thought, or a page of its own. */
export type Asked = "leave" | "vote" | "settings" | "reopen" | "admission" | "game" | "invite";

interface MenuProps {
  asked: Asked | null;
  onAsk: (asked: Asked | null) => void;
  onDone: () => void;
}

export function Menu(props: MenuProps): JSX.Element {
  const view = useTable();
  const { session, seat, game, phase, players, match, isHost, rests, given } = view;
  const voted = () => match()?.votes?.includes(seat() ?? -1) ?? false;
  const vote = (): void => {
    sendCommand(session, { do: "vote_to_end" });
    props.onDone();
  };
  const reopen = (): void => {
    sendCommand(session, { do: "reopen" });
    props.onDone();
  };
  return (
    <div class={styles.menu}>
      <Switch>
        <Match when={props.asked === "leave"}>
          <p>{t().table.leaveSure}</p>
          <Button variant="main" onPress={() => props.onAsk(null)}>
            {t().table.leaveStay}
          </Button>
          <Leave />
        </Match>
        <Match when={props.asked === "vote"}>
          <p>{t().race.voteSure}</p>
          <Button variant="main" onPress={vote}>
            {t().race.vote}
          </Button>
          <Button variant="quiet" onPress={() => props.onAsk(null)}>
            {t().common.cancel}
          </Button>
        </Match>
        <Match when={props.asked === "reopen"}>
          <p>{t().ready.backSure}</p>
          <Button variant="main" onPress={reopen}>
            {t().ready.back}
          </Button>
          <Button variant="quiet" onPress={() => props.onAsk(null)}>
            {t().common.cancel}
          </Button>
        </Match>
        <Match when={props.asked === "game"}>
          <GameChoice onDone={() => props.onDone()} />
        </Match>
        <Match when={props.asked === "invite"}>
          <InviteForm />
        </Match>
        <Match when={props.asked === "admission"}>
          <AdmissionForm />
        </Match>
        <Match when={props.asked === "settings"}>
          <Suspense fallback={<Spinner label={t().common.loading} />}>
            <SettingsForm />
          </Suspense>
        </Match>
        <Match when={true}>
          <ol class={styles.seats}>
            <For each={players()}>{(_, each) => <SeatRow seat={each()} />}</For>
          </ol>
          <WaitingList />
          <Show when={seat() === null}>
            <ComingIn />
          </Show>
          <EveningBoard />
          <div class={styles.deeds}>
            <Show when={mayInvite(view)}>
              <Button onPress={() => props.onAsk("invite")}>
                <Icon name="invite" /> {whomToInvite(view)}
              </Button>
            </Show>
            <Show when={hasManual(game().name)}>
              <a
                class={classes(button.button, button.plain)}
                href={`/rules/${game().name}`}
                target="_blank"
                rel="noopener"
              >
                <Icon name="rules" /> {t().home.rules}
              </a>
            </Show>
            <Button onPress={() => props.onAsk("settings")}>
              <Icon name="gear" /> {t().home.settings}
            </Button>
            <Show when={isHost()}>
              <Button onPress={() => props.onAsk("admission")}>
                <Icon name="lock" /> {t().table.admission}
              </Button>
            </Show>
            <Show when={isHost() && !given() && CHANGE_PHASES.includes(phase())}>
              <Button onPress={() => props.onAsk("game")}>
                <Icon name="retry" /> {e().games.change}
              </Button>
            </Show>
            <Show when={isHost() && !given() && REOPEN_PHASES.includes(phase())}>
              <Button onPress={() => (isUnderWay(view) ? props.onAsk("reopen") : reopen())}>
                <Icon name="people" /> {t().ready.back}
              </Button>
            </Show>
            <PauseDeed onDone={props.onDone} />
            <Show when={seat() !== null && !rests() && VOTE_PHASES.includes(phase())}>
              <Button disabled={voted()} onPress={() => props.onAsk("vote")}>
                <Icon name="flag" /> {t().race.vote}
              </Button>
            </Show>
            <RestButton onDone={props.onDone} />
            <Show when={seat() !== null && phase() !== "gathering"} fallback={<Leave />}>
              <Button onPress={() => props.onAsk("leave")}>
                <Icon name="leave" /> {t().table.leave}
              </Button>
            </Show>
          </div>
        </Match>
      </Switch>
    </div>
  );
}

/** Before the match the chair is given back; in a match it is left for good. Without a line nobody is told, and nobody waits. */
function Leave(): JSX.Element {
  const { session, seat, waiting, phase } = useTable();
  const leave = async (): Promise<void> => {
    if (seat() !== null && session.online())
      await session.do({ do: phase() === "gathering" ? "rise" : "leave" });
    if (waiting() !== null && session.online()) await session.do({ do: "withdraw" });
    go("/");
  };
  return (
    <Button onPress={() => void leave()}>
      <Icon name="leave" /> {t().table.leave}
    </Button>
  );
}
