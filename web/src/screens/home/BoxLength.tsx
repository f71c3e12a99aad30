// The length of a match that begins with *Play now*: how long it takes, and how to make it longer or shorter, where one is
// about to press.

import { createSignal, type JSX, Show } from "solid-js";
import { Portal } from "solid-js/web";
import { titleOf } from "../../games/games";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import { Icon } from "../../kit/ui/Icon";
import type { Length } from "../../net/wire";
import type { GameCard } from "../../net/wireRest";
import { choose, settings } from "../../settings";
import { t } from "../../words/words";
import { about } from "../length/duration";
import { LengthChoice, OWN } from "../length/LengthChoice";
import { secondsOf, usualPlayers } from "../length/lengths";
import styles from "./BoxLength.module.css";
import { busy, level, play } from "./start";

export function BoxLength(props: { card: GameCard }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const title = () => titleOf(props.card.name);
  /** Nothing, where nobody has measured it. */
  const takes = (length: Length): string[] => {
    const seconds = secondsOf(props.card, length, usualPlayers(props.card), [level()]);
    return seconds ? [about(seconds)] : [];
  };
  const now = () => takes(settings().length)[0] ?? t().length.names[settings().length];
  return (
    <>
      <button
        type="button"
        class={styles.takes}
        data-test="takes"
        aria-haspopup="dialog"
        aria-label={`${title()}: ${now()}. ${t().length.title}`}
        onClick={() => setOpen(true)}
      >
        {now()}
        <Icon name="down" />
      </button>
      {/* A box turns its paper and clips it. */}
      <Portal>
        <Dialog open={open()} title={title()} closeLabel={t().common.close} onClose={() => setOpen(false)}>
          <LengthChoice
            label={t().length.title}
            value={settings().length}
            takes={(length) => (length === OWN ? [] : takes(length))}
            onChange={(length) => choose({ length })}
          />
          <Show when={open()}>
            <Button
              variant="main"
              label={t().home.playNowWith(title())}
              disabled={busy()}
              onPress={() => play(props.card.name)}
            >
              {t().home.playNow}
            </Button>
          </Show>
        </Dialog>
      </Portal>
    </>
  );
}
