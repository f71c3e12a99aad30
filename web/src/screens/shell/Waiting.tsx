// The page of waiting, while something is loaded.

import type { JSX } from "solid-js";
import { Spinner } from "../../kit/ui/Spinner";
import { t } from "../../words/words";
import styles from "./Waiting.module.css";

export function Waiting(): JSX.Element {
  return (
    <main class={styles.waiting}>
      <Spinner label={t().common.loading} />
    </main>
  );
}
