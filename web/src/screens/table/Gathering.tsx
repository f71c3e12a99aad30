// Before the match: who sits where, by which rules, and how the others get here.

import { type JSX, Show } from "solid-js";
import { lineOf } from "../../games/games";
import { Button } from "../../kit/ui/Button";
import { Icon } from "../../kit/ui/Icon";
import { toast } from "../../kit/ui/Toast";
import { askGames } from "../../net/rest";
import type { Refused } from "../../net/wire";
import type { OptionCard } from "../../net/wireRest";
import { go } from "../../router";
import { t } from "../../words/words";
import { Invite } from "../invite/Invite";
import { createOptionalAnswer } from "../optionalAnswer";
import { Heading } from "../shell/Heading";
import { Page } from "../shell/Page";
import styles from "./Gathering.module.css";
import { OptionsPanel } from "./OptionsPanel";
import { fitted, type Value } from "./options";
import { saidOf } from "./refusals";
import { SeatsPanel } from "./SeatsPanel";
import { SettingsPanel } from "./SettingsPanel";
import { TableTools } from "./TableTools";
import { sayReady, sendCommand } from "./tableCommands";
import { type TableView, useTable } from "./view";

export function Gathering(): JSX.Element {
  const view = useTable();
  const { session, game, title } = view;
  const games = createOptionalAnswer(askGames);
  const card = () => games()?.find((each) => each.name === game().name);
  return (
    <Page
      tools={<TableTools />}
      foot={<Begin fewest={card()?.players[0] ?? 2} options={card()?.options ?? []} />}
      class={styles.gathering}
    >
      <div class={styles.title}>
        <Heading>{title()}</Heading>
        <p>{lineOf(game().name)}</p>
      </div>
      <div class={styles.left}>
        <SeatsPanel most={card()?.players[1] ?? view.players().length} />
      </div>
      <div class={styles.right}>
        <Invite code={session.code} game={title()} locked={view.locked()} />
        <Show when={card()}>{(found) => <OptionsPanel options={found().options} />}</Show>
      </div>
      <div class={styles.left}>
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

function standUp(view: TableView): void {
  const alone = view.players().every((player, seat) => player.bot || seat === view.seat());
  sendCommand(view.session, { do: "rise" });
  if (alone) go("/");
}

/** The host has said it already by opening: they are ready. */
async function begin(view: TableView, options: OptionCard[]): Promise<void> {
  const players = view.players().length;
  const values = fitted(view.table().options as unknown as Record<string, Value>, options, players);
  if (values) sendCommand(view.session, { do: "set_options", options: values });
  const refused = await view.session.do({ do: "open" });
  if (refused) toast(whyNot(view, refused), "bad");
  else sayReady(view.session);
}

function whyNot(view: TableView, refused: Refused): string {
  const misfit = view.game().options?.misfit?.(view.table().options as never, view.players().length);
  return misfit ?? saidOf(refused, view);
}

function Begin(props: { fewest: number; options: OptionCard[] }): JSX.Element {
  const view = useTable();
  const missing = () => Math.max(0, props.fewest - view.players().length);
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
          onPress={() => void begin(view, props.options)}
        >
          {t().table.start}
        </Button>
      </Show>
    </div>
  );
}

function waiting(view: TableView): string {
  return view.players().length ? t().table.waitForStart(view.nameOf(view.host())) : t().table.sitDownHint;
}
