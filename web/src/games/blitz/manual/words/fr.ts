import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const fr: StackingManual = {
  aim: "Vide ta pile de Blitz de dix cartes avant que les autres aient vidé la leur. Tout le monde joue à la fois, sur des piles qui sont à tous.",

  chapters: [
    {
      id: "cards",
      title: "Les cartes",
      passages: [
        {
          text: [
            "De deux à quatre joueurs ont chacun un paquet de 40 cartes, et le gardent toute la partie. Au dos, une fontaine (verte), un chariot (rouge), un seau (jaune) ou une charrue (bleue). [BLZ-1]",
            "Les faces sont toutes pareilles : rouge, bleu, vert et jaune, de 1 à 10. Les cartes rouges et bleues montrent un garçon, les jaunes et vertes une fille. [BLZ-2] Cela ne compte qu’entre experts.",
          ],
          figure: {
            name: "backs",
            seen: "Quatre dos de cartes : une fontaine verte, un chariot rouge, un seau jaune et une charrue bleue.",
            caption: "Au milieu, un petit onglet avec ton image marque tes cartes.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Ce que tu as devant toi",
      passages: [
        {
          text: ["Avant chaque manche, ton paquet est mélangé et disposé en partant du dessus."],
          points: [
            "D’abord ta **série** : des cartes faces visibles, côte à côte.",
            "Puis, à sa droite, ta **pile de Blitz** : dix cartes faces visibles, dont on ne voit que celle du dessus. Débarrasse-t’en.",
            "Ce qui reste est ta **main**, face cachée. [BLZ-3]",
          ],
          table: {
            head: ["Joueurs", "Cartes dans la série", "Cartes en main"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "De gauche à droite : une série de trois cartes, la pile de Blitz avec un 6 vert dessus, la pile retournée avec un 4 bleu dessus, et la main, face cachée.",
            caption: "À quatre joueurs. La pile retournée naît de ta main, une fois la course lancée.",
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
            "Quand tout le monde est là, le signal de l’hôte lance un bref compte à rebours. [BLZ-4] Puis tous commencent au même instant, [ALL-2] et il n’y a pas de tours : tu joues aussi vite que tu vois. [ALL-1]",
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
            "**Jouer au milieu.** Seul un 1 y commence une pile. Viennent ensuite le 2, le 3 et ainsi de suite, tous d’une même couleur, jusqu’à 10, de qui les a. [BLZ-5]",
            "Tu peux prendre n’importe quelle carte visible devant toi, une à la fois, d’une seule main : posée, pas lancée. [BLZ-9]",
          ],
          figure: {
            name: "placing",
            seen: "Juste : un 1 rouge sur la table nue ; un 5 bleu sur un 4 bleu. Faux : un 5 bleu sur un 4 vert ; un 6 bleu sur un 4 bleu.",
            caption: "Au milieu, filles et garçons c’est pareil : comptent la couleur et le chiffre.",
          },
        },
        {
          text: [
            "Si deux joueurs visent la même place, la première carte reste, et l’autre rentre chez elle. Arriver tard n’est pas une erreur. [ALL-3] La maison ne laisse aucune main aller plus vite qu’une main humaine. [ALL-4]",
          ],
        },
        {
          text: [
            "**La série se complète toute seule.** Dès qu’une de ses cartes est partie, la première de ta pile de Blitz prend sa place, tant qu’il y en a une. [BLZ-6]",
            "Une carte jouée directement de la pile de Blitz n’est pas remplacée : la suivante est simplement dessus. Seule celle du dessus se joue, et la pile n’est jamais mélangée. [BLZ-7]",
          ],
          figure: {
            name: "gap",
            seen: "Un trou au milieu de la série. Une flèche y mène depuis le dessus de la pile de Blitz.",
            caption: "Dans les deux cas, ta pile de Blitz a une carte de moins.",
          },
        },
        {
          text: [
            "**Retourne trois cartes** de ta main sur la pile retournée, toutes ensemble, la troisième dessus. Elle se joue, puis celle d’en dessous, jusqu’à la dernière. Au bout de la main, tu reprends la pile retournée, dans l’ordre, et tu recommences à compter. [BLZ-8]",
            "Toujours trois, toujours du dessus : [BLZ-16] on ne choisit pas, et on ne mélange pas pendant la manche. [BLZ-17] [ALL-7] Mais tu peux retourner quand tu veux.",
          ],
          figure: {
            name: "hand",
            seen: "Une flèche mène de la main, face cachée, à un paquet de trois avec un 4 bleu dessus.",
            caption: "Le 4 bleu est à jouer. Le 9 rouge attend dessous.",
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
            "Ta pile de Blitz est vide ? « Blitz ! », et tout le monde s’arrête net. [BLZ-10] Plus une seule carte. [ALL-5] Tout reste sur la table jusqu’au décompte. [ALL-10]",
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
            "Chacune de tes cartes au milieu rapporte 1 point. Chaque carte restée dans ta pile de Blitz en coûte 2. Série et main ne comptent pas. [BLZ-11]",
            "Dans l’exemple : 13 au milieu, 3 de reste, donc 13 − 6 = 7. Qui a crié « Blitz ! » n’a rien à retirer, et peut quand même être battu par plus actif que lui.",
          ],
          figure: {
            name: "count",
            seen: "Treize cartes au milieu comptent plus 13, trois restées dans la pile de Blitz moins 6 ; la somme est 7.",
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
            "Les manches se suivent, et les points s’ajoutent. [ALL-6] Le premier à 75 gagne. Si plusieurs les passent dans la même manche, c’est le plus haut total ; les ex æquo partagent la victoire. [BLZ-12]",
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
            "**Personne ne peut jouer**, car aucune des cartes qu’on pourrait faire sortir ne va nulle part. La maison le voit aussitôt. [BLZ-18] Alors chacun remet sa pile retournée dans sa main, passe une carte du dessus au-dessous, et trois secondes après tous continuent. Si aucune carte n’irait même en recommençant sans fin, la manche finit et on compte. [BLZ-19]",
            "**À deux**, on a la série la plus longue, cinq cartes, et le moins de 1. Attendez-vous à coincer de temps en temps.",
            "**Quelqu’un s’en va.** Ses cartes restent, et les séries gardent leur taille. Si personne ne veut finir une manche, tous les présents peuvent voter pour l’arrêter. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Les règles que la table peut changer",
      passages: [
        {
          text: [
            "L’hôte choisit avant la partie ; tant que rien n’est changé, ce sont les règles ci-dessus.",
          ],
          points: [
            "**Points pour gagner** : 75, ou entre 10 et 500.",
            "**Le stop** : avec la dernière carte d’une pile de Blitz, tout seul. Ou crié : avec une pile de Blitz vide, tu reçois un bouton, et tous peuvent continuer à marquer jusqu’à ce que quelqu’un dont la pile est vide appuie.",
            "**Quand personne ne peut jouer** : une carte de chaque main change de place, comme ci-dessus ; ou la manche finit.",
            "**Rythme** : pas plus vite qu’une main humaine ; ou sans limite.",
          ],
        },
        {
          text: [
            "**Règles d’experts** : tu peux aussi jouer sur ta série, avec les cartes de ta pile retournée et de ta pile de Blitz, un de moins à chaque fois : un 7 sur un 8. [BLZ-20] Filles et garçons alternent. [BLZ-21] Une pile de série peut grandir autant que tu veux, mais seule sa carte du dessus se joue, [BLZ-22] et toutes restent visibles de tous. [BLZ-23]",
            "Rien ne passe d’une pile de série à l’autre. Quand la dernière carte d’une pile est partie, ta pile de Blitz comble sa place, comme toujours ; toi, tu ne poses rien dans un trou. [BLZ-29]",
          ],
          figure: {
            name: "building",
            seen: "Sur un 8 rouge avec un garçon, un 7 vert avec une fille est juste. Un 7 bleu avec un autre garçon est faux, un 6 vert aussi.",
            caption: "En descendant, fille sur garçon et garçon sur fille.",
          },
        },
        {
          text: [
            "**Les cartes mal posées** sont refusées : elles reviennent aussitôt. Ou elles sont criées : alors tu peux poser n’importe quelle carte sur n’importe quelle pile, même complète, ou en commencer une avec. Aux autres de voir si c’est juste. [BLZ-15]",
          ],
          points: [
            "Tu vois une carte mal posée ? Crie « Dutch ! ». Tout le monde s’arrête, et personne ne touche à rien. [BLZ-13] Est fausse une carte qui ne suit pas celle d’en dessous, et tout ce qui est posé sur une fausse. [BLZ-24]",
            "Les cartes fausses sont remises où elles doivent être, et la manche continue. [BLZ-14] Vous apprenez qui a crié et à qui étaient les cartes, et avez trois secondes pour vous préparer. [BLZ-25]",
            "Si tout va bien, c’était un cri pour rien : il coûte un point (ou aucun, ou deux, selon votre accord), et tu n’en as que trois par manche. [BLZ-26]",
            "« Blitz ! » est vérifié aussi : si une carte fausse revient dans la pile vide, la manche n’est pas finie. [BLZ-27] Si une manche finit autrement, les cartes fausses reviennent avant le décompte. [BLZ-28]",
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
            "**Touche** une carte : elle va où elle doit. Si ta série offre plusieurs places, et alors seulement, on te demande laquelle.",
            "**Fais-la glisser**, si tu préfères ; à peu près, ça suffit. Là où les erreurs sont criées, lâche-la sur la pile exacte.",
            "**Touches** : {row} pour ta série (davantage à deux ou trois joueurs), {stock} pour la pile de Blitz, {turned} pour la pile retournée, {hand} pour en retourner trois ; là où on les crie, {stop} pour « Blitz ! » et {dutch} pour « Dutch ! ». Tiens Alt pour voir chaque touche sur sa pile.",
            "Si tu joues de la main gauche, dis-le dans les réglages : cartes et touches changent de côté.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Pile de Blitz",
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
      right: "Un de moins, fille sur garçon",
      sameKind: "Garçon sur garçon",
      notNext: "Deux de moins",
    },
    count: {
      middle: "13 au milieu, 1 point chacune",
      stock: "3 restées dans la pile de Blitz, −2 chacune",
      sum: "Points",
    },
  },
};

export default fr;
