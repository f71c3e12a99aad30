import type { Words } from "./en";

const it: Words = {
  pause: {
    button: "Pausa",
    ask: "Chiedi una pausa",
    asks: (name) => `${name} chiede una pausa.`,
    agreed: (agreed, asked) => `Una pausa? ${agreed} su ${asked} d’accordo.`,
    yes: "Sì",
    yesAloud: "Sì, facciamo una pausa",
    no: "No",
    noAloud: "No, continuiamo",
    takeBack: "Meglio continuare",
    denied: "Non tutti vogliono una pausa adesso. Chiedila di nuovo alla prossima manche.",
    unanswered: "Non tutti hanno fatto in tempo a rispondere. Chiedila di nuovo alla prossima manche.",
    dropped: "Niente pausa: la corsa continua.",
  },
  paused: {
    title: "Pausa",
    alone: "I bot ti aspettano quanto vuoi.",
    all: "Sono tutti d’accordo.",
    ready: (names) => `D’accordo a riprendere: ${names}.`,
    until: (time) => `Riprende automaticamente tra ${time}.`,
    goOn: "Riprendi",
    isReady: "Per me si riprende",
  },
  leave: {
    title: "Lasciare la corsa?",
    about: "Il tuo posto resta tuo: dalla pagina iniziale ci torni subito.",
    waits: "Nel frattempo la corsa ti aspetta.",
    meanwhile: {
      bot: "Nel frattempo un bot gioca per te.",
      pause: "Nel frattempo gli altri aspettano, ma non per sempre.",
      on: "Gli altri continuano senza di te.",
    },
    go: "Esci per un po’",
  },
  line: {
    offline: "Sei offline. Finché non torni, nulla conta.",
    silent: "non risponde",
  },
};

export default it;
