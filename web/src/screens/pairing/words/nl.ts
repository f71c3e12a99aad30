import type { Words } from "./en";

const nl: Words = {
  title: "Haal een tafel naar dit scherm",
  scan: "Scan de code met de telefoon van de host.",
  type: (where) => `Of typ hem aan tafel, onder “${where}”.`,
  qr: "QR-code die dit scherm binnenlaat",
  which: "Wat moet er op de tv?",
  showTable: (game, code) => `${game}, tafel ${code}`,
  another: "Een nieuwe tafel openen",
  open: (address) =>
    `Open ${address} op de tv. Die toont een code: scan hem met deze telefoon, of typ hem hier.`,
  field: "De code op de tv",
  show: "Zet hem op de tv",
  shown: "De tafel staat op de tv.",
  unknown: "Deze code staat op geen tv meer. Kijk nog eens goed.",
  onlyHost: "Alleen de host kan deze tafel op een tv zetten.",
};

export default nl;
