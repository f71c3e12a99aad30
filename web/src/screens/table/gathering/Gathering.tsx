// The gathering before the match: who sits where, by which rules, and how the others get here.

import { createEffect, type JSX, on, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { COVERS, hasLesson, hasManual, lineOf } from "../../../games/games";
import { classes } from "../../../kit/classes";
import { Button } from "../../../kit/ui/Button";
import { Icon } from "../../../kit/ui/Icon";
import { toast } from "../../../kit/ui/Toast";
import { askGames } from "../../../net/rest";
import type { Refused } from "../../../net/wire";
import type { GameCard, OptionCard } from "../../../net/wireRest";
import { go } from "../../../router";
import { t } from "../../../words/words";
import { a } from "../../again/words";
import { ChangeGame } from "../../evening/ChangeGame";
import { EveningBoard } from "../../evening/EveningBoard";
import { LineUpSlip } from "../../evening/LineUpSlip";
import { e } from "../../evening/words";
import { isOffered, LessonOffer, lessonOf } from "../../home/LessonOffer";
import { Invite } from "../../invite/Invite";
import { createOptionalAnswer } from "../../optionalAnswer";
import { Heading } from "../../shell/Heading";
import { Link } from "../../shell/Link";
import { Page } from "../../shell/Page";
import { TableTools } from "../menu/TableTools";
import { MatchLength } from "../options/MatchLength";
import { OptionsPanel } from "../options/OptionsPanel";
import { chosenOf, fitted } from "../options/options";
import { saidOf } from "../refusals";
import { SharingNote } from "../SharingNote";
import { sayReady, sendCommand } from "../tableCommands";
import { type TableView, useTable } from "../view";
import styles from "./Gathering.module.css";
import { SeatsPanel } from "./SeatsPanel";
import { SettingsPanel } from "./SettingsPanel";

const FEW = 6; // seats that are no higher than the invitation beside them

export function Gathering(): JSX.Element {
  const view = useTable();
  const { session, game, title } = view;
  const games = createOptionalAnswer(askGames);
  createEffect(
    on(
      () => game().name,
      () => scrollTo(0, 0),
    ),
  ); // another game begins at the top
  const card = () => games()?.find((each) => each.name === game().name);
  const isGuest = () => view.seat() === null;
  /** At first, friends are what is missing. */
  const invitesFirst = () => view.isHost() && !view.table().evening?.length;
  const invitation = () => (
    <div class={styles.invitation}>
      <EveningBoard class={styles.board} />
      <Invite code={session.code} game={title()} locked={view.locked()} mayShow={view.isHost()} />
    </div>
  );
  return (
    <Page
      tools={<TableTools />}
      foot={<Begin card={card()} />}
      class={classes(styles.gathering, view.players().length > FEW && styles.crowded)}
    >
      <div class={styles.title}>
        <span class={styles.cover}>
          <Dynamic component={COVERS[game().name]} />
        </span>
        <div>
          <Heading>{title()}</Heading>
          <p>{lineOf(game().name)}</p>
          <Reading lesson={!isGuest() || !isOffered()} />
        </div>
        <Show when={isGuest() && hasLesson(game().name)}>
          <LessonOffer game={game().name} code={session.code} />
        </Show>
      </div>
      <Show when={invitesFirst()}>{invitation()}</Show>
      <div class={styles.seats}>
        <LineUpSlip />
        <SeatsPanel most={card()?.players[1] ?? view.players().length} />
      </div>
      <Show when={!invitesFirst()}>{invitation()}</Show>
      <Show when={card()}>{(found) => <MatchLength card={found()} class={styles.length} />}</Show>
      <div class={styles.rest}>
        <Show when={card()}>{(found) => <OptionsPanel card={found()} />}</Show>
        <SharingNote />
        <SettingsPanel />
        <Show when={view.seat() !== null}>
          <Button variant="quiet" onPress={() => standUp(view)}>
            <Icon name="leave" /> {t().table.standUp}
          </Button>
        </Show>
      </div>
    </Page>
  );
}

/** For who came by a link, and does not know the game yet; and for who would rather play another one. */
function Reading(props: { lesson: boolean }): JSX.Element {
  const { session, game, title, isHost, hostName } = useTable();
  const name = () => game().name;
  return (
    <div class={styles.reading}>
      <Show when={props.lesson && hasLesson(name())}>
        <Link to={lessonOf(name(), session.code)} label={t().home.lessonOf(title())}>
          {t().home.lesson}
        </Link>
      </Show>
      <Show when={hasManual(name())}>
        <a href={`/rules/${name()}`} target="_blank" rel="noopener" aria-label={t().home.rulesOf(title())}>
          {t().home.rules}
        </a>
      </Show>
      <ChangeGame />
      <Show when={!isHost() && hostName()}>
        {(picks) => <span class={styles.picks}>{e().games.host(picks())}</span>}
      </Show>
    </div>
  );
}

function standUp(view: TableView): void {
  const alone = view.players().every((player, seat) => player.bot || seat === view.seat());
  sendCommand(view.session, { do: "rise" });
  if (alone) go("/");
}

/** The host has said it already by opening: they are ready. */
async function begin(view: TableView, options: OptionCard[]): Promise<void> {
  const players = view.players().length;
  const values = fitted(chosenOf(view.table()), options, players);
  if (values) sendCommand(view.session, { do: "set_options", options: values });
  const refused = await view.session.do({ do: "open" });
  if (refused) toast(whyNot(view, refused), "bad");
  else sayReady(view.session);
}

function whyNot(view: TableView, refused: Refused): string {
  const misfit = view.game().options?.misfit?.(view.table().options as never, view.players().length);
  return misfit ?? saidOf(refused, view);
}

function Begin(props: { card: GameCard | undefined }): JSX.Element {
  const view = useTable();
  const missing = () => Math.max(0, (props.card?.players[0] ?? 2) - view.players().length);
  return (
    <div class={styles.begin}>
      <Show when={view.isHost()} fallback={<p class={styles.hint}>{waiting(view)}</p>}>
        <Show when={missing()}>
          <p class={styles.hint}>{t().table.startHint(missing())}</p>
        </Show>
        <Button
          variant="main"
          class={styles.start}
          disabled={missing() > 0}
          onPress={() => void begin(view, props.card?.options ?? [])}
        >
          {t().table.start}
        </Button>
      </Show>
    </div>
  );
}

function waiting(view: TableView): string {
  if (view.given()) return a().alone;
  const host = view.hostName();
  return host === null ? t().table.sitDownHint : t().table.waitForStart(host);
}
