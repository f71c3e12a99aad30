import { plural } from "../../../words/localized";
import type { Words } from "./en";

const rounds = (count: number): string => `${count} manche`;
const within = (value: string, error: string): string => (error ? `${value} ± ${error}` : value);

const it: Words = {
  title: (game) => `Come gioco a ${game}`,
  names: {
    reaction: "Reazione",
    chances: "Occasioni colte",
    races: "Duelli vinti",
    points: "Punti sopra il par",
  },
  what: {
    reaction: "Da quando qualcosa va bene a quando l’hai messo: il centro di ogni manche, senza la rete.",
    chances: "Di tutto quello che potevi mettere.",
    races: "Di quelli in cui due volevano lo stesso posto.",
    points: "In più di quanto un bot adulto fa con le stesse carte, dove l’hai chiesto.",
  },
  values: {
    reaction: (value, error) => `${within(value, error)} s`,
    chances: (value, error) => `${within(value, error)} %`,
    races: (value, error) => `${within(value, error)} %`,
    points: within,
  },
  like: {
    reaction: (who) => `vedi come ${who}`,
    chances: (who) => `scegli come ${who}`,
    races: (who) => `scatti come ${who}`,
    points: (who) => `fai punti come ${who}`,
  },
  levels: {
    child: "un bambino",
    beginner: "un principiante",
    adult: "un adulto",
    regular: "un habitué",
    champion: "un campione",
  },
  or: (who) => new Intl.ListFormat("it", { type: "disjunction" }).format(who),
  short: {
    child: "bambino",
    beginner: "principiante",
    adult: "adulto",
    regular: "habitué",
    champion: "campione",
  },
  few: "Ancora troppo poche manche per un confronto.",
  unclear: "Troppo vicino a più livelli per dirne uno.",
  none: {
    reaction: "Ancora niente da misurare.",
    chances: "Ancora niente da misurare.",
    races: "Nessuno ha ancora voluto il tuo stesso posto.",
    points: "Non noto ancora di nessuna manche.",
  },
  findPar: "Cercalo per le mie ultime dieci manche",
  finding: (left) => `I bot giocano le tue carte: ancora ${rounds(left)} …`,
  rounds,
  ofTheLast: (count) =>
    plural("it", count, { one: "Dalla tua ultima manche.", other: `Dalle tue ultime ${count} manche.` }),
  about:
    "I livelli sono quelli dei bot, tra bot adulti a un tavolo da quattro. Dopo ± c’è un errore standard: più manche lo rendono più piccolo.",
  loading: "Guardo altre tue manche …",
  byWeek: (name) => `${name}, settimana per settimana`,
  weekOf: (day) => `Settimana dal ${day}`,
  kept: "Queste cifre le vedi solo tu, e restano finché le tue partite sono in elenco. Vengono dai film: quelle di una manche ci sono se sei passato di qui finché c’era il suo film.",
  nothing: "Gioca una manche, e qui vedrai quanto eri veloce e che cosa hai fatto delle tue occasioni.",
  play: "Giocane una",
};

export default it;
