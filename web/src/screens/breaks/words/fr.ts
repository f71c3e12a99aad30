import type { Words } from "./en";

const fr: Words = {
  pause: {
    button: "Pause",
    ask: "Demander une pause",
    asks: (name) => `${name} demande une pause.`,
    agreed: (agreed, asked) => `Une pause ? ${agreed} sur ${asked} d’accord.`,
    yes: "Oui",
    yesAloud: "Oui, faisons une pause",
    no: "Non",
    noAloud: "Non, on continue",
    takeBack: "Finalement, on continue",
    denied: "Tout le monde ne veut pas faire de pause. Redemande à la prochaine manche.",
    unanswered: "Tout le monde n’a pas eu le temps de répondre. Redemande à la prochaine manche.",
    dropped: "Pas de pause : la course continue.",
  },
  paused: {
    title: "Pause",
    alone: "Les bots t’attendent aussi longtemps que tu veux.",
    all: "Tout le monde est d’accord.",
    ready: (names) => `D’accord pour reprendre : ${names}.`,
    until: (time) => `Reprise automatique dans ${time}.`,
    goOn: "Reprendre",
    isReady: "On peut reprendre",
  },
  leave: {
    title: "Quitter la course ?",
    about: "Ta place reste la tienne : la page d’accueil t’y ramène.",
    waits: "D’ici là, la course t’attend.",
    meanwhile: {
      bot: "D’ici là, un bot joue pour toi.",
      pause: "D’ici là, les autres t’attendent, mais pas éternellement.",
      on: "Les autres continuent sans toi.",
    },
    go: "Partir un moment",
  },
  line: {
    offline: "Tu es hors ligne. Rien ne compte jusqu’à ton retour.",
    silent: "ne répond pas",
  },
};

export default fr;
