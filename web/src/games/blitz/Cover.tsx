// The cover of Dutch Blitz: a post pile of boys and girls, and a back.

import { CardBack } from "../../kit/CardBack";
import { CardFace } from "../../kit/CardFace";
import styles from "./Cover.module.css";
import { CHILDREN } from "./children";

export default function Cover() {
  return (
    <div class={styles.cover} aria-hidden="true">
      <div class={styles.first}>
        <CardBack motif="plough" ink="blue" />
      </div>
      <div class={styles.second}>
        <CardFace colour="green" value={8} figure={CHILDREN.girl} />
      </div>
      <div class={styles.third}>
        <CardFace colour="red" value={7} figure={CHILDREN.boy} />
      </div>
      <div class={styles.fourth}>
        <CardFace
          colour="yellow"
          value={6}
          figure={CHILDREN.girl}
          owner={{ motif: "carriage", ink: "red" }}
        />
      </div>
    </div>
  );
}
