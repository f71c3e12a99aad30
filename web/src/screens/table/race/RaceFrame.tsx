// The frame of a race, which fills the screen. Around it: a slim bar, and what is said above it.

import { createSignal, type JSX, lazy, onCleanup, onMount, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { firstSteps } from "../../../firstSteps";
import { t } from "../../../words/words";
import { LeaveRace } from "../../breaks/LeaveRace";
import { PausedSheet } from "../../breaks/PausedSheet";
import { pausesWhenHidden } from "../../breaks/pausing";
import { Heading } from "../../shell/Heading";
import { useTable } from "../view";
import { Countdown } from "./Countdown";
import { FrozenSheet } from "./FrozenSheet";
import { RaceBar } from "./RaceBar";
import styles from "./RaceFrame.module.css";
import { StopStamp } from "./StopStamp";
import { Tension } from "./Tension";

const FirstRace = lazy(() => import("./FirstRace"));

export function RaceFrame(): JSX.Element {
  const view = useTable();
  const { session, title, phase, seat, rests } = view;
  const [race, setRace] = createSignal<HTMLElement>();
  markRace();
  pausesWhenHidden(view);
  return (
    <div class={styles.frame} data-phase={phase()}>
      <LeaveRace />
      <RaceBar />
      <main class={styles.race} ref={setRace}>
        <Heading hidden>{t().race.title(title())}</Heading>
        <Show when={session.game()}>{(found) => <Dynamic component={found().Race} session={session} />}</Show>
        <Show when={seat() !== null && !rests() && !firstSteps().won && race()}>
          {(found) => (
            <Suspense>
              <FirstRace race={found()} />
            </Suspense>
          )}
        </Show>
        <PausedSheet />
      </main>
      <Tension />
      <Countdown />
      <FrozenSheet />
      <StopStamp />
    </div>
  );
}

/** For what lies above all screens, and makes room there. */
function markRace(): void {
  const page = document.documentElement;
  onMount(() => page.toggleAttribute("data-race", true));
  onCleanup(() => page.toggleAttribute("data-race", false));
}
