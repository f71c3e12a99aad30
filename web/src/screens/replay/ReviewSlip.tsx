// The slip of what a round was like: it lies over the film, and leads back into it.

import { createEffect, type JSX, lazy, Show, Suspense } from "solid-js";
import { Button } from "../../kit/ui/Button";
import { Dialog } from "../../kit/ui/Dialog";
import { askMyFigures, askMyMatch, type ReviewTold } from "../../net/films";
import { a } from "../again/words";
import { createOptionalAnswer } from "../optionalAnswer";
import type { Reviewed } from "../review/reviewed";
import { keepPar } from "./knownPars";
import { ownSecret } from "./openFilm";
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

const LATELY = 20; // rounds

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
  const lately = createOptionalAnswer(() => reactionsLately(player.match, player.film.game));
  const reviewed = (): Reviewed => ({
    ...reviewedOf(player, props.review, props.seat, par, see),
    lately: () => (lately()?.seat === props.seat ? lately()?.reactions : undefined),
  });
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

interface Lately {
  /** Which is mine. */
  seat: number | undefined;
  reactions: number[];
}

/** Undefined for whom the house does not know, and where nothing is known yet. */
async function reactionsLately(match: string | null, game: string): Promise<Lately | undefined> {
  const secret = ownSecret();
  const mine = secret && match ? await askMyMatch(secret, match) : undefined;
  if (!mine) return undefined;
  const { rounds } = await askMyFigures({ secret, game, most: LATELY });
  const reactions = rounds.flatMap((round) => round.reactions ?? []);
  return reactions.length ? { seat: mine.seat, reactions } : undefined;
}
