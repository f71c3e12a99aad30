// The slip of what a round was like: it lies over the film, and leads back into it.

import { createEffect, type JSX, lazy, Show, Suspense } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import type { ReviewTold } from "../../net/films";
import { a } from "../again/words";
import { createOptionalAnswer } from "../optionalAnswer";
import { keepPar } from "./knownPars";
import { usePlayer } from "./player";
import styles from "./ReviewSlip.module.css";
import { reviewedOf } from "./reviewedOf";
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
  const par = createOptionalAnswer(player.askPar);
  createEffect(() => {
    const found = par();
    if (found) keepPar(player.film, found);
  });
  const see = (at: number): void => {
    props.onClose();
    player.see(at);
  };
  const reviewed = () => reviewedOf(player, props.review, props.seat, par, see);
  const playDeal = (): void => {
    props.onClose();
    player.askForDeal(true);
  };
  return (
    <Dialog
      open
      title={r().reviewOf(player.nameOf(props.seat))}
      closeLabel={r().close}
      onClose={props.onClose}
    >
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
