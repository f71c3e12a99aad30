// The slip before a deal is played again: on whose seat, what came of it then, and against which bots.

import { createSignal, type JSX, Show } from "solid-js";
import { scoresOf } from "../../films/scores";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import { toast } from "../../kit/ui/Toast";
import { Failed } from "../../net/rest";
import { go } from "../../router";
import { keep } from "../../settings";
import { language } from "../../words/localized";
import { t } from "../../words/words";
import { keepSource } from "../again/dealSource";
import { a } from "../again/words";
import { keepIntent } from "../arrivalIntent";
import { saidOf } from "../errors/failures";
import { BotLevel } from "../home/BotLevel";
import { level, ownName } from "../home/start";
import { knownPar } from "./knownPars";
import type { Again } from "./openFilm";
import styles from "./PlayDealSlip.module.css";
import { usePlayer } from "./player";
import { r } from "./words";

export default function PlayDealSlip(props: { onClose: () => void }): JSX.Element {
  const player = usePlayer();
  const { film, nameOf } = player;
  const again = player.again as Again;
  const [busy, setBusy] = createSignal(false);
  const seat = () => again.seat ?? player.view() ?? player.seat ?? 0;
  const points = () => scoresOf(film)?.points[seat()];
  const deal = async (): Promise<void> => {
    setBusy(true);
    try {
      const taken = await again.ask({
        seat: seat(),
        name: ownName(),
        level: level(),
        language: language(),
      });
      keep(taken.code, taken);
      keepIntent(taken.code, "begin");
      keepSource(taken.code, {
        film: again.film(player.view()),
        name: nameOf(seat()),
        par: knownPar(film, seat()),
      });
      go(`/t/${taken.code}`);
    } catch (error) {
      toast(isDealtOtherwise(error) ? a().otherRules : saidOf(error), "bad");
      setBusy(false);
    }
  };
  return (
    <Dialog open title={a().play} closeLabel={r().close} onClose={props.onClose}>
      <div class={styles.slip} data-test="play-deal">
        <p>{a().about(nameOf(seat()))}</p>
        <Show when={points() !== undefined}>
          <p class={styles.made}>{a().made(nameOf(seat()), t().scores.points(points() ?? 0))}</p>
        </Show>
        <BotLevel />
        <Button variant="main" class={styles.deal} disabled={busy()} onPress={() => void deal()}>
          {a().deal}
        </Button>
      </div>
    </Dialog>
  );
}

function isDealtOtherwise(error: unknown): boolean {
  return error instanceof Failed && error.word === "other_rules";
}
