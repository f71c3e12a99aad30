// Look again: the round that is just over, laid over the page on which everybody gets ready. Nobody is held up by it:
// one says from there, too, that one is ready, and the next round clears it away.

import { createEffect, createSignal, type JSX, lazy, onCleanup, Show, Suspense } from "solid-js";
import { Portal } from "solid-js/web";
import { caughtByBack } from "../../../kit/pageHistory";
import { Button } from "../../../kit/ui/Button";
import { toast } from "../../../kit/ui/Toast";
import { keysFor } from "../../../settings";
import { t } from "../../../words/words";
import { saidOf } from "../../errors/failures";
import type { OpenedFilm } from "../../replay/openFilm";
import { Waiting } from "../../shell/Waiting";
import { createCountdown } from "../createCountdown";
import { sayReady } from "../tableCommands";
import { useTable } from "../view";
import styles from "./LookAgain.module.css";

const Replay = lazy(async () => ({ default: (await import("../../replay/Replay")).Replay }));

/** For those whom the house knows again: it shows a round to nobody else. */
export function LookAgain(): JSX.Element {
  const { session, match, phase, seat } = useTable();
  const [found, setFound] = createSignal<string | null>(null);
  const close = (): void => void setFound(null);
  let place: HTMLSpanElement | undefined;
  caughtByBack(() => found() !== null, close);
  createEffect(() => {
    if (found() !== null && place) coverPage(place);
  });
  const open = async (): Promise<void> => {
    try {
      setFound(match()?.id || (await findLast()));
    } catch (error) {
      toast(saidOf(error), "bad");
    }
  };
  return (
    <Show when={keysFor(session.code).secret}>
      <span ref={place} class={styles.place}>
        <Button class={styles.again} onPress={() => void open()}>
          {t().scores.lookAgain}
        </Button>
      </span>
      <Show when={found()} keyed>
        {(id) => (
          <Portal>
            <Suspense fallback={<Waiting />}>
              <Replay
                open={() => opened(id, match()?.round ?? null, seat())}
                onClose={close}
                beside={seat() !== null && phase() === "scored" ? GetReady : undefined}
              />
            </Suspense>
          </Portal>
        )}
      </Show>
    </Show>
  );
}

async function opened(match: string, round: number | null, seat: number | null): Promise<OpenedFilm> {
  const { openFilm } = await import("../../replay/openFilm");
  return openFilm({ match, round, seat, at: null });
}

/** A match that was opened by an older house has no name here: it is the one that was played at last. */
async function findLast(): Promise<string | null> {
  const { lastMatch } = await import("../../replay/openFilm");
  return lastMatch();
}

/** What lies below the film is out of reach, until the film is gone; then one is where one was. */
function coverPage(place: HTMLElement): void {
  const page = [...document.body.children].find((part) => part.contains(place));
  page?.toggleAttribute("inert", true);
  onCleanup(() => {
    page?.toggleAttribute("inert", false);
    place.querySelector("button")?.focus({ preventScroll: true });
  });
}

function GetReady(): JSX.Element {
  const view = useTable();
  const { session, seat, match } = view;
  const left = createCountdown(session, () => view.timer("next round"));
  const ready = () => match()?.ready?.includes(seat() ?? -1);
  return (
    <span class={styles.ready}>
      <Show when={left()}>{(seconds) => <span>{t().ready.soon(seconds())}</span>}</Show>
      <Show when={!ready()} fallback={<span>{t().ready.done}</span>}>
        <Button
          variant="main"
          class={styles.button}
          disabled={!match()?.seed_hash}
          onPress={() => sayReady(session)}
        >
          {t().scores.next}
        </Button>
      </Show>
    </span>
  );
}
