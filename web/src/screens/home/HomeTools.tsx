// The tools in the corner of the home page: language and settings.

import { For, type JSX } from "solid-js";
import { Icon } from "../../kit/ui/Icon";
import { choose } from "../../settings";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../words/languages";
import { language } from "../../words/localized";
import { t } from "../../words/words";
import { Link } from "../shell/Link";
import styles from "./HomeTools.module.css";

export function HomeTools(): JSX.Element {
  return (
    <nav class={styles.tools}>
      <label class={styles.language}>
        <Icon name="globe" />
        <span class="only-spoken">{t().home.language}</span>
        <select onChange={(event) => choose({ language: event.currentTarget.value as Language })}>
          <For each={LANGUAGES}>
            {(each) => (
              <option value={each} selected={each === language()} lang={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            )}
          </For>
        </select>
      </label>
      <Link to="/settings" label={t().home.settings} class={styles.settings}>
        <Icon name="gear" />
      </Link>
    </nav>
  );
}
