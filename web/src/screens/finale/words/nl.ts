import { plural } from "../../../words/localized";
import type { Words } from "./en";

const points = (count: number): string => plural("nl", count, { one: "punt", other: "punten" });

const nl: Words = {
  podium: "Het podium",
  place: (place) => `Plaats ${place}`,
  curve: {
    title: "Punten per ronde",
    since: (round) => `Vanaf ronde ${round}.`,
    spoken: (name, totals) => `${name}: ${totals}.`,
  },
  honours: {
    title: "Ook een applausje waard",
    races: {
      title: "Er het eerst bij",
      about: (value) => `${value} keer sneller op dezelfde plek`,
    },
    quickest: { title: "Snelste hand", about: (value) => `${value} s van de ene zet naar de volgende` },
    run: { title: "Langste reeks", about: (value) => `${value} achter elkaar, en niemand ertussen` },
    comeback: {
      title: "Mooiste inhaalrace",
      about: (value, count) => `${value} ${points(count)} achter, en toch gewonnen`,
    },
    round: { title: "Beste ronde", about: (value, count) => `${value} ${points(count)} in één klap` },
    stops: {
      title: "Het eerst klaar",
      about: (value, count) => `in ${value} ${plural("nl", count, { one: "ronde", other: "rondes" })}`,
    },
  },
  picture: {
    make: "Delen als plaatje",
    title: "De uitslag als plaatje",
    about: (game, title) => `${game}: ${title} Met het podium en alle punten.`,
    send: "Delen",
    save: "Bewaren",
    copy: "Kopiëren",
    copied: "Het plaatje is gekopieerd.",
    failed: "Dat mag hier niet. Bewaar het plaatje dan maar.",
  },
};

export default nl;
