import type { Words } from "./en";

const it: Words = {
  title: "Condividi questo momento",
  shows: (round, seconds) => `Chi ha il link vede il round ${round}, a partire da ${seconds} secondi.`,
  figures: "Si vedono i tuoi numeri, e di nessun altro.",
  who: "Chi compare",
  nameless: "Giocatori",
  namelessAbout: "Tutti si chiamano «Giocatore 1», «Giocatore 2» …",
  named: "Nomi",
  namedAbout: "Ognuno ha il suo nome, come al tavolo.",
  make: "Crea il link",
  link: "Link",
  text: (game) => `Un momento di ${game}: guarda!`,
  until: (day) => `Vale fino al ${day}, o finché non lo ritiri.`,
  takeBack: "Ritira",
  takenBack: "Ritirato: il link non porta più da nessuna parte.",
  picture: "Che cosa ne mostra una chat: il tavolo in questo momento",
  failed: {
    notAllowed: "Questo round non si può condividere: non eri seduto lì, o il suo tavolo non lo permette.",
    tooMany: "Condividi già tutto quello che si può. Prima ritira qualcosa.",
  },
  mine: {
    title: "Che cosa condividi",
    about: "Momenti che può vedere chiunque abbia il link.",
    item: (game, round, seconds) => `${game}, round ${round}, a ${seconds} s`,
    until: (day) => `fino al ${day}`,
    take: (item) => `Ritira: ${item}`,
  },
  shown: {
    lead: (game) => `Un momento di ${game}`,
    see: "Guarda come va",
    player: (number) => `Giocatore ${number}`,
    over: "Il round era questo",
    like: (name) => `Com’è andata per ${name}`,
    again: "Riguarda",
  },
  ended: {
    title: "Questo momento è passato",
    about:
      "Chi l’ha condiviso l’ha ritirato, o i suoi 90 giorni sono finiti. La prossima gara comincia quando vuoi.",
  },
  scored: {
    title: "Solo il punteggio",
    about: "Il round non si può più mostrare, ma si sa com’è finito.",
  },
  games: "Tutti i giochi",
};

export default it;
