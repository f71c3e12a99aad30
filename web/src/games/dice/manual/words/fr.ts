import type { DiceManual } from "../words";

const fr: DiceManual = {
  aim: "Pose tous tes dés sur le plateau avant que les autres aient posé les leurs. Pas de tours, et tu lances autant que tu veux.",

  chapters: [
    {
      id: "dice",
      title: "Ce que tu as devant toi",
      passages: [
        {
          text: [
            "Il y a 24 dés, six de chaque couleur, rouge, jaune, vert et bleu, un gobelet pour chacun, et un plateau à quatre rangées. [DIC-1] Tous les dés sont mélangés dans un sachet, et chacun pioche à l’aveugle. [DIC-2] Les couleurs, c’est la chance.",
          ],
          table: {
            head: ["Joueurs", "Dés pour chacun"],
            rows: [
              ["2", "12"],
              ["3", "8"],
              ["4", "6"],
            ],
          },
          figure: {
            name: "drawn",
            seen: "Six dés : deux rouges, un jaune, un vert et deux bleus. À côté, un gobelet de cuir.",
            caption: "Ce qu’a un joueur à une table de quatre.",
          },
        },
      ],
    },
    {
      id: "start",
      title: "Le départ",
      passages: [
        {
          text: [
            "Quand tout le monde est là, un bref compte à rebours, et tous partent au même signal. [ALL-2] À ce signal, chacun lance tous ses dés. [DIC-4]",
          ],
        },
      ],
    },
    {
      id: "moves",
      title: "Ce que tu peux faire, à tout moment",
      passages: [
        {
          text: [
            "**Poser un dé.** Le plateau a une rangée par couleur, et un dé ne va que dans la sienne. [DIC-5] Les rangées se remplissent de 1 à 6 : pour un 2 il faut le 1, pour un 3 le 2, et ainsi de suite. [DIC-6] Peu importe à qui sont ces dés. La rangée est à tout le monde.",
          ],
          figure: {
            name: "board",
            seen: "Quatre rangées avec des places de 1 à 6. La rouge est remplie jusqu’à 3, la jaune jusqu’à 1, la verte jusqu’à 4, la bleue est vide. La prochaine place de chaque rangée est éclairée.",
            caption: "Il faut un 4 rouge, un 2 jaune, un 5 vert et un 1 bleu.",
          },
        },
        {
          text: [
            "Chaque place est pour un seul dé. Qui arrive un instant trop tard garde le sien, et ne peut que le relancer, avec tous les autres. [DIC-7] [ALL-3] C’est de la malchance, pas une erreur.",
            "Prends un dé à la fois, toujours de la même main. [DIC-9] [ALL-4]",
          ],
          figure: {
            name: "placing",
            seen: "La rangée verte a un 1 et un 2. Un 3 vert est juste. Un 4 vert est faux, un 3 bleu aussi.",
            caption: "La rangée verte en est au 2.",
          },
        },
        {
          text: [
            "**Relancer.** Rien ne va, ou ce que tu vois ne te plaît pas ? Relance tous les dés qui te restent : tous, jamais une partie. [DIC-8] Pas besoin d’attendre quelqu’un, ni que plus rien n’aille. [DIC-10] [ALL-1]",
            "Il y a donc un choix : garder le 5 et attendre le 4 d’un autre, ou tout remettre dans le gobelet.",
          ],
        },
      ],
    },
    {
      id: "end",
      title: "Comment finit une manche",
      passages: [
        {
          text: [
            "Quelqu’un a posé son dernier dé : stop ! À partir de là, plus personne n’en pose, et ce qui reste est visible de tous. [DIC-11] [ALL-5] [ALL-10]",
          ],
        },
      ],
    },
    {
      id: "count",
      title: "Le décompte",
      passages: [
        {
          text: [
            "Qui finit en tête reçoit un point pour chaque dé qui reste à tous les autres. Les autres perdent un point pour chacun de leurs dés non posés. [DIC-12]",
            "Dans l’exemple, il reste 3, 1 et 4 dés : 8 points pour qui a fini en tête, et −3, −1 et −4 pour les autres.",
          ],
          figure: {
            name: "count",
            seen: "Anna n’a plus de dés et reçoit 8 points. Il en reste trois à Ben, qui perd 3 points, un à Cléo, qui en perd 1, et quatre à Dan, qui en perd 4.",
            caption: "Quatre joueurs à la fin d’une manche.",
          },
        },
      ],
    },
    {
      id: "match",
      title: "Gagner la partie",
      passages: [
        {
          text: [
            "Tous les dés retournent dans le sachet, et chacun en pioche autant qu’avant. [DIC-13] Une partie compte trois manches par joueur : six, neuf ou douze en tout. [DIC-14] Les points s’ajoutent, [ALL-6] et le plus haut total gagne ; les ex æquo gagnent ensemble. [DIC-15]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Bon à savoir",
      passages: [
        {
          points: [
            "**Ça ne se bloque jamais.** S’il te reste un dé, sa rangée n’est pas pleine, et le chiffre qu’il y faut peut toujours sortir.",
            "**Quelqu’un s’en va.** Ses dés restent non posés, et les autres continuent avec autant de dés et de manches qu’avant. Une manche que personne ne veut finir s’arrête si tous les présents votent pour. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Les règles que la table peut changer",
      passages: [
        {
          points: [
            "**Dés par joueur** : autant pour tous, ou selon le joueur. Un ou deux dés de plus pour les rapides, et les enfants ont leur chance. 24 au plus en tout ; ce que personne ne pioche reste dans le sachet. [DIC-3]",
            "**Manches par joueur** : trois, ou entre une et dix.",
            "**Rythme** : pas plus vite qu’une main humaine ; ou sans limite.",
          ],
        },
      ],
    },
    {
      id: "here",
      title: "Y jouer ici",
      passages: [
        {
          points: [
            "**Touche** un dé, et il saute dans sa rangée, s’il va. Touche le gobelet pour lancer tout ce qui te reste.",
            "**Fais glisser** un dé sur sa rangée, et tiens-le là jusqu’à ce que vienne son moment, si tu veux.",
            "**Touches** : {red} {yellow} {green} {blue} posent le dé rouge, jaune, vert ou bleu qui va ; {roll} lance. Tiens Alt pour les voir.",
            "Si tu joues de la main gauche, dis-le dans les réglages : gobelet et touches changent de côté.",
          ],
        },
      ],
    },
  ],

  labels: {
    dice: "Tes dés",
    cup: "Ton gobelet",
    placing: {
      next: "Un 3 après le 2",
      tooHigh: "Il manque le 3",
      otherRow: "Pas sa couleur",
    },
    players: ["Anna", "Ben", "Cléo", "Dan"],
    won: "tout posé",
  },
};

export default fr;
