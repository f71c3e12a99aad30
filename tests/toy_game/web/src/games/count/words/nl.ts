import type { CountWords } from "../words";

export default {
  shouts: { start: "Af!", stop: "Tien!" },
  row: "De rij",
  lay: (number) => `Leg de ${number}`,
  options: { rounds: { name: "Rondes", about: "Hoeveel rondes een partij heeft." } },
  refusals: { "CNT-1": "De rij wil een ander getal." },
  parts: { numbers: "getallen" },
} satisfies CountWords;
