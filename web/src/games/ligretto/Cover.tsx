// The cover of Ligretto: a few cards, thrown at once.

import { CardBack } from "../../kit/CardBack";
import { CardFace } from "../../kit/CardFace";
import styles from "./Cover.module.css";

export default function Cover() {
  return (
    <div class={styles.cover} aria-hidden="true">
      <div class={styles.first}>
        <CardBack motif="pyramid" ink="green" />
      </div>
      <div class={styles.second}>
        <CardFace colour="blue" value={3} />
      </div>
      <div class={styles.third}>
        <CardFace colour="yellow" value={7} />
      </div>
      <div class={styles.fourth}>
        <CardFace colour="red" value={1} owner={{ motif: "marble", ink: "blue" }} />
      </div>
    </div>
  );
}
