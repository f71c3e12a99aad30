import { createSignal, For, Show } from "solid-js";
import { CardBack } from "../../kit/CardBack";
import { turnOver } from "../../kit/motion";
import { Face } from "./Face";
import type { Flown } from "./flying";
import { numbers } from "./layout/boxes";
import { useScene } from "./scene";
import styles from "./Wings.module.css";

const WINGS = 14;

/** The cards in the air: a few elements that fly by turns. */
export function Wings() {
  return (
    <div class={styles.sky} aria-hidden="true">
      <For each={numbers(WINGS)}>{() => <FlyingCard />}</For>
    </div>
  );
}

function FlyingCard() {
  const { flying, back } = useScene();
  const [worn, setWorn] = createSignal<Pick<Flown, "card" | "owner" | "tab">>({ card: ["red", 1], owner: 0 });
  const [faceDown, setFaceDown] = createSignal(false);
  let sides!: HTMLDivElement;
  const wear = ({ card, owner, tab, way }: Flown): void => {
    setWorn({ card, owner, tab: tab ?? false });
    setFaceDown(way === "turn");
    if (way === "turn") void turnOver(sides, () => setFaceDown(false));
  };
  return (
    <div class={styles.wing} ref={(element) => flying.join({ element, wear })}>
      <div class={styles.sides} ref={sides}>
        <Face card={worn().card} owner={worn().tab ? worn().owner : undefined} />
        <Show when={faceDown()}>
          <CardBack {...back(worn().owner)} class={styles.back} />
        </Show>
      </div>
    </div>
  );
}
