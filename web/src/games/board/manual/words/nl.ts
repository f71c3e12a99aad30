import type { BoardManual } from "../words";

const nl: BoardManual = {
  aim: "Leg als eerste al je kaarten op het bord, naast een van de vier stenen die iedereen gebruikt en iedereen verzet.",

  chapters: [
    {
      id: "pieces",
      title: "Wat er is",
      passages: [
        {
          text: [
            "Twee tot vier spelers hebben elk 15 kaarten. Een kaart is twee velden lang, als een dominosteen, en heeft twee kleuren. Elk paar van de zes kleuren komt één keer voor. Je hebt ook twee jokers, elk één veld groot. Aan de rand zie je van wie iets is: enkel, dubbel, gestreept of gestippeld. De vier stenen zijn van niemand. [BRD-1]",
            "Het bord bestaat uit delen van 5 × 5 gekleurde velden: zes voor twee spelers, negen voor drie of vier. [BRD-2] Binnen een deel hebben buren altijd een andere kleur; waar twee delen elkaar raken, hoeft dat niet. [BRD-4]",
          ],
          figure: {
            name: "pieces",
            seen: "Van elk van vier spelers een kaart, met enkele, dubbele, gestreepte en gestippelde rand; twee jokers; vier stenen, elk met een eigen kop.",
            caption: "Elke kleur heeft een teken: vlam, lantaarn, zon, blad, golf, druif.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Voor de race",
      passages: [
        {
          text: [
            "Je kaarten worden geschud en liggen gesloten klaar als je stapel. Je hebt beide jokers weer. Het bord blijft het hele potje zoals het is. [BRD-3] De vier stenen staan op hun velden: als jullie niets anders afspreken ver uit elkaar, midden op de buitenste delen. [BRD-5]",
          ],
        },
      ],
    },
    {
      id: "start",
      title: "De start",
      passages: [
        {
          text: [
            "Op het sein draait iedereen de bovenste kaart van zijn stapel om en zoekt een steen waar hij naast past. [BRD-6] [ALL-2] Niemand is aan de beurt, niemand wacht. [ALL-1] En niemand zit in de weg: een kaart die nog onderweg is, bedekt niets en houdt niets bezet. [BRD-32]",
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
            "**Je kaart leggen**, naast een van de vier stenen. [BRD-8] Hij past waar twee vrije velden zijn twee kleuren hebben, de goede kant op. [BRD-9] Eén helft moet met een kant aan het veld liggen waar de steen op staat; een hoek is niet genoeg. [BRD-10] De hele kaart ligt op het bord, en niet op een andere kaart of joker. [BRD-11]",
          ],
          figure: {
            name: "placing",
            seen: "Een steen staat op een rood veld. Goed: een kaart rechtdoor ervandaan, en een kaart eronder die opzij afbuigt. Fout: een kaart die alleen een hoek raakt, en een kaart met de kleuren verwisseld.",
            caption: "De kleuren van de kaart zijn die van de velden eronder.",
          },
        },
        {
          text: [
            "Zo is er meer ruimte dan het lijkt. Een steen die over een kaart kwam, heeft drie vrije buren, en vanaf elk daarvan kan een kaart drie kanten op: negen plekken, als er niets in de weg ligt.",
            "De anderen zien ze ook. Wie er het eerst is, heeft de plek: de eerste kaart blijft liggen. [BRD-13] De jouwe komt bij je terug, en te laat zijn is geen fout. [ALL-3] Je hebt één hand, en legt de ene kaart na de andere. [ALL-4]",
          ],
          figure: {
            name: "nine",
            seen: "Een steen op het eind van een kaart. Vanaf elk van de drie vrije velden ernaast lopen drie lijnen naar de velden erachter.",
            caption: "Elke lijn is een plek voor een kaart.",
          },
        },
        {
          text: [
            "**De steen gaat mee.** Zodra de kaart ligt, gaat de steen erop, naar het veld dat het verst is van waar hij stond. [BRD-12] Daar kijkt dan iedereen naar.",
          ],
          figure: {
            name: "moving",
            seen: "Een steen springt van zijn veld naar het verste eind van de kaart die ernaast is gelegd.",
            caption: "De steen gaat altijd naar het verste eind.",
          },
        },
        {
          text: [
            "**De volgende kaart omdraaien**, als deze geen plek heeft of jij geen geduld: hij gaat open op je aflegstapel. Is de stapel op, dan draai je de aflegstapel om en ga je er in dezelfde volgorde nog eens doorheen. [BRD-7] [ALL-7]",
          ],
        },
        {
          text: [
            "**Een joker inzetten.** Hij overbrugt één veld, in welke kleur ook: leg hem op een vrij veld naast de steen, de steen stapt erop, [BRD-17] en vandaar ga je verder met je kaart, in één keer, zodat niemand ertussen kan komen. Zonder een kaart die erachter past, mag er geen joker liggen. [BRD-18] Je mag ze ook allebei leggen, na elkaar. [BRD-19]",
          ],
          figure: {
            name: "joker",
            seen: "Naast het oude veld van een steen ligt een joker, daarachter een kaart; de steen staat nu op het verste eind van de kaart.",
            caption: "Joker en kaart zijn één zet.",
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
            "Wie zijn laatste kaart heeft gelegd, stopt de ronde en wordt eerste. Jokers mogen over zijn. [BRD-20] Er mag geen kaart meer gelegd worden, [ALL-5] en alles blijft in zicht tot er geteld is. [ALL-10]",
            "De anderen volgen naar het aantal kaarten dat ze over hebben, de minste eerst. Bij gelijke stand zijn meer jokers over beter; zijn ook die gelijk, dan delen ze de plaats, en vervalt de volgende. [BRD-21]",
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
            "De snelle spelers krijgen chips, en dat zijn punten. De langzame leggen kaarten opzij op hun **spelersbordje**, en spelen de volgende rondes zonder die kaarten. Chips en kaarten zijn samen altijd twee. [BRD-25]",
            "In het voorbeeld was Anna de eerste. Bram en Cleo hebben elk vier kaarten over, maar Bram heeft een joker bewaard en is tweede.",
          ],
          table: {
            head: ["Spelers", "Chips, van eerste tot laatste", "Kaarten opzij"],
            rows: [
              ["2", "2, 0", "0, 2"],
              ["3", "2, 1, 0", "0, 1, 2"],
              ["4", "2, 1, 0, 0", "0, 1, 2, 2"],
            ],
          },
          figure: {
            name: "count",
            seen: "Anna heeft alle kaarten gelegd: 2 chips, geen kaart opzij. Bram heeft vier kaarten en een joker over: 1 chip, 1 kaart opzij. Cleo heeft vier kaarten over: geen chip, 2 kaarten opzij.",
            caption: "Drie spelers aan het eind van een ronde.",
          },
        },
        {
          points: [
            "Je kiest zelf welke kaarten je opzij legt, en welke je terugneemt. Je hebt 20 seconden; dan beslist het toeval. [BRD-26]",
            "Zo begint wie langzamer is met minder kaarten en meer kans. Minstens één kaart speel je altijd. [BRD-27]",
            "Een van jullie speelt altijd met alle 15: heeft iedereen kaarten opzij, dan neemt ieder er zoveel terug als degene met de minste heeft. [BRD-28]",
          ],
        },
      ],
    },
    {
      id: "match",
      title: "Het potje winnen",
      passages: [
        {
          text: [
            "Een potje heeft zes rondes. Wie de meeste punten heeft, wint; bij gelijke stand delen jullie de winst. [BRD-29] [ALL-6] Spelen dezelfde mensen nog een potje, dan begint ieder met zoveel kaarten opzij als waarmee hij eindigde. [BRD-30]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Doodlopende straatjes",
      passages: [
        {
          text: [
            "**Een steen is geblokkeerd** als er naast hem geen twee vrije velden van verschillende kleur meer zijn. Tot hij bevrijd is, kan niemand hem gebruiken. [BRD-16]",
            "Brengt jouw kaart een steen in zo’n doodlopend straatje, dan ben je hem een zet schuldig: je volgende kaart mag op elk vrij paar velden van het bord dat zijn kleuren heeft, en de steen gaat mee, op welke helft je maar wilt. [BRD-14] Hetzelfde geldt als je kaart een andere steen blokkeert. [BRD-15]",
          ],
          figure: {
            name: "deadEnd",
            seen: "Een steen, aan alle kanten ingesloten door kaarten. Een pijl wijst van hem naar een andere kaart, ver van alle andere, waar hij nu staat.",
            caption: "Steen 2 zat ingesloten. Een kaart ergens anders, en hij doet weer mee.",
          },
        },
        {
          points: [
            "Zolang je een zet schuldig bent, bevrijdt de volgende kaart die je legt de steen die het langst wacht, en een kaart die dat kan, mag je niet afleggen. Jokers helpen niet. [BRD-33]",
            "Na acht seconden, of als je weg bent, mag iedereen hem bevrijden. [BRD-34]",
            "**Niemand kan nog een kaart leggen**, ook niet met jokers: de ronde stopt meteen. Wie de meeste kaarten heeft gelegd, wint hem. [BRD-22]",
            "**Met z’n tweeën** speel je op zes delen, en om 2 chips of geen.",
            "**Iemand gaat weg.** De kaarten blijven op het bord. Een ronde die niemand wil afmaken, stopt als iedereen die er nog is daarvoor stemt. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Regels die je tafel kan veranderen",
      passages: [
        {
          text: ["De host kiest voor het potje begint. Verandert er niets, dan speel je zoals hierboven."],
          points: [
            "**Stenen**: op de aanbevolen velden; om de beurt neergezet, tien seconden elk; of ergens, bij toeval.",
            "**Foute kaarten** kun je niet leggen. Of ze worden na afloop gezocht: dan let tijdens de race niemand op de kleuren. Na de stop zie je de kaarten van je linkerbuur, een voor een, en zeg je goed of fout, in 30 seconden. Wie betrapt wordt, is laatste, ook vanaf de eerste plaats; wat niemand ziet, telt. [BRD-23]",
            "**Verkeerd om**: een kaart met de kleuren verwisseld is een fout; of hij wordt vergeven. [BRD-24]",
            "**Rondes**: zes, of alles van een tot dertig.",
          ],
        },
        {
          text: [
            "**Vorm van het bord**: een blok, of een andere vorm die de wegen langer en smaller maakt. Je kunt er ook zelf een tekenen, zolang alle delen met hele kanten aan elkaar liggen. [BRD-31]",
          ],
          figure: {
            name: "layouts",
            seen: "Zeven vormen van negen delen: blok, lijn, L, T, kruis, trap en U.",
            caption: "Voor drie of vier spelers.",
          },
        },
      ],
    },
    {
      id: "here",
      title: "Zo speel je het hier",
      passages: [
        {
          points: [
            "**Sleep** je kaart naar zijn plek; hij zweeft boven je vinger. Tik erop om hem een kwartslag te draaien. Bijna is goed genoeg.",
            "**Tik** op het veld naast een steen, dan op het veld erachter: daar ligt de kaart, gedraaid zoals hij past. Tik eerst op een joker om er een veld mee te overbruggen.",
            "**Dichtbij** toont de omgeving van alle vier de stenen, groot.",
            "**Toetsen**: {tokens} kiezen een steen, {arrows} eerst de kant, dan de richting, {Enter} legt de kaart. {KeyF} wisselt de einden, {KeyR} draait hem, {Space} draait de volgende om, {KeyJ} pakt een joker, {Escape} begint opnieuw.",
          ],
        },
      ],
    },
  ],

  labels: {
    cards: "Van elke speler een kaart",
    jokers: "Elk twee jokers",
    tokens: "Vier stenen voor iedereen",
    placing: {
      straight: "Rechtdoor",
      corner: "De hoek om",
      onlyCorner: "Raakt alleen een hoek",
      swapped: "Kleuren verwisseld",
    },
    players: ["Anna", "Bram", "Cleo"],
    allLaid: "alles gelegd",
    chips: "Chips",
    aside: "Kaarten opzij",
  },
};

export default nl;
