import type { Words } from "./en";

const nl: Words = {
  title: "Dit moment delen",
  shows: (round, seconds) => `Wie de link heeft, ziet ronde ${round} en begint bij ${seconds} seconden.`,
  figures: "Te zien zijn jouw cijfers, en die van niemand anders.",
  who: "Wie erin voorkomt",
  nameless: "Spelers",
  namelessAbout: "Iedereen heet ‘Speler 1’, ‘Speler 2’ …",
  named: "Namen",
  namedAbout: "Iedereen heet zoals aan tafel.",
  make: "Link maken",
  link: "Link",
  text: (game) => `Een moment uit ${game}: kijk!`,
  until: (day) => `Hij werkt tot ${day}, of tot je hem terugneemt.`,
  takeBack: "Terugnemen",
  takenBack: "Teruggenomen: de link leidt nergens meer heen.",
  picture: "Wat een chat ervan laat zien: de tafel op dit moment",
  failed: {
    notAllowed: "Deze ronde kan niet gedeeld worden: je zat er niet bij, of de tafel staat het niet toe.",
    tooMany: "Meer kun je niet delen. Neem eerst iets terug.",
  },
  mine: {
    title: "Wat je deelt",
    about: "Momenten die iedereen met de link kan zien.",
    item: (game, round, seconds) => `${game}, ronde ${round}, bij ${seconds} s`,
    until: (day) => `tot ${day}`,
    take: (item) => `Terugnemen: ${item}`,
  },
  shown: {
    lead: (game) => `Een moment uit ${game}`,
    see: "Zie het gebeuren",
    player: (number) => `Speler ${number}`,
    over: "Dat was de ronde",
    like: (name) => `Hoe het was voor ${name}`,
    again: "Nog eens kijken",
  },
  ended: {
    title: "Dit moment is voorbij",
    about:
      "Wie het deelde, heeft het teruggenomen, of de 90 dagen zijn om. De volgende race begint wanneer je wilt.",
  },
  scored: {
    title: "Alleen de stand",
    about: "De ronde zelf is niet meer te zien, maar hoe ze afliep is nog bekend.",
  },
  games: "Alle spellen",
};

export default nl;
