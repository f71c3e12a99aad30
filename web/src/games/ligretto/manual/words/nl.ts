import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const nl: StackingManual = {
  aim: "Raak als eerste de tien kaarten van je Ligretto kwijt, op stapels in het midden die van iedereen zijn, terwijl iedereen hetzelfde doet.",

  chapters: [
    {
      id: "cards",
      title: "De kaarten",
      passages: [
        {
          text: [
            "Iedereen heeft een spel van 40 kaarten: vier kleuren, elk van 1 tot 10. [LIG-1] Van voren zijn alle spellen gelijk. Van achteren niet: op dat van jou staat jouw motief, een knikker, piramide, dobbelsteen of kristal, in de kleur van de doos. [LIG-2]",
            "In een doos, blauw, groen of rood, zitten vier spellen. Tot vier spelers heb je één doos nodig, tot acht twee, tot twaalf drie. [LIG-3] Waar een kaart van jou ook belandt, een klein lipje met jouw motief laat zien dat hij van jou is.",
          ],
          figure: {
            name: "backs",
            seen: "Vier kaartruggen in blauw: knikker, piramide, dobbelsteen en kristal.",
            caption: "Vier spelers, vier motieven.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Wat er voor je ligt",
      passages: [
        {
          text: ["Aan het begin van een ronde wordt jouw spel geschud en uitgelegd."],
          points: [
            "Je **Ligretto** is een open stapel van tien; je ziet alleen de bovenste. Deze stapel moet weg. [LIG-4]",
            "Je **rij** ligt er rechts van: losse, open kaarten. [LIG-5]",
            "Je **hand** is al het andere, gesloten. Ook jij weet niet wat erin zit. [LIG-6]",
          ],
          table: {
            head: ["Spelers", "Kaarten in de rij", "Kaarten in de hand"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4 of meer", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "Van links naar rechts: de Ligretto met een groene 6 bovenop, een rij van drie kaarten, de omgedraaide stapel met een blauwe 4 bovenop, en de gesloten hand.",
            caption:
              "Vier spelers, dus een rij van drie. De omgedraaide stapel komt tijdens het spel uit de hand.",
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
            "Als iedereen klaar is, wordt er kort afgeteld; dan stuurt “Ligretto!” iedereen op hetzelfde moment weg. [LIG-7] [ALL-2] Vanaf nu zijn er geen beurten. Niemand wacht op een ander. [ALL-1]",
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
            "**Een kaart in het midden leggen.** Dat kan de bovenste van je Ligretto zijn, elke kaart van je rij, of de open kaart van je omgedraaide stapel. [LIG-8]",
            "Een 1, van welke kleur ook, begint een nieuwe stapel. Een andere kaart niet, en er mogen zoveel stapels zijn als je wilt. [LIG-9] Op een stapel komt het volgende getal van dezelfde kleur, van wie de kaart eronder ook is, tot de 10 hem vol maakt. [LIG-10]",
          ],
          figure: {
            name: "placing",
            seen: "Goed: een rode 1 op de lege tafel; een blauwe 5 op een blauwe 4. Fout: een blauwe 5 op een groene 4; een blauwe 6 op een blauwe 4.",
            caption: "Twee die blijven liggen, en twee die dat niet doen.",
          },
        },
        {
          text: [
            "Willen twee van jullie dezelfde plek? Wie er het eerst is, heeft hem; de ander houdt zijn kaart. Te laat komen is pech en nooit een fout. [ALL-3] Je hebt één hand, en daarmee speel je de ene kaart na de andere. [ALL-4]",
          ],
        },
        {
          text: [
            "**Gaten sluiten vanzelf.** Gaat er een kaart uit de rij, dan schuift meteen de bovenste van je Ligretto in het gat. [LIG-11] Zo kost een kaart uit de rij ook je Ligretto er een.",
            "Is er geen Ligretto meer over, dan blijft het gat open. [LIG-16]",
          ],
          figure: {
            name: "gap",
            seen: "Een gat midden in de rij. Een pijl wijst erheen vanaf de bovenste kaart van de Ligretto.",
            caption: "De groene 6 schuift op, en de volgende kaart van de Ligretto komt tevoorschijn.",
          },
        },
        {
          text: [
            "**Draai er drie.** Pak de bovenste drie kaarten van je hand samen en draai ze als pakje om op je omgedraaide stapel: nu ligt de derde open. Zijn er minder dan drie over, dan draai je die. [LIG-12] Is die kaart gespeeld, dan ligt de kaart eronder open, enzovoort. [LIG-13]",
            "Is je hand op, dan draai je de stapel terug en begin je opnieuw, ongeschud, in de oude volgorde. [LIG-14] Er wordt pas weer geschud voor de volgende ronde. [ALL-7] Draaien mag wanneer je wilt, ook als er een kaart van je zou passen. [LIG-15]",
          ],
          figure: {
            name: "hand",
            seen: "Een pijl wijst van de gesloten hand naar een pakje van drie met een blauwe 4 bovenop.",
            caption: "Je ziet de blauwe 4. Speel hem, en de rode 9 is de volgende.",
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
            "De ronde is voorbij zodra iemands Ligretto leeg is: “Ligretto stop!” [LIG-17] Daarna mag er geen kaart meer gelegd worden. [ALL-5] Of de laatste kaart naar het midden ging of in een gat van de rij, maakt niet uit. [LIG-19]",
            "Alle kaarten blijven voor iedereen zichtbaar liggen tot er geteld is. [ALL-10]",
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
            "Het midden wordt op motief gesorteerd. Elke kaart van jou is 1 punt waard, welk getal er ook op staat. [LIG-21] Elke kaart die nog in je Ligretto zit, kost er 2. Je rij en je hand tellen niet. [LIG-22]",
            "In het voorbeeld haalden 13 kaarten het midden, en zijn er 3 over: 13 − 6 is 7 punten. Een ronde kan ook onder nul eindigen. En wie hem stopte, heeft niet altijd de meeste punten.",
          ],
          figure: {
            name: "count",
            seen: "Dertien kaarten in het midden tellen plus 13, drie over in de Ligretto min 6; samen 7.",
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
            "De punten worden ronde na ronde opgeteld. [ALL-6] Wie het eerst 99 haalt, wint. Lukt dat er meer in dezelfde ronde, dan wint het hoogste totaal, en bij gelijke stand delen jullie de winst. [LIG-23]",
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
            "**Niemand kan spelen.** Soms liggen alle kaarten die nodig zijn bedolven: geen Ligretto, geen rij, en niets wat iemand door te draaien boven kan krijgen, past. Het huis merkt het meteen; de ronde stopt en wordt geteld zoals ze staat. [LIG-20]",
            "**Met z’n tweeën** heb je een rij van vijf en samen maar acht enen, dus loopt het eerder vast dan aan een volle tafel.",
            "**Iemand gaat weg.** De kaarten blijven liggen, en de rijen blijven even lang. Een ronde die niemand wil afmaken, stopt als iedereen die er nog is daarvoor stemt. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Regels die je tafel kan veranderen",
      passages: [
        {
          text: ["De host kiest voor het potje begint. Verander je niets, dan speel je zoals hierboven."],
          points: [
            "**Punten om te winnen**: 99, of alles van 10 tot 500.",
            "**De stop**: meteen, met de laatste kaart van een Ligretto. Of geroepen: met een lege Ligretto krijg je een knop en mag je verder leggen voor meer punten, en de anderen ook, tot iemand met een lege Ligretto erop drukt. [LIG-18]",
            "**Als niemand meer kan**: de ronde stopt; of iedereen legt de bovenste handkaart onderop, en het gaat verder.",
            "**Tempo**: niet sneller dan een mensenhand; of zonder grens.",
          ],
        },
        {
          text: [
            "**Bouwen op je rij**, voor wie het al kan: kaarten van je Ligretto en van je omgedraaide stapel mogen ook op een kaart van je eigen rij, telkens één lager en in een andere kleur. Van zo’n stapel kun je alleen de bovenste kaart spelen. [LIG-24]",
            "Kaarten van de rij gaan niet op elkaar, en in een open gat wordt niets gelegd. [LIG-25] Een plek in de rij wordt weer gevuld als de laatste kaart weg is, en je laatste Ligretto-kaart mag de ronde ook beëindigen door op de rij te gaan. [LIG-26] Zolang zo’n zet kan, zit de ronde niet vast. [LIG-27]",
          ],
          figure: {
            name: "building",
            seen: "Op een rode 9 is een blauwe 8 goed. Een rode 8 is fout, en een blauwe 7 ook.",
            caption: "Omlaag, elke kleur op een andere.",
          },
        },
        {
          text: [
            "**Foute kaarten** komen meteen bij je terug. Of ze worden geroepen: dan mag elke kaart op elke stapel, goed of fout, en moeten jullie het zelf zien. [LIG-28]",
          ],
          points: [
            "Wie een foute kaart ziet, roept “Dutch!”, en iedereen laat los. [BLZ-13] Fout is een kaart die niet volgt op de kaart eronder, en alles wat op een foute ligt ook. [BLZ-24]",
            "Foute kaarten gaan terug naar waar ze vandaan kwamen, je hoort wie er riep en van wie ze waren, en na drie seconden gaat het verder. [BLZ-25]",
            "Is er niets fout, dan kost het roepen een punt (of geen, of twee, wat de tafel wil), en na drie keer mag je die ronde niet meer roepen. [BLZ-26]",
            "De stop wordt net zo nagekeken: komt er een foute kaart terug in een lege Ligretto, dan gaat de ronde verder. [BLZ-27] Een ronde die zonder stop eindigt, wordt voor het tellen rechtgezet. [BLZ-28]",
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
            "**Tik** op een kaart, en hij vliegt naar waar hij past. Zijn er meer plekken op je rij, dan vragen we het je.",
            "**Sleep** hem als je dat liever doet: ergens bij het midden is dichtbij genoeg. Waar fouten geroepen worden, sleep je hem op de stapel die je bedoelt.",
            "**Toetsen**: {row} voor de kaarten van je rij (meer met twee of drie spelers), {stock} voor je Ligretto, {turned} voor de omgedraaide kaart, {hand} om er drie te draaien; waar geroepen wordt, {stop} voor de stop en {dutch} voor “Dutch!”. Houd Alt ingedrukt, en elke stapel toont zijn toets.",
            "Linkshandig? De instellingen draaien jouw kant van de tafel om, met toetsen en al.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Ligretto",
    row: "Rij",
    hand: "Hand",
    turned: "Omgedraaid",
    placing: {
      one: "Een 1 begint een stapel",
      next: "Zelfde kleur, volgend getal",
      otherColour: "Andere kleur",
      notNext: "Er mist een getal",
    },
    building: {
      right: "Eén lager, andere kleur",
      sameKind: "Dezelfde kleur",
      notNext: "Twee lager",
    },
    count: {
      middle: "13 in het midden, elk 1 punt",
      stock: "3 over in de Ligretto, elk 2 eraf",
      sum: "Punten",
    },
  },
};

export default nl;
