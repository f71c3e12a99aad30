import type { Words } from "./en";

const de: Words = {
  pause: {
    button: "Pause",
    ask: "Um eine Pause bitten",
    asks: (name) => `${name} bittet um eine Pause.`,
    agreed: (agreed, asked) => `Pause? ${agreed} von ${asked} ${agreed === 1 ? "ist" : "sind"} dafür.`,
    yes: "Ja",
    yesAloud: "Ja, machen wir Pause",
    no: "Nein",
    noAloud: "Nein, weiterspielen",
    takeBack: "Doch weiterspielen",
    denied: "Gerade wollen nicht alle eine Pause. Frag in der nächsten Runde noch einmal.",
    unanswered: "Nicht alle kamen zum Antworten. Frag in der nächsten Runde noch einmal.",
    dropped: "Keine Pause: Es geht weiter.",
  },
  paused: {
    title: "Pause",
    alone: "Die Bots warten auf dich, solange du magst.",
    all: "Alle sind einverstanden.",
    ready: (names) => `Bereit: ${names}.`,
    until: (time) => `In ${time} geht es von allein weiter.`,
    goOn: "Weiter",
    isReady: "Ich bin bereit",
  },
  leave: {
    title: "Mitten im Rennen gehen?",
    about: "Dein Platz bleibt deiner: Die Startseite bringt dich zurück.",
    waits: "Bis dahin wartet das Rennen auf dich.",
    meanwhile: {
      bot: "Bis dahin spielt ein Bot für dich.",
      pause: "Bis dahin warten die anderen, aber nicht ewig.",
      on: "Die anderen spielen ohne dich weiter.",
    },
    go: "Erst mal gehen",
  },
  line: {
    offline: "Du bist offline. Bis du zurück bist, zählt nichts.",
    silent: "antwortet nicht",
  },
};

export default de;
