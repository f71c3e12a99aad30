// The panel of what the host sets beside the rules: who may come in, and what happens when a line is lost or slow.

import { type JSX, Show } from "solid-js";
import { classes } from "../../../kit/classes";
import { Choice } from "../../../kit/ui/Choice";
import { Switch } from "../../../kit/ui/Switch";
import type { Away, TableSettings } from "../../../net/wire";
import { t } from "../../../words/words";
import paper from "../../shell/Paper.module.css";
import { AdmissionForm } from "../menu/AdmissionForm";
import { sendCommand } from "../tableCommands";
import { useTable } from "../view";
import styles from "./SettingsPanel.module.css";

const AWAY: readonly Away[] = ["bot", "pause", "on"];
const WINDOWS = [0, 200, 300]; // ms
const USUAL = 200;

export function SettingsPanel(): JSX.Element {
  const { session, table, isHost } = useTable();
  const settings = () => table().settings;
  const set = (changes: TableSettings): void =>
    sendCommand(session, { do: "set_table", settings: { ...settings(), ...changes } });
  const window = () => settings().fair_window ?? USUAL;
  const windows = () => [...new Set([...WINDOWS, window()])].sort((one, other) => one - other);
  return (
    <Show when={isHost()}>
      <section class={classes(paper.paper, styles.settings)}>
        <h2>{t().table.settings}</h2>
        <Switch
          label={t().table.public}
          hint={t().table.publicAbout}
          checked={settings().public ?? false}
          onChange={(open) => set({ public: open })}
        />
        <AdmissionForm />
        <Switch
          label={t().table.sharing.option}
          hint={t().table.sharing.about}
          checked={settings().sharing ?? true}
          onChange={(sharing) => set({ sharing })}
        />
        <Choice
          label={t().table.awayOption}
          hint={t().table.awayAbout}
          value={settings().away ?? "bot"}
          options={AWAY.map((value) => ({ value, label: t().table.awayValues[value] }))}
          onChange={(away) => set({ away })}
        />
        <Choice
          label={t().table.fairOption}
          hint={t().table.fairAbout}
          value={String(window())}
          options={windows().map((ms) => ({ value: String(ms), label: windowName(ms) }))}
          onChange={(ms) => set({ fair_window: Number(ms) })}
        />
      </section>
    </Show>
  );
}

function windowName(ms: number): string {
  return ms ? t().race.delay(ms) : t().table.fairOff;
}
