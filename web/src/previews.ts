// Link previews: what a link says in a messenger before it is followed. It is built to previews.json, for the house,
// which has no words of its own: `{game}`, `{taken}` and `{seats}` are filled in there.

import type { HomeListing } from "./words/homeListing";
import type { Language } from "./words/languages";

const listings = import.meta.glob<{ default: HomeListing }>("./games/*/homeListing.ts", { eager: true });

interface Said {
  /** The start page. */
  home: string;
  /** A table that can be joined. */
  table: string;
  /** A table where a match is on: who comes may take over a seat, or waits for one. */
  playing: string;
  rules: string;
  lesson: string;
  tv: string;
  /** A moment of a round that somebody shares. */
  moment: string;
}

const said: Record<Language, Said> = {
  de: {
    home: "Keiner ist dran. Keiner wartet. Alle auf einmal.",
    table: "Komm, spiel mit! Besetzt: {taken} von {seats} Plätzen.",
    playing: "Hier wird gerade gespielt. Komm dazu: Du spielst mit, sobald ein Platz da ist.",
    rules: "Die Regeln, mit Bildern.",
    lesson: "In einer Minute weißt du, wie es geht.",
    tv: "Der Tisch auf dem großen Bildschirm.",
    moment: "Ein Moment aus einem Rennen. Sieh dir an, wie es kam.",
  },
  en: {
    home: "No turns. No waiting. Everybody at once.",
    table: "Come and play! Seats taken: {taken} of {seats}.",
    playing: "A match is on. Come in: you play as soon as there is a seat.",
    rules: "The rules, with pictures.",
    lesson: "One minute, and you know how to play.",
    tv: "The table on the big screen.",
    moment: "A moment of a race. Come and see what happened.",
  },
  es: {
    home: "Sin turnos. Sin esperas. Todos a una.",
    table: "¡Ven a jugar! Sitios ocupados: {taken} de {seats}.",
    playing: "Ya están jugando. Ven: juegas en cuanto haya un sitio.",
    rules: "Las reglas, con dibujos.",
    lesson: "Un minuto, y ya sabes jugar.",
    tv: "La mesa en la pantalla grande.",
    moment: "Un momento de una carrera. Mira cómo fue.",
  },
  fr: {
    home: "Pas de tours. Pas d’attente. Tout le monde à la fois.",
    table: "Viens jouer\u202f! Places prises\u202f: {taken} sur {seats}.",
    playing: "Une partie est en cours. Entre\u202f: tu joues dès qu’une place se libère.",
    rules: "Les règles, en images.",
    lesson: "Une minute, et tu sais jouer.",
    tv: "La table sur grand écran.",
    moment: "Un moment d’une course. Viens voir la scène.",
  },
  it: {
    home: "Niente turni. Niente attese. Tutti insieme.",
    table: "Vieni a giocare! Posti occupati: {taken} su {seats}.",
    playing: "Si sta giocando. Vieni: giochi appena c’è un posto.",
    rules: "Le regole, con figure.",
    lesson: "Un minuto, e sai come si gioca.",
    tv: "Il tavolo sul grande schermo.",
    moment: "Un momento di una gara. Guarda com’è andata.",
  },
  nl: {
    home: "Geen beurten. Niet wachten. Allemaal tegelijk.",
    table: "Kom meespelen! Bezet: {taken} van de {seats} plekken.",
    playing: "Er wordt gespeeld. Schuif aan: je speelt mee zodra er een plek is.",
    rules: "De regels, met plaatjes.",
    lesson: "Eén minuut, en je weet hoe het gaat.",
    tv: "De tafel op het grote scherm.",
    moment: "Een moment uit een race. Kijk hoe het ging.",
  },
};

const games = Object.fromEntries(
  Object.entries(listings).map(([path, { default: listing }]) => [path.split("/")[2], listing.title]),
);

export default { games, said };
