// The slip of what a round was like: it lies over the film, and leads back into it.

import { createEffect, type JSX, lazy, Show, Suspense } from "solid-js";
import { scoresOf } from "../../films/scores";
import { stepsOf } from "../../films/steps";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import { askPar, type ReviewTold } from "../../net/films";
import { a } from "../again/words";
import { createOptionalAnswer } from "../optionalAnswer";
import type { Reviewed } from "../review/reviewed";
import { keepPar } from "./knownPars";
import { ownSecret } from "./openFilm";
import { usePlayer } from "./player";
import styles from "./ReviewSlip.module.css";
import { r } from "./words";

const ReviewCard = lazy(async () => {
  const [card, { loadWords }] = await Promise.all([
    import("../review/ReviewCard"),
    import("../review/words"),
  ]);
  await loadWords();
  return card;
});

interface SlipProps {
  review: ReviewTold;
  seat: number;
  onClose: () => void;
}

/** Par is worth a second of somebody's machine only to who looks. */
export default function ReviewSlip(props: SlipProps): JSX.Element {
  const player = usePlayer();
  const { match, film, game, marks, showing, axis, nameOf, backOf } = player;
  const par = createOptionalAnswer(() => askPar(match, film.round, ownSecret()));
  createEffect(() => {
    const found = par();
    if (found) keepPar(match, film.round, found);
  });
  const reviewed = (): Reviewed => ({
    review: props.review,
    seat: props.seat,
    players: film.players.length,
    points: scoresOf(film)?.points[props.seat] ?? null,
    par,
    axis,
    placed: marks.placed,
    steps: stepsOf(showing),
    nameOf,
    backOf,
    thingName: (thing) => game.thingName?.(thing) ?? "",
    see: (at) => {
      props.onClose();
      player.see(at);
    },
  });
  const playDeal = (): void => {
    props.onClose();
    player.askForDeal(true);
  };
  return (
    <Dialog open title={r().reviewOf(nameOf(props.seat))} closeLabel={r().close} onClose={props.onClose}>
      <Suspense>
        <ReviewCard reviewed={reviewed()} />
        <Show when={player.again}>
          <Button class={styles.deal} onPress={playDeal}>
            {a().play}
          </Button>
        </Show>
      </Suspense>
    </Dialog>
  );
}
