import type { CountWords } from "../words";

const nl: CountWords = {
  shouts: { start: "Af!", stop: "Tien!" },
  row: "De rij",
  lay: (number) => `Leg de ${number}`,
  options: { rounds: { name: "Rondes", about: "Hoeveel rondes een partij heeft." } },
  refusals: { "CNT-1": "Zo ver is de rij nog niet.", "CNT-2": "Die heb je al." },
  parts: { numbers: "getallen" },
};

export default nl;
