import type { Words } from "./en";

const nl: Words = {
  bot: "Geduld",
  you: "Jij",
  step: (at, of) => `Stap ${at} van ${of}`,
  next: "Verder",
  done: "Snap ik",
  showMe: "Laat zien",
  skip: "Les overslaan",
  skipShort: "Overslaan",
  leave: "Les verlaten",
  keys: "Toetsen",
  race: "De oefentafel",
  notYet: "Dat zou ook tellen. Maar eerst:",
  readFirst: "Ik ben nog niet uitgepraat. Lees eerst dit:",
  sum: "Samen",
  end: {
    title: "Meer is het niet.",
    about: "De anderen hebben niet zoveel geduld als ik. Nu jij!",
    again: "Nog een keer",
    home: "Naar de startpagina",
    table: "Terug naar de tafel",
  },
};

export default nl;
