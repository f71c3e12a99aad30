// The cover of the dice game: a cup on its side, and four dice.

import styles from "./Cover.module.css";
import { Cup } from "./pieces/Cup";
import { Die } from "./pieces/Die";

export default function Cover() {
  return (
    <div class={styles.cover} aria-hidden="true">
      <Cup tipped class={styles.cup} />
      <Die colour="yellow" value={5} class={styles.yellow} />
      <Die colour="red" value={1} class={styles.red} />
      <Die colour="blue" value={3} class={styles.blue} />
      <Die colour="green" value={6} class={styles.green} />
    </div>
  );
}
