import type { Words } from "./en";

const it: Words = {
  title: (game, round) => `${game}: rivedi la manche ${round}`,
  close: "Chiudi",
  play: "Avvia",
  pause: "Ferma",
  back: "Una mossa indietro",
  on: "Una mossa avanti",
  nextRace: "Prossimo duello",
  nextMissed: "Prossima occasione mancata",
  speed: "Velocità",
  speedIs: (speed) => `Velocità: ${speed}`,
  xray: "Scopri ciò che era coperto",
  asSeen: (name) => `Come l’ha visto ${name}`,
  table: "Tutto il tavolo",
  seat: (name) => `Dal posto di ${name}`,
  views: "Punto di vista",
  time: "Tempo della manche",
  at: (seconds) => `${seconds} secondi`,
  tooLate: (name, by) => `Troppo tardi per ${name}: ${by} è arrivato prima.`,
  stop: (name) => `${name} chiude la manche.`,
  review: "Com’è andata",
  reviewOf: (name) => `Com’è andata per ${name}`,
  share: "Condividi questo momento",
  dealtAgain: "Le carte sono state ridistribuite: la prima volta non conta.",
  gone: {
    title: "Non è tua, o non c’è più",
    about: "Per 90 giorni una manche può rivederla chi giocava o guardava.",
  },
  newer: {
    title: "Solo il punteggio",
    about:
      "L’ha conservata una versione più nuova. Questa pagina non sa ancora mostrarla, ma sa com’è finita.",
  },
};

export default it;
