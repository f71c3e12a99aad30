import type { Words } from "./en";

const de: Words = {
  bot: "Geduld",
  you: "Du",
  step: (at, of) => `Schritt ${at} von ${of}`,
  next: "Weiter",
  done: "Verstanden",
  showMe: "Zeig’s mir",
  skip: "Lektion überspringen",
  skipShort: "Überspringen",
  leave: "Lektion verlassen",
  keys: "Tasten",
  race: "Der Übungstisch",
  notYet: "Das würde auch zählen. Aber zuerst:",
  readFirst: "Ich bin noch nicht fertig. Lies erst das hier:",
  sum: "Zusammen",
  end: {
    title: "Das ist schon alles.",
    about: "Die anderen haben nicht so viel Geduld wie ich. Dann mal los!",
    again: "Noch mal",
    home: "Zur Startseite",
    table: "Zurück an den Tisch",
  },
};

export default de;
