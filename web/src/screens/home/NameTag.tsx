// The field for the player's name: it is asked once, in passing, and remembered.

import type { JSX } from "solid-js";
import { choose, settings } from "../../settings";
import { t } from "../../words/words";
import { LONGEST_NAME } from "../name";
import styles from "./NameTag.module.css";

export function NameTag(): JSX.Element {
  return (
    <label class={styles.tag}>
      <span class={styles.label}>{t().home.name}</span>
      <input
        class={styles.name}
        value={settings().name}
        maxLength={LONGEST_NAME}
        placeholder={t().home.namePlaceholder}
        autocomplete="nickname"
        enterkeyhint="done"
        data-test="name"
        onInput={(event) => choose({ name: event.currentTarget.value })}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </label>
  );
}
