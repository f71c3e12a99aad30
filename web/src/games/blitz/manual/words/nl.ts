import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const nl: StackingManual = {
  aim: "Maak je blitzstapel van tien kaarten leeg voor de anderen dat doen. Iedereen speelt tegelijk, op stapels die van iedereen zijn.",

  chapters: [
    {
      id: "cards",
      title: "De kaarten",
      passages: [
        {
          text: [
            "Twee tot vier spelers hebben elk een spel van 40 kaarten en houden dat het hele potje. Op de rug staat een pomp (groen), een koets (rood), een emmer (geel) of een ploeg (blauw). [BLZ-1]",
            "De voorkanten zijn overal gelijk: rood, blauw, groen en geel, elk van 1 tot 10. Op rode en blauwe kaarten staat een jongen, op gele en groene een meisje. [BLZ-2] Dat is alleen voor kenners van belang.",
          ],
          figure: {
            name: "backs",
            seen: "Vier kaartruggen: een groene pomp, een rode koets, een gele emmer en een blauwe ploeg.",
            caption: "In het midden herken je jouw kaarten aan een klein lipje met jouw plaatje.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Wat er voor je ligt",
      passages: [
        {
          text: ["Voor elke ronde wordt jouw spel geschud en van bovenaf uitgelegd."],
          points: [
            "Eerst je **palenrij**: losse, open kaarten naast elkaar.",
            "Dan, rechts ervan, je **blitzstapel**: tien open kaarten, alleen de bovenste in zicht. Die moeten weg.",
            "Wat overblijft is je **hand**, gesloten. [BLZ-3]",
          ],
          table: {
            head: ["Spelers", "Kaarten in de palenrij", "Kaarten in de hand"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "Van links naar rechts: een palenrij van drie kaarten, de blitzstapel met een groene 6 bovenop, de houtstapel met een blauwe 4 bovenop, en de gesloten hand.",
            caption: "Met vier spelers. De houtstapel groeit uit je hand zodra de race begint.",
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
            "Als iedereen klaar is, geeft de host het sein en wordt er kort afgeteld. [BLZ-4] Dan begint iedereen op hetzelfde moment, [ALL-2] en er zijn geen beurten: je speelt zo snel als je kijkt. [ALL-1]",
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
            "**Naar het midden spelen.** Alleen een 1 begint daar een stapel. Daarop komen de 2, de 3 enzovoort, alle van één kleur, tot de 10, van wie ze maar heeft. [BLZ-5]",
            "Je mag elke kaart gebruiken die open voor je ligt, één tegelijk, met één hand: gelegd, niet gegooid. [BLZ-9]",
          ],
          figure: {
            name: "placing",
            seen: "Goed: een rode 1 op de lege tafel; een blauwe 5 op een blauwe 4. Fout: een blauwe 5 op een groene 4; een blauwe 6 op een blauwe 4.",
            caption: "Jongen of meisje maakt in het midden niet uit: kleur en getal wel.",
          },
        },
        {
          text: [
            "Gaan er twee voor dezelfde plek, dan blijft de eerste kaart liggen en gaat de andere weer naar huis. Te laat zijn is geen fout. [ALL-3] Sneller dan een mensenhand laat het huis er geen zijn. [ALL-4]",
          ],
        },
        {
          text: [
            "**De palenrij vult zichzelf.** Is er een kaart uit, dan neemt de bovenste van je blitzstapel die plek in, zolang er een is. [BLZ-6]",
            "Een kaart die je zo van de blitzstapel speelt, wordt niet vervangen: de volgende ligt gewoon bovenop. Alleen de bovenste mag je spelen, en de stapel wordt nooit geschud. [BLZ-7]",
          ],
          figure: {
            name: "gap",
            seen: "Een gat midden in de palenrij. Een pijl wijst erheen vanaf de bovenste kaart van de blitzstapel.",
            caption: "Hoe dan ook: je blitzstapel is een kaart korter.",
          },
        },
        {
          text: [
            "**Draai er drie** uit je hand op de houtstapel, samen, zodat de derde bovenop ligt. Die mag je spelen, dan die eronder, tot helemaal onderaan. Is je hand op, dan pak je de houtstapel op zoals hij ligt, en tel je hem opnieuw door. [BLZ-8]",
            "Altijd drie, altijd van bovenaf: [BLZ-16] niet uitzoeken, en niet schudden zolang de ronde duurt. [BLZ-17] [ALL-7] Maar draaien mag wanneer je wilt.",
          ],
          figure: {
            name: "hand",
            seen: "Een pijl wijst van de gesloten hand naar een pakje van drie met een blauwe 4 bovenop.",
            caption: "De blauwe 4 mag je spelen. De rode 9 wacht eronder.",
          },
        },
      ],
    },
    {
      id: "end",
      title: "Hoe een ronde eindigt",
      passages: [
        {
          text: [
            "Je blitzstapel is leeg? “Blitz!”, en iedereen stopt meteen. [BLZ-10] Geen kaart meer. [ALL-5] Alles blijft op tafel tot er geteld is. [ALL-10]",
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
            "Elke kaart van jou in het midden levert 1 punt op. Elke kaart die nog in je blitzstapel zit, kost er 2. Palenrij en hand tellen niet. [BLZ-11]",
            "In het voorbeeld: 13 in het midden, 3 over, dus 13 − 6 = 7. Wie “Blitz!” riep, heeft niets af te trekken, en kan toch nog verliezen van iemand die drukker bezig was.",
          ],
          figure: {
            name: "count",
            seen: "Dertien kaarten in het midden tellen plus 13, drie over in de blitzstapel min 6; samen 7.",
            caption: "De ronde van één speler.",
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
            "Ronde volgt op ronde, en de punten worden opgeteld. [ALL-6] Wie het eerst 75 haalt, wint. Lukt dat er meer in dezelfde ronde, dan wint het hoogste totaal; bij gelijke stand delen jullie de winst. [BLZ-12]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Als het vastzit",
      passages: [
        {
          points: [
            "**Niemand kan spelen**, omdat geen enkele kaart die iemand boven kan krijgen ergens past. Het huis ziet het meteen. [BLZ-18] Dan draait iedereen de houtstapel terug op de hand, legt de bovenste kaart onderop, en na drie seconden gaat het verder. Zou er zo nooit een kaart passen, dan stopt de ronde en wordt er geteld. [BLZ-19]",
            "**Met z’n tweeën** heb je de langste palenrij, vijf kaarten, en de minste enen. Reken erop dat het af en toe vastloopt.",
            "**Iemand gaat weg.** De kaarten blijven, en de palenrijen blijven even lang. Wil niemand een ronde afmaken, dan kan iedereen die er is stemmen om te stoppen. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Regels die je tafel kan veranderen",
      passages: [
        {
          text: [
            "De host kiest voor het potje begint; zolang er niets verandert, gelden de regels hierboven.",
          ],
          points: [
            "**Punten om te winnen**: 75, of alles van 10 tot 500.",
            "**De stop**: vanzelf, met de laatste kaart van een blitzstapel. Of geroepen: met een lege blitzstapel krijg je een knop, en mag iedereen doorsparen tot iemand met een lege stapel erop drukt.",
            "**Als niemand meer kan**: van elke hand gaat er een kaart onderop, zoals hierboven; of de ronde stopt.",
            "**Tempo**: niet sneller dan een mensenhand; of zonder grens.",
          ],
        },
        {
          text: [
            "**Regels voor kenners**: je mag ook op je palenrij bouwen, met kaarten van je houtstapel en je blitzstapel, telkens één lager: een 7 op een 8. [BLZ-20] Jongens en meisjes om en om. [BLZ-21] Een palenstapel mag zo lang worden als je wilt, maar alleen de bovenste kaart mag je spelen, [BLZ-22] en hij blijft helemaal in zicht, voor iedereen. [BLZ-23]",
            "Er gaat niets van de ene palenstapel naar de andere. Is de laatste kaart van een stapel weg, dan vult je blitzstapel die plek, zoals altijd; zelf leg je niets op een lege plek. [BLZ-29]",
          ],
          figure: {
            name: "building",
            seen: "Op een rode 8 met een jongen is een groene 7 met een meisje goed. Een blauwe 7 met weer een jongen is fout, en een groene 6 ook.",
            caption: "Omlaag, meisje op jongen en jongen op meisje.",
          },
        },
        {
          text: [
            "**Foute kaarten** worden geweigerd: ze komen meteen terug. Of ze worden geroepen: dan mag je elke kaart op elke stapel leggen, zelfs op een volle, of er een stapel mee beginnen. Of dat klopt, moeten de anderen zien. [BLZ-15]",
          ],
          points: [
            "Een foute kaart gezien? Roep “Dutch!”. Iedereen stopt, en niemand raakt iets aan. [BLZ-13] Fout is een kaart die niet volgt op de kaart eronder, en alles wat boven een foute ligt. [BLZ-24]",
            "De foute kaarten gaan terug naar waar ze horen, en de ronde gaat verder. [BLZ-14] Je hoort wie er riep en van wie ze waren, en hebt drie seconden om je klaar te maken. [BLZ-25]",
            "Is alles in orde, dan was het onterecht: het kost een punt (of geen, of twee, wat jullie afspreken), en meer dan drie keer onterecht roepen zit er per ronde niet in. [BLZ-26]",
            "Ook “Blitz!” wordt nagekeken: gaat er een foute kaart terug naar de lege stapel, dan is de ronde niet voorbij. [BLZ-27] Eindigt een ronde anders, dan gaan foute kaarten terug voor er geteld wordt. [BLZ-28]",
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
            "**Tik** op een kaart: hij gaat naar waar hij past. Alleen als je palenrij meer plekken biedt, vragen we welke.",
            "**Sleep** hem als dat fijner voelt; bijna is goed genoeg. Waar fouten geroepen worden, laat je hem los op precies de stapel die je bedoelt.",
            "**Toetsen**: {row} voor je palenrij (meer met twee of drie spelers), {stock} voor de blitzstapel, {turned} voor de houtstapel, {hand} om er drie te draaien; waar geroepen wordt, {stop} voor “Blitz!” en {dutch} voor “Dutch!”. Houd Alt ingedrukt om elke toets op zijn stapel te zien.",
            "Speel je met links, zeg het in de instellingen: kaarten en toetsen wisselen van kant.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Blitzstapel",
    row: "Palenrij",
    hand: "Hand",
    turned: "Houtstapel",
    placing: {
      one: "Een 1 begint een stapel",
      next: "Zelfde kleur, volgend getal",
      otherColour: "Andere kleur",
      notNext: "Er mist een getal",
    },
    building: {
      right: "Eén lager, meisje op jongen",
      sameKind: "Jongen op jongen",
      notNext: "Twee lager",
    },
    count: {
      middle: "13 in het midden, elk 1 punt",
      stock: "3 over in de blitzstapel, elk 2 eraf",
      sum: "Punten",
    },
  },
};

export default nl;
