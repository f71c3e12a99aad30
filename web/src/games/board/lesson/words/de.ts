import type { Words } from "./en";

const de: Words = {
  steps: {
    goal: {
      tell: "Ich heiße Geduld, und ich habe Zeit. Du hast noch fünf Karten: Wer zuerst alle gelegt hat, gewinnt die Runde.",
    },
    closeUp: {
      tell: "Sind die Felder klein, siehst du die vier Steine von Nahem. Ein Knopf zeigt den ganzen Plan, und du kannst hier wie dort legen.",
    },
    lay: {
      tell: "Eine Karte liegt auf zwei Feldern in ihren Farben, eins davon direkt neben einem Stein. Tippen dreht sie.",
      act: "Zieh sie auf die zwei Felder.",
    },
    moved: {
      tell: "Der Stein ist ans andere Ende deiner Karte gerückt. Es gibt vier davon, und alle gehören allen.",
      act: "Leg diese hier an Stein 2.",
    },
    next: {
      tell: "Diese Karte passt an keinen Stein. Leg sie weg: Sie kommt später wieder.",
      act: "Deck die nächste Karte auf.",
    },
    race: {
      tell: "Die passt an Stein 3. Aber meine auch …",
      act: "Schnell: Leg sie!",
    },
    joker: {
      tell: "Ich war einen Tick schneller, und Stein 3 ist weiter. Ein Joker überbrückt ein Feld, egal welcher Farbe.",
      act: "Leg dort einen Joker, dann deine Karte.",
    },
    block: {
      tell: "Diese passt an Stein 2, in die Ecke. Schau, was passiert.",
      act: "Leg sie.",
    },
    pay: {
      tell: "Eine Sackgasse: Stein 2 steckt fest, und du musst ihn befreien. Deine nächste Karte darf überallhin und nimmt ihn mit.",
      act: "Leg sie auf Rot und Grün.",
    },
    count: {
      tell: "Ligretto Stopp! Platz eins bekommt zwei Punkte. Wer hinten liegt, hat nächste Runde zwei Karten weniger: So bleibt es eng.",
    },
  },
  bill: {
    place: "Für den Platz",
  },
};

export default de;
