// The race fills the screen. Around it: a slim bar, and what is said above it.

import { type JSX, onCleanup, onMount, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { t } from "../../words/words";
import { Heading } from "../shell/Heading";
import { Countdown } from "./Countdown";
import { FrozenSheet } from "./FrozenSheet";
import { PausedSheet } from "./PausedSheet";
import { RaceBar } from "./RaceBar";
import styles from "./RaceFrame.module.css";
import { StopStamp } from "./StopStamp";
import { useTable } from "./view";

export function RaceFrame(): JSX.Element {
  const { session, title, phase } = useTable();
  markRace();
  return (
    <div class={styles.frame} data-phase={phase()}>
      <RaceBar />
      <main class={styles.race}>
        <Heading hidden>{t().race.title(title())}</Heading>
        <Show when={session.game()}>{(found) => <Dynamic component={found().Race} session={session} />}</Show>
      </main>
      <Countdown />
      <FrozenSheet />
      <StopStamp />
      <PausedSheet />
    </div>
  );
}

/** For what lies above all screens, and makes room there. */
function markRace(): void {
  const page = document.documentElement;
  onMount(() => page.toggleAttribute("data-race", true));
  onCleanup(() => page.toggleAttribute("data-race", false));
}
