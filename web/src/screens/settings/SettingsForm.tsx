// The form for what a player chooses once, for all tables. It counts at once.

import type { JSX } from "solid-js";
import { sounds } from "../../kit/sound";
import { Choice } from "../../kit/ui/Choice";
import { Field } from "../../kit/ui/Field";
import { Slider } from "../../kit/ui/Slider";
import { Switch } from "../../kit/ui/Switch";
import { choose, type Settings, settings } from "../../settings";
import { LANGUAGE_NAMES, LANGUAGES } from "../../words/languages";
import { preferred } from "../../words/localized";
import { t } from "../../words/words";
import { errorOf, LONGEST_NAME } from "../name";
import styles from "./SettingsForm.module.css";
import { PaletteSwatch, TableSwatch } from "./Swatches";

const QUIETEST = 0.1; // off has a switch of its own

export default function SettingsForm(): JSX.Element {
  return (
    <div class={styles.form}>
      <section>
        <h2>{t().settings.you}</h2>
        <Field
          label={t().settings.name}
          hint={t().settings.nameHint}
          value={settings().name}
          placeholder={t().home.namePlaceholder}
          maxLength={LONGEST_NAME}
          error={errorOf(settings().name)}
          autocomplete="nickname"
          onInput={(name) => choose({ name })}
        />
        <Language />
      </section>
      <section>
        <h2>{t().settings.feel}</h2>
        <Choice
          label={t().settings.hand}
          value={settings().hand}
          options={named(t().settings.hands)}
          onChange={(hand) => choose({ hand })}
        />
        <Switch
          label={t().settings.sound}
          checked={settings().sound}
          onChange={(sound) => choose({ sound })}
        />
        <Slider
          label={t().settings.volume}
          min={QUIETEST}
          max={1}
          step={0.1}
          value={settings().volume}
          disabled={!settings().sound}
          onChange={setVolume}
        />
        <Choice
          label={t().settings.tension}
          value={settings().tension}
          options={named(t().settings.tensions)}
          onChange={(tension) => choose({ tension })}
        />
        <Switch
          label={t().settings.vibration}
          hint={mayVibrate() ? undefined : t().settings.vibrationMissing}
          disabled={!mayVibrate()}
          checked={settings().vibration && mayVibrate()}
          onChange={(vibration) => choose({ vibration })}
        />
        <Choice
          label={t().settings.motion}
          value={settings().motion}
          options={named(t().settings.motions)}
          onChange={(motion) => choose({ motion })}
        />
      </section>
      <section>
        <h2>{t().settings.look}</h2>
        <Choice
          label={t().settings.theme}
          value={settings().theme}
          options={named(t().settings.themes).map(({ value, label }) => ({
            value,
            label: <TableSwatch theme={value} name={label} />,
          }))}
          onChange={(theme) => choose({ theme })}
        />
        <Choice
          label={t().settings.palette}
          value={settings().palette}
          options={named(t().settings.palettes).map(({ value, label }) => ({
            value,
            label: <PaletteSwatch palette={value} name={label} />,
          }))}
          onChange={(palette) => choose({ palette })}
        />
      </section>
    </div>
  );
}

/** With a card, to hear how loud that is. */
function setVolume(volume: number): void {
  choose({ volume });
  sounds.place();
}

function Language(): JSX.Element {
  const options = (): { value: Settings["language"]; label: string }[] => [
    { value: "auto", label: t().settings.languageAuto(LANGUAGE_NAMES[preferred(navigator.languages)]) },
    ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
  ];
  return (
    <Choice
      label={t().settings.language}
      value={settings().language}
      options={options()}
      onChange={(language) => choose({ language })}
    />
  );
}

function named<V extends string>(words: Record<V, string>): { value: V; label: string }[] {
  return (Object.keys(words) as V[]).map((value) => ({ value, label: words[value] }));
}

/** Not on iOS, and not on most desktops. */
function mayVibrate(): boolean {
  return typeof navigator.vibrate === "function";
}
