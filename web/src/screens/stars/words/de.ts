import type { Words } from "./en";

const de: Words = {
  star: (round) => `Stern für Runde ${round}: aufheben`,
  given: (round) => `Runde ${round} hat deinen Stern. Sie bleibt, solange du hierherkommst.`,
  taken: (round) => `Runde ${round} hat keinen Stern mehr.`,
  tooMany: "Zehn Runden haben schon deinen Stern. Nimm erst einen zurück, auf der Seite deiner Partien.",
};

export default de;
