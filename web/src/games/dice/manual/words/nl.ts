import type { DiceManual } from "../words";

const nl: DiceManual = {
  aim: "Leg al je dobbelstenen op het bord voor de anderen dat doen. Geen beurten, en je gooit zo vaak je wilt.",

  chapters: [
    {
      id: "dice",
      title: "Wat er voor je ligt",
      passages: [
        {
          text: [
            "Er zijn 24 dobbelstenen, zes in rood, geel, groen en blauw, voor ieder een beker, en een bord met vier rijen. [DIC-1] Alle dobbelstenen gaan door elkaar in een zak, en iedereen trekt blind. [DIC-2] De kleuren zijn een kwestie van geluk.",
          ],
          table: {
            head: ["Spelers", "Dobbelstenen per speler"],
            rows: [
              ["2", "12"],
              ["3", "8"],
              ["4", "6"],
            ],
          },
          figure: {
            name: "drawn",
            seen: "Zes dobbelstenen: twee rode, een gele, een groene en twee blauwe. Ernaast een leren beker.",
            caption: "Wat een speler krijgt aan een tafel van vier.",
          },
        },
      ],
    },
    {
      id: "start",
      title: "De start",
      passages: [
        {
          text: [
            "Als iedereen klaar is, wordt er kort afgeteld, en allemaal beginnen jullie op hetzelfde sein. [ALL-2] Op dat moment gooit iedereen alle dobbelstenen. [DIC-4]",
          ],
        },
      ],
    },
    {
      id: "moves",
      title: "Wat je altijd mag doen",
      passages: [
        {
          text: [
            "**Een dobbelsteen leggen.** Het bord heeft een rij voor elke kleur, en een dobbelsteen mag alleen in zijn eigen rij. [DIC-5] De rijen vullen zich van 1 tot 6: voor een 2 moet de 1 er liggen, voor een 3 de 2, enzovoort. [DIC-6] Van wie ze zijn, maakt niet uit. De rij is van iedereen.",
          ],
          figure: {
            name: "board",
            seen: "Vier rijen met plekken van 1 tot 6. Rood is gevuld tot 3, geel tot 1, groen tot 4, blauw is leeg. De volgende plek van elke rij licht op.",
            caption: "Gezocht: een rode 4, een gele 2, een groene 5 en een blauwe 1.",
          },
        },
        {
          text: [
            "Op elke plek past één dobbelsteen. Wie net te laat komt, houdt de zijne, en kan er niets mee dan hem opnieuw gooien, met alle andere. [DIC-7] [ALL-3] Dat is pech, geen fout.",
            "Pak één dobbelsteen tegelijk, altijd met dezelfde hand. [DIC-9] [ALL-4]",
          ],
          figure: {
            name: "placing",
            seen: "In de groene rij liggen een 1 en een 2. Een groene 3 is goed. Een groene 4 is fout, en een blauwe 3 ook.",
            caption: "De groene rij is tot 2 gekomen.",
          },
        },
        {
          text: [
            "**Opnieuw gooien.** Past er niets, of bevalt het je niet? Gooi alle dobbelstenen die je nog hebt: altijd alles, nooit een deel. [DIC-8] Je hoeft op niemand te wachten, en ook niet tot er niets meer past. [DIC-10] [ALL-1]",
            "Er valt dus iets te kiezen: de 5 houden en wachten op iemands 4, of alles terug in de beker.",
          ],
        },
      ],
    },
    {
      id: "end",
      title: "Hoe een ronde eindigt",
      passages: [
        {
          text: [
            "Iemand heeft zijn laatste dobbelsteen gelegd: “Ligretto stop!” Daarna mag niemand er nog een leggen, en wat over is, blijft in zicht. [DIC-11] [ALL-5] [ALL-10]",
          ],
        },
      ],
    },
    {
      id: "count",
      title: "Tellen",
      passages: [
        {
          text: [
            "Wie het eerst was, krijgt een punt voor elke dobbelsteen die alle anderen over hebben. De anderen verliezen een punt voor elke eigen dobbelsteen die ze niet kwijt zijn. [DIC-12]",
            "In het voorbeeld zijn er 3, 1 en 4 over: 8 punten voor wie het eerst was, en −3, −1 en −4 voor de anderen.",
          ],
          figure: {
            name: "count",
            seen: "Anna heeft geen dobbelstenen meer en krijgt 8 punten. Bram heeft er drie over en verliest 3, Cleo een en verliest 1, Daan vier en verliest 4.",
            caption: "Vier spelers aan het eind van een ronde.",
          },
        },
      ],
    },
    {
      id: "match",
      title: "Het potje winnen",
      passages: [
        {
          text: [
            "Alle dobbelstenen gaan terug in de zak, en iedereen trekt er evenveel als eerst. [DIC-13] Een potje heeft drie rondes per speler: zes, negen of twaalf in totaal. [DIC-14] De punten worden opgeteld, [ALL-6] en het hoogste totaal wint; bij gelijke stand winnen jullie samen. [DIC-15]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Goed om te weten",
      passages: [
        {
          points: [
            "**Het loopt nooit vast.** Heb je nog een dobbelsteen, dan is zijn rij niet vol, en het getal dat daar nodig is, kun je altijd gooien.",
            "**Iemand gaat weg.** De dobbelstenen blijven ongelegd achter, en de anderen spelen verder met evenveel dobbelstenen en rondes als eerst. Een ronde die niemand wil afmaken, stopt als iedereen die er nog is daarvoor stemt. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Regels die je tafel kan veranderen",
      passages: [
        {
          points: [
            "**Dobbelstenen per speler**: voor iedereen gelijk, of per speler. Geef de snelle spelers er een of twee meer, dan is het eerlijk voor kinderen. Samen hooguit 24; wat niemand trekt, blijft in de zak. [DIC-3]",
            "**Rondes per speler**: drie, of alles van een tot tien.",
            "**Tempo**: niet sneller dan een mensenhand; of zonder grens.",
          ],
        },
      ],
    },
    {
      id: "here",
      title: "Zo speel je het hier",
      passages: [
        {
          points: [
            "**Tik** op een dobbelsteen, en hij springt in zijn rij, als hij past. Tik op de beker om alles te gooien wat je nog hebt.",
            "**Sleep** een dobbelsteen op zijn rij, en houd hem daar tot zijn moment komt, als je wilt.",
            "**Toetsen**: {red} {yellow} {green} {blue} leggen de rode, gele, groene of blauwe dobbelsteen die past; {roll} gooit. Houd Alt ingedrukt om ze te zien.",
            "Speel je met links, zeg het in de instellingen: beker en toetsen wisselen van kant.",
          ],
        },
      ],
    },
  ],

  labels: {
    dice: "Jouw dobbelstenen",
    cup: "Jouw beker",
    placing: {
      next: "Een 3 na de 2",
      tooHigh: "De 3 ontbreekt",
      otherRow: "Niet zijn kleur",
    },
    players: ["Anna", "Bram", "Cleo", "Daan"],
    won: "alles gelegd",
  },
};

export default nl;
