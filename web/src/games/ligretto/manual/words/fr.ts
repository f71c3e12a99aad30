import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const fr: StackingManual = {
  aim: "Sois le premier à te débarrasser des dix cartes de ton Ligretto, sur des piles au milieu qui sont à tout le monde, pendant que tout le monde fait pareil.",

  chapters: [
    {
      id: "cards",
      title: "Les cartes",
      passages: [
        {
          text: [
            "Chacun a un jeu de 40 cartes : quatre couleurs, de 1 à 10. [LIG-1] De face, tous les jeux se ressemblent. De dos, non : le tien porte ton motif, bille, pyramide, dé ou cristal, dans la couleur de sa boîte. [LIG-2]",
            "Une boîte, bleue, verte ou rouge, contient quatre jeux. Jusqu’à quatre joueurs il en faut une, jusqu’à huit deux, jusqu’à douze trois. [LIG-3] Où que finisse une de tes cartes, un petit onglet à ton motif dit qu’elle est à toi.",
          ],
          figure: {
            name: "backs",
            seen: "Quatre dos de cartes bleus : bille, pyramide, dé et cristal.",
            caption: "Quatre joueurs, quatre motifs.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Ce que tu as devant toi",
      passages: [
        {
          text: ["Au début d’une manche, ton jeu est mélangé et disposé."],
          points: [
            "Ton **Ligretto** est une pile de dix, faces visibles : tu ne vois que celle du dessus. C’est la pile dont il faut venir à bout. [LIG-4]",
            "Ta **série** est à sa droite : des cartes côte à côte, faces visibles. [LIG-5]",
            "Ta **main**, c’est tout le reste, faces cachées. Toi non plus, tu ne sais pas ce qu’il y a dedans. [LIG-6]",
          ],
          table: {
            head: ["Joueurs", "Cartes dans la série", "Cartes en main"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4 ou plus", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "De gauche à droite : le Ligretto avec un 6 vert dessus, une série de trois cartes, la pile retournée avec un 4 bleu dessus, et la main, face cachée.",
            caption:
              "Quatre joueurs, donc une série de trois. La pile retournée vient de la main, au fil du jeu.",
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
            "Quand tout le monde est là, un bref compte à rebours, puis « Ligretto ! », et tous partent au même instant. [LIG-7] [ALL-2] À partir de là, plus de tours. Personne n’attend personne. [ALL-1]",
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
            "**Poser une carte au milieu.** Celle du dessus de ton Ligretto, n’importe laquelle de ta série, ou la carte visible de ta pile retournée. [LIG-8]",
            "Un 1, de n’importe quelle couleur, commence une pile. Rien d’autre, et il n’y a pas de limite au nombre de piles. [LIG-9] Sur une pile va le chiffre suivant de la même couleur, peu importe à qui est la carte dessous, jusqu’au 10 qui la complète. [LIG-10]",
          ],
          figure: {
            name: "placing",
            seen: "Juste : un 1 rouge sur la table nue ; un 5 bleu sur un 4 bleu. Faux : un 5 bleu sur un 4 vert ; un 6 bleu sur un 4 bleu.",
            caption: "Deux qui restent, deux qui reviennent.",
          },
        },
        {
          text: [
            "Vous êtes deux à vouloir la même place ? Elle est à qui arrive d’abord ; l’autre garde sa carte. Arriver trop tard, c’est de la malchance, jamais une erreur. [ALL-3] Tu as une seule main, et tu joues une carte après l’autre. [ALL-4]",
          ],
        },
        {
          text: [
            "**Les trous se comblent tout seuls.** Quand une carte quitte la série, celle du dessus de ton Ligretto prend aussitôt sa place. [LIG-11] Une carte jouée de la série en enlève donc aussi une à ton Ligretto.",
            "S’il n’y a plus de Ligretto pour le combler, le trou reste. [LIG-16]",
          ],
          figure: {
            name: "gap",
            seen: "Un trou au milieu de la série. Une flèche y mène depuis le dessus du Ligretto.",
            caption: "Le 6 vert avance, et la carte suivante du Ligretto apparaît.",
          },
        },
        {
          text: [
            "**Retourner trois cartes.** Prends ensemble les trois premières de ta main et retourne-les en paquet sur ta pile retournée : la troisième est maintenant visible. S’il en reste moins de trois, retourne celles-là. [LIG-12] Une fois jouée, celle d’en dessous est visible, et ainsi de suite. [LIG-13]",
            "Quand la main est épuisée, on retourne la pile et on recommence, sans mélanger, dans le même ordre. [LIG-14] Rien n’est mélangé avant la manche suivante. [ALL-7] Tu peux retourner des cartes quand tu veux, même si l’une des tiennes va quelque part. [LIG-15]",
          ],
          figure: {
            name: "hand",
            seen: "Une flèche mène de la main, face cachée, à un paquet de trois avec un 4 bleu dessus.",
            caption: "Tu vois le 4 bleu. Joue-le, et le 9 rouge est le suivant.",
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
            "La manche est finie dès que quelqu’un a vidé son Ligretto : « Ligretto stop ! » [LIG-17] À partir de là, plus aucune carte n’est posée. [ALL-5] Que la dernière soit allée au milieu ou dans un trou de la série, peu importe. [LIG-19]",
            "Toutes les cartes restent où elles sont, sous les yeux de tous, jusqu’au décompte. [ALL-10]",
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
            "Le milieu est trié par motif. Chacune de tes cartes y vaut 1 point, quel que soit son chiffre. [LIG-21] Chaque carte restée dans ton Ligretto en coûte 2. Série et main ne comptent pas. [LIG-22]",
            "Dans l’exemple, 13 cartes sont arrivées au milieu et il en reste 3 : 13 − 6, cela fait 7 points. Une manche peut bien finir en dessous de zéro. Et qui l’a arrêtée n’a pas toujours le plus de points.",
          ],
          figure: {
            name: "count",
            seen: "Treize cartes au milieu comptent plus 13, trois restées dans le Ligretto moins 6 ; la somme est 7.",
            caption: "La manche d’un joueur.",
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
            "Les points s’ajoutent de manche en manche. [ALL-6] Le premier à 99 gagne. Si plusieurs y arrivent dans la même manche, le plus haut total l’emporte, et les ex æquo partagent la victoire. [LIG-23]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Quand ça coince",
      passages: [
        {
          points: [
            "**Personne ne peut jouer.** Parfois, toutes les cartes qu’il faudrait sont enfouies : aucun Ligretto, aucune série, et rien de ce qu’on pourrait faire sortir d’une main ne va. La maison le voit à l’instant même ; la manche finit et compte telle quelle. [LIG-20]",
            "**À deux**, on a une série de cinq et seulement huit 1 en tout : on se bloque plus facilement qu’à une table pleine.",
            "**Quelqu’un s’en va.** Ses cartes restent où elles sont, et les séries gardent leur taille. Une manche que personne ne veut finir s’arrête si tous les présents votent pour. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Les règles que la table peut changer",
      passages: [
        {
          text: ["L’hôte choisit avant la partie. Si vous ne changez rien, on joue comme ci-dessus."],
          points: [
            "**Points pour gagner** : 99, ou entre 10 et 500.",
            "**Le stop** : aussitôt, avec la dernière carte d’un Ligretto. Ou crié : avec un Ligretto vide, tu reçois un bouton et peux continuer à poser pour marquer, et les autres aussi, jusqu’à ce que quelqu’un dont le Ligretto est vide appuie. [LIG-18]",
            "**Quand personne ne peut jouer** : la manche finit ; ou chacun passe la première carte de sa main sous le paquet, et on continue.",
            "**Rythme** : pas plus vite qu’une main humaine ; ou sans limite.",
          ],
        },
        {
          text: [
            "**Jouer sur sa série**, pour les habitués : les cartes de ton Ligretto et de ta pile retournée peuvent aussi aller sur une carte de ta série, un de moins à chaque fois, et dans une autre couleur. Seule la carte du dessus d’une telle pile se joue. [LIG-24]",
            "Les cartes de la série ne vont pas l’une sur l’autre, et rien ne se pose dans un trou. [LIG-25] Une place de la série est comblée quand sa dernière carte est partie, et ta dernière carte de Ligretto peut finir la manche en allant sur la série. [LIG-26] Tant qu’un tel coup est possible, la manche n’est pas bloquée. [LIG-27]",
          ],
          figure: {
            name: "building",
            seen: "Sur un 9 rouge, un 8 bleu est juste. Un 8 rouge est faux, un 7 bleu aussi.",
            caption: "En descendant, couleur sur autre couleur.",
          },
        },
        {
          text: [
            "**Les cartes mal posées** te reviennent aussitôt. Ou elles sont criées : alors n’importe quelle carte peut aller sur n’importe quelle pile, juste ou fausse, et c’est à vous tous de le voir. [LIG-28]",
          ],
          points: [
            "Qui voit une carte mal posée crie « Dutch ! », et tout le monde lâche tout. [BLZ-13] Une carte est fausse si elle ne suit pas celle d’en dessous, et tout ce qui est posé sur une fausse l’est aussi. [BLZ-24]",
            "Les cartes fausses retournent d’où elles viennent, on dit qui a crié et qui s’est trompé, et trois secondes après on continue. [BLZ-25]",
            "Si tout est juste, le cri coûte un point (ou aucun, ou deux, selon la table), et après trois cris pour rien on n’y a plus droit dans la manche. [BLZ-26]",
            "Le stop est vérifié de même : si une carte fausse revient dans un Ligretto vide, la manche continue. [BLZ-27] Une manche qui finit sans stop est corrigée avant le décompte. [BLZ-28]",
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
            "**Touche** une carte, et elle vole là où elle va. Si ta série offre plusieurs places, on te demande laquelle.",
            "**Fais-la glisser** si tu préfères : à peu près vers le milieu, ça suffit. Là où les erreurs sont criées, fais-la glisser sur la pile voulue.",
            "**Touches** : {row} pour les cartes de ta série (davantage à deux ou trois joueurs), {stock} pour ton Ligretto, {turned} pour la carte visible, {hand} pour en retourner trois ; là où on les crie, {stop} pour le stop et {dutch} pour « Dutch ! ». Tiens Alt, et chaque pile montre sa touche.",
            "Gaucher ou gauchère ? Les réglages retournent ton côté de la table, touches comprises.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Ligretto",
    row: "Série",
    hand: "Main",
    turned: "Retournée",
    placing: {
      one: "Un 1 commence une pile",
      next: "Même couleur, chiffre suivant",
      otherColour: "Une autre couleur",
      notNext: "Il manque un chiffre",
    },
    building: {
      right: "Un de moins, autre couleur",
      sameKind: "La même couleur",
      notNext: "Deux de moins",
    },
    count: {
      middle: "13 au milieu, 1 point chacune",
      stock: "3 restées dans le Ligretto, −2 chacune",
      sum: "Points",
    },
  },
};

export default fr;
