// The entry of the client: it loads the words of the language, and shows the first page.

import "./kit/theme.css";
import { createEffect, createMemo, on } from "solid-js";
import { render } from "solid-js/web";
import { App, fetchScreen } from "./App";
import { createAppearance } from "./appearance";
import { toast } from "./kit/ui/Toast";
import { keepForOffline } from "./offline";
import { heedOtherTabs, settings } from "./settings";
import type { Language } from "./words/languages";
import { preferred, speak } from "./words/localized";
import { loadWords, t } from "./words/words";

function wanted(): Language {
  const { language } = settings();
  return language === "auto" ? preferred(navigator.languages) : language;
}

async function begin(): Promise<void> {
  fetchScreen();
  await speak(wanted()).catch(() => speak("en"));
  await loadWords();
  render(() => {
    createAppearance();
    createEffect(
      on(createMemo(wanted), (language) => void speak(language).catch(sayUnreachable), { defer: true }),
    );
    return <App />;
  }, document.body);
}

/** The language stays what it was. */
function sayUnreachable(): void {
  toast(t().errors.unreachable.title, "bad");
}

/** Not even the words could be loaded: the page itself has a few. */
function sayUnloaded(): void {
  const said = document.querySelector<HTMLTemplateElement>("#unloaded");
  if (said) document.body.append(said.content);
}

keepForOffline();
heedOtherTabs();
begin().catch(sayUnloaded);
