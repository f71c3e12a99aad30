import type { Words } from "./en";

const nl: Words = {
  pause: {
    button: "Pauze",
    ask: "Om een pauze vragen",
    asks: (name) => `${name} vraagt om een pauze.`,
    agreed: (agreed, asked) =>
      `Pauze? ${agreed} van de ${asked} ${agreed === 1 ? "vindt" : "vinden"} het goed.`,
    yes: "Ja",
    yesAloud: "Ja, even pauze",
    no: "Nee",
    noAloud: "Nee, doorspelen",
    takeBack: "Toch doorspelen",
    denied: "Niet iedereen wil nu pauze. Vraag het de volgende ronde nog eens.",
    unanswered: "Niet iedereen kwam aan antwoorden toe. Vraag het de volgende ronde nog eens.",
    dropped: "Geen pauze: we spelen door.",
  },
  paused: {
    title: "Pauze",
    alone: "De bots wachten op je, zo lang je wilt.",
    all: "Iedereen vindt het goed.",
    ready: (names) => `Klaar om verder te gaan: ${names}.`,
    until: (time) => `Over ${time} gaat het vanzelf verder.`,
    goOn: "Verder",
    isReady: "Ik ben er weer klaar voor",
  },
  leave: {
    title: "Midden in de race weggaan?",
    about: "Je plek blijft van jou: via de startpagina kom je terug.",
    waits: "Tot dan wacht de race op je.",
    meanwhile: {
      bot: "Tot dan speelt een bot voor je.",
      pause: "Tot dan wachten de anderen, maar niet eeuwig.",
      on: "De anderen spelen zonder jou door.",
    },
    go: "Even weg",
  },
  line: {
    offline: "Je bent offline. Tot je terug bent, telt er niets.",
    silent: "geeft geen antwoord",
  },
};

export default nl;
