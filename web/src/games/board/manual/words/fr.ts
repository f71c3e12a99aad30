import type { BoardManual } from "../words";

const fr: BoardManual = {
  aim: "Sois le premier à poser toutes tes cartes sur le plateau, à côté de l’un des quatre pions dont tout le monde se sert et que tout le monde déplace.",

  chapters: [
    {
      id: "pieces",
      title: "Le matériel",
      passages: [
        {
          text: [
            "De deux à quatre joueurs ont chacun 15 cartes. Une carte couvre deux cases, comme un domino, et a deux couleurs. Chaque paire des six couleurs y est une fois. Tu as aussi deux jokers, d’une seule case chacun. Au bord, on reconnaît à qui sont les pièces : simple, double, discontinu ou pointillé. Les quatre pions ne sont à personne. [BRD-1]",
            "Le plateau est assemblé de pièces de 5 × 5 cases de couleur : six à deux joueurs, neuf à trois ou quatre. [BRD-2] Dans une pièce, deux cases voisines n’ont jamais la même couleur ; là où deux pièces se touchent, ça peut arriver. [BRD-4]",
          ],
          figure: {
            name: "pieces",
            seen: "Une carte de chacun des quatre joueurs, à bord simple, double, discontinu et pointillé ; deux jokers ; quatre pions, chacun avec une tête à lui.",
            caption: "Chaque couleur a son signe : flamme, lanterne, soleil, feuille, vague, raisin.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Avant la course",
      passages: [
        {
          text: [
            "Tes cartes sont mélangées et forment ta pile, face cachée. Les deux jokers sont de nouveau là. Le plateau reste le même toute la partie. [BRD-3] Les quatre pions sont sur leurs cases : sauf accord contraire, loin les uns des autres, au milieu des pièces les plus extérieures. [BRD-5]",
          ],
        },
      ],
    },
    {
      id: "start",
      title: "Le départ",
      passages: [
        {
          text: [
            "Au signal, chacun retourne la première carte de sa pile et cherche un pion à côté duquel elle va. [BRD-6] [ALL-2] Pas de tours, pas d’attente. [ALL-1] Et personne ne gêne : une carte qu’on déplace ne cache et ne réserve rien. [BRD-32]",
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
            "**Poser ta carte**, à côté de n’importe lequel des quatre pions. [BRD-8] Elle va là où deux cases libres ont ses deux couleurs, dans le bon sens. [BRD-9] Une moitié doit toucher par un bord la case du pion ; par un coin, ça ne suffit pas. [BRD-10] La carte entière est sur le plateau, et sur aucune autre carte ni aucun joker. [BRD-11]",
          ],
          figure: {
            name: "placing",
            seen: "Un pion sur une case rouge. Juste : une carte tout droit devant lui, et une carte dessous qui tourne de côté. Faux : une carte qui ne touche que par un coin, et une carte aux couleurs inversées.",
            caption: "Les couleurs de la carte sont celles des cases en dessous.",
          },
        },
        {
          text: [
            "Cela laisse plus de place qu’il n’y paraît. Un pion arrivé par une carte a trois voisines libres, et de chacune une carte peut partir dans trois directions : neuf places, si rien ne gêne.",
            "Les autres les voient aussi. Premier arrivé, premier servi : la carte posée d’abord reste. [BRD-13] La tienne te revient, et arriver tard n’est pas une erreur. [ALL-3] Tu as une seule main, et tu poses une carte après l’autre. [ALL-4]",
          ],
          figure: {
            name: "nine",
            seen: "Un pion au bout d’une carte. De chacune des trois cases libres à côté partent trois lignes vers les cases suivantes.",
            caption: "Chaque ligne est une place pour une carte.",
          },
        },
        {
          text: [
            "**Le pion avance.** Dès que la carte est posée, le pion y passe, sur la case la plus éloignée de là où il était. [BRD-12] C’est là que tous regardent ensuite.",
          ],
          figure: {
            name: "moving",
            seen: "Un pion saute de sa case au bout de la carte posée à côté.",
            caption: "Le pion va toujours au bout le plus éloigné.",
          },
        },
        {
          text: [
            "**Retourner la carte suivante**, si celle-ci n’a pas de place ou toi pas de patience : elle va sur ta défausse, face visible. Quand la pile est épuisée, tu retournes la défausse et la reprends dans le même ordre. [BRD-7] [ALL-7]",
          ],
        },
        {
          text: [
            "**Jouer un joker.** Il enjambe une case de n’importe quelle couleur : pose-le sur une case libre à côté du pion, le pion monte dessus, [BRD-17] et tu continues de là avec ta carte, d’un seul coup, pour que personne ne s’y glisse. Sans une carte qui va derrière, pas de joker. [BRD-18] Tu peux poser les deux, l’un après l’autre. [BRD-19]",
          ],
          figure: {
            name: "joker",
            seen: "À côté de l’ancienne case d’un pion, un joker, et derrière lui une carte ; le pion est maintenant au bout de la carte.",
            caption: "Joker et carte ne font qu’un coup.",
          },
        },
      ],
    },
    {
      id: "end",
      title: "Comment finit une manche",
      passages: [
        {
          text: [
            "Qui a posé sa dernière carte arrête la manche et prend la première place. Il peut rester des jokers. [BRD-20] Plus aucune carte n’est posée, [ALL-5] et tout reste visible jusqu’au décompte. [ALL-10]",
            "Les autres suivent selon les cartes qui leur restent, le moins d’abord. À égalité, mieux vaut avoir plus de jokers ; s’ils sont aussi à égalité, ils partagent la place, et la suivante saute. [BRD-21]",
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
            "Les rapides reçoivent des jetons, ce sont des points. Les lents mettent des cartes de côté sur leur **plateau de joueur**, et jouent les manches suivantes sans elles. Jetons et cartes font toujours deux. [BRD-25]",
            "Dans l’exemple, Anna a fini en tête. Ben et Cléo ont encore quatre cartes, mais Ben a gardé un joker : il est deuxième.",
          ],
          table: {
            head: ["Joueurs", "Jetons, du premier au dernier", "Cartes de côté"],
            rows: [
              ["2", "2, 0", "0, 2"],
              ["3", "2, 1, 0", "0, 1, 2"],
              ["4", "2, 1, 0, 0", "0, 1, 2, 2"],
            ],
          },
          figure: {
            name: "count",
            seen: "Anna a posé toutes ses cartes : 2 jetons, aucune carte de côté. Il reste à Ben quatre cartes et un joker : 1 jeton, 1 carte de côté. Il reste à Cléo quatre cartes : pas de jeton, 2 cartes de côté.",
            caption: "Trois joueurs à la fin d’une manche.",
          },
        },
        {
          points: [
            "C’est toi qui choisis les cartes que tu mets de côté, et celles que tu reprends. Tu as 20 secondes ; ensuite, c’est le hasard. [BRD-26]",
            "Ainsi, un joueur plus lent commence avec moins de cartes et a plus de chances. On en joue toujours au moins une. [BRD-27]",
            "L’un de vous joue toujours avec les 15 : quand tous ont des cartes de côté, chacun en reprend autant que celui qui en a le moins. [BRD-28]",
          ],
        },
      ],
    },
    {
      id: "match",
      title: "Gagner la partie",
      passages: [
        {
          text: [
            "Une partie a six manches. Qui a le plus de points gagne ; les ex æquo partagent la victoire. [BRD-29] [ALL-6] Si les mêmes joueurs refont une partie, chacun la commence avec autant de cartes de côté qu’à la fin de la précédente. [BRD-30]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Culs-de-sac",
      passages: [
        {
          text: [
            "**Un pion est bloqué** quand il ne reste plus à côté de lui deux cases libres de couleurs différentes. Tant qu’il n’est pas libéré, personne ne peut s’en servir. [BRD-16]",
            "Si ta carte mène un pion dans un tel cul-de-sac, tu dois l’en sortir : ta prochaine carte peut aller sur n’importe quelle paire de cases libres du plateau à ses couleurs, et le pion la suit, sur la moitié que tu veux. [BRD-14] Pareil si ta carte bloque un autre pion. [BRD-15]",
          ],
          figure: {
            name: "deadEnd",
            seen: "Un pion enfermé par des cartes de tous côtés. Une flèche mène à une autre carte, loin de toutes, où il est maintenant.",
            caption: "Le pion 2 était enfermé. Une carte ailleurs, et le revoilà en jeu.",
          },
        },
        {
          points: [
            "Tant que tu dois un coup, la prochaine carte que tu poses libère le pion qui attend depuis le plus longtemps, et une carte qui le pourrait ne peut pas être défaussée. Les jokers n’y font rien. [BRD-33]",
            "Au bout de huit secondes, ou si tu t’absentes, n’importe qui peut le libérer. [BRD-34]",
            "**Plus personne ne peut poser de carte**, même avec des jokers : la manche finit aussitôt. Qui a posé le plus de cartes la gagne. [BRD-22]",
            "**À deux**, on joue sur six pièces, et pour 2 jetons ou rien.",
            "**Quelqu’un s’en va.** Ses cartes restent sur le plateau. Une manche que personne ne veut finir s’arrête si tous les présents votent pour. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Les règles que la table peut changer",
      passages: [
        {
          text: ["L’hôte choisit avant la partie. Si rien n’est changé, on joue comme ci-dessus."],
          points: [
            "**Pions** : sur les cases conseillées ; posés par les joueurs tour à tour, dix secondes chacun ; ou n’importe où, au hasard.",
            "**Cartes mal posées** : impossible de les poser. Ou on les cherche après : alors personne ne vérifie les couleurs pendant la course. Après le stop, chacun voit les cartes de son voisin de gauche, une par une, et dit juste ou faux, en 30 secondes. Qui est pris finit dernier, même s’il était en tête ; ce que personne ne voit reste acquis. [BRD-23]",
            "**À l’envers** : une carte aux couleurs inversées est une erreur ; ou on ferme les yeux. [BRD-24]",
            "**Manches** : six, ou entre une et trente.",
          ],
        },
        {
          text: [
            "**Forme du plateau** : un bloc, ou une autre forme qui allonge et resserre les chemins. Vous pouvez aussi en dessiner une, pourvu que toutes les pièces se tiennent par des bords entiers. [BRD-31]",
          ],
          figure: {
            name: "layouts",
            seen: "Sept formes faites de neuf pièces : bloc, ligne, L, T, croix, escalier et U.",
            caption: "Pour trois ou quatre joueurs.",
          },
        },
      ],
    },
    {
      id: "here",
      title: "Y jouer ici",
      passages: [
        {
          points: [
            "**Fais glisser** ta carte à sa place ; elle flotte au-dessus de ton doigt. Touche-la pour la tourner d’un quart. À peu près, ça suffit.",
            "**Touche** la case à côté d’un pion, puis la case suivante : la carte s’y pose, tournée comme il faut. Touche d’abord un joker pour enjamber une case avec lui.",
            "Le **gros plan** montre en grand les alentours des quatre pions.",
            "**Touches** : {tokens} choisissent un pion, {arrows} d’abord le côté, puis la direction, {Enter} pose la carte. {KeyF} inverse ses bouts, {KeyR} la tourne, {Space} retourne la suivante, {KeyJ} prend un joker, {Escape} recommence.",
          ],
        },
      ],
    },
  ],

  labels: {
    cards: "Une carte de chaque joueur",
    jokers: "Deux jokers chacun",
    tokens: "Quatre pions pour tous",
    placing: {
      straight: "Tout droit",
      corner: "En tournant",
      onlyCorner: "Juste par un coin",
      swapped: "Couleurs inversées",
    },
    players: ["Anna", "Ben", "Cléo"],
    allLaid: "all laid",
    chips: "Jetons",
    aside: "Cartes de côté",
  },
};

export default fr;
