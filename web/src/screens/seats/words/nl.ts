import { plural } from "../../../words/localized";
import type { Words } from "./en";

const nl: Words = {
  offer: {
    round: "Je speelt mee vanaf de volgende ronde.",
    match: "Je speelt mee vanaf het volgende potje.",
    waits: "Je speelt mee zodra er een plek is.",
  },
  place: {
    title: "Jouw plek",
    round: "Je speelt mee vanaf de volgende ronde",
    match: "Je speelt mee vanaf het volgende potje",
    seat: "De volgende vrije plek is voor jou",
    inRound: "Volgende ronde",
    inMatch: "Volgend potje",
    takesOver: (name, points) => `Je neemt de plek van ${name} over, met ${points}.`,
    added: "Er komt een plek voor je bij.",
    full: "Alle plekken zijn bezet en midden in dit potje kan er geen bij.",
    last: "Dit is de laatste ronde van dit potje.",
    before: (count) =>
      plural("nl", count, { one: "Er is één persoon voor je.", other: `Er zijn ${count} mensen voor je.` }),
    withdraw: "Toch niet wachten",
  },
  list: {
    title: "Wachten op een plek",
    round: (names) => `${names}: vanaf de volgende ronde`,
    match: (names) => `${names}: vanaf het volgende potje`,
  },
  news: {
    waits: (name) => `${name} wacht op een plek.`,
    waitsForRound: (name) => `${name} speelt mee vanaf de volgende ronde.`,
    waitsForMatch: (name) => `${name} speelt mee vanaf het volgende potje.`,
    tookOver: (name, before) => `${name} neemt de plek van ${before} over.`,
    botFills: (name, before) => `Bot ${name} speelt verder voor ${before}.`,
    added: (name) => `${name} doet mee.`,
    renamed: (before, name) => `${before} heet nu ${name}.`,
    sitsOut: (name) => `${name} doet vanaf de volgende ronde even niet mee.`,
    isBackIn: (name) => `${name} speelt vanaf de volgende ronde weer mee.`,
    yours: (points) => `Je doet mee! Deze plek is nu van jou, met ${points}.`,
    yoursFrom: (before, points) => `Je doet mee! De plek van ${before} is nu van jou, met ${points}.`,
    yoursBefore: "Je doet mee! Deze plek is nu van jou.",
  },
  rest: {
    sitOut: "Even niet meedoen",
    sitOutNext: "Vanaf de volgende ronde niet meedoen",
    comeBack: "Weer meedoen",
    out: "Je doet even niet mee. Een bot speelt voor je.",
    outSoon: "Je doet vanaf de volgende ronde even niet mee.",
    inSoon: "Je speelt weer mee vanaf de volgende ronde.",
    chip: "Je doet niet mee",
    mark: "doet niet mee",
    markSoon: "doet straks niet mee",
  },
  left: {
    fill: "Zet er een bot neer",
    fillOf: (name) => `Zet een bot op de plek van ${name}`,
    soon: (name) => `${name} is vertrokken. Vanaf de volgende ronde speelt een bot verder.`,
  },
  name: {
    change: "Mijn naam veranderen",
    title: "Jouw naam",
    save: "Opslaan",
    ask: "Hoe mogen we je noemen?",
    itIs: "Dat ben ik",
    taken: (name) => `Iemand hier heet al ${name}.`,
    soon: "Een moment: je hebt je naam net veranderd.",
  },
  stints: {
    title: "Wie welke rondes speelde",
    rounds: (name, from, to) => (from === to ? `${name} ${from}` : `${name} ${from}–${to}`),
    from: (name, from) => `${name} vanaf ${from}`,
  },
  watcher: "Iemand die meekijkt",
};

export default nl;
