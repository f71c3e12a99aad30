import "./kit/theme.css";
import { createEffect, on } from "solid-js";
import { render } from "solid-js/web";
import { App } from "./App";
import { createAppearance } from "./appearance";
import { keepForOffline } from "./offline";
import { settings } from "./settings";
import { type Language, preferred, speak } from "./words/localized";
import { loadWords } from "./words/words";

function wanted(): Language {
  const { language } = settings();
  return language === "auto" ? preferred(navigator.languages) : language;
}

async function begin(): Promise<void> {
  await speak(wanted()).catch(() => speak("en"));
  await loadWords();
  render(() => {
    createAppearance();
    createEffect(on(wanted, (language) => void speak(language), { defer: true }));
    return <App />;
  }, document.body);
}

keepForOffline();
void begin();
