// A line for everybody at a table, before a race: whether who sits there may share its rounds.

import type { JSX } from "solid-js";
import { Icon } from "../../kit/ui/Icon";
import { t } from "../../words/words";
import styles from "./SharingNote.module.css";
import { useTable } from "./view";

export function SharingNote(): JSX.Element {
  const { table } = useTable();
  const may = () => table().settings.sharing ?? true;
  return (
    <p class={styles.note} data-test="sharing">
      <Icon name={may() ? "share" : "lock"} />
      {may() ? t().table.sharing.may : t().table.sharing.mayNot}
    </p>
  );
}
