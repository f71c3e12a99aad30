import type { Words } from "./en";

const de: Words = {
  steps: {
    one: {
      tell: "Nur eine 1 eröffnet einen Stapel in der Mitte.",
      act: "Drück auf deine rote 1.",
    },
    next: { act: "Leg die rote 2." },
    turn: {
      tell: "Die Stapel gehören allen, also kam von mir die 3. Du siehst keine 4?",
      act: "Deck drei Karten deiner Hand auf.",
    },
    hand: { act: "Leg die rote 4." },
    race: {
      tell: "Ich habe einen gelben Stapel eröffnet, und du hast die 2. Ich aber auch …",
      act: "Schnell: Leg die gelbe 2!",
    },
    stop: { act: "Leg die rote 6." },
  },
  bill: { middle: "Karten in der Mitte" },
};

export default de;
