// The pictures of moves: placing, a gap that is filled, turning over, building on the row.

import type { JSX } from "solid-js";
import { Arrow } from "../../../kit/figures/Arrow";
import { Example, Examples } from "../../../kit/figures/Example";
import type { Card } from "../../../net/wire";
import { Back, Gap, Labelled, Landing, Pile, ShownCard } from "./Cards";
import styles from "./Moves.module.css";
import { useStyle } from "./style";

export function Placing(): JSX.Element {
  const style = useStyle();
  const labels = style.labels;
  return (
    <Examples>
      <Example right label={labels().one}>
        <Landing card={["red", 1]} on={null} />
      </Example>
      <Example right label={labels().next}>
        <Landing card={["blue", 5]} on={["blue", 4]} />
      </Example>
      <Example right={false} label={labels().otherColour}>
        <Landing card={["blue", 5]} on={["green", 4]} />
      </Example>
      <Example right={false} label={labels().skipped}>
        <Landing card={["blue", 6]} on={["blue", 4]} />
      </Example>
    </Examples>
  );
}

/** A card has left the row, and the pile that counts fills the gap. */
export function Gapped(): JSX.Element {
  const style = useStyle();
  return (
    <div class={styles.gapped} data-row={style.rowAt}>
      <Labelled label={style.labels().stock}>
        <Pile>
          <ShownCard card={["green", 6]} />
        </Pile>
      </Labelled>
      <Labelled label={style.labels().row}>
        <ShownCard card={["red", 3]} />
        <Gap />
        <ShownCard card={["blue", 10]} />
      </Labelled>
      <Arrow way="over" class={styles.slide} />
    </div>
  );
}

export function TurningThree(): JSX.Element {
  const style = useStyle();
  return (
    <div class={styles.turning}>
      <Labelled label={style.labels().hand}>
        <Pile>
          <Back />
        </Pile>
      </Labelled>
      <Arrow class={styles.over} />
      <Labelled label={style.labels().turned}>
        <div class={styles.packet}>
          <ShownCard card={["yellow", 2]} />
          <ShownCard card={["red", 9]} />
          <ShownCard card={["blue", 4]} />
        </div>
      </Labelled>
    </div>
  );
}

/** On the own row, in the game for the experienced. */
export function Building(): JSX.Element {
  const style = useStyle();
  const labels = style.labels;
  return (
    <Examples small>
      <Example right label={labels().lower}>
        <Fanned over={style.building.right} />
      </Example>
      <Example right={false} label={labels().sameKind}>
        <Fanned over={style.building.sameKind} />
      </Example>
      <Example right={false} label={labels().tooLow}>
        <Fanned over={style.building.notNext} />
      </Example>
    </Examples>
  );
}

function Fanned(props: { over: Card }): JSX.Element {
  const style = useStyle();
  return (
    <div class={styles.fanned}>
      <ShownCard card={style.building.under} />
      <ShownCard card={props.over} />
    </div>
  );
}
