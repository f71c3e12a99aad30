import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const en: StackingManual = {
  aim: "Be the first to get rid of the ten cards of your Ligretto, onto piles in the middle that belong to everybody, while everybody does the same.",

  chapters: [
    {
      id: "cards",
      title: "The cards",
      passages: [
        {
          text: [
            "Everybody has a deck of 40 cards: four colours, each from 1 to 10. [LIG-1] From the front, all decks are alike. From the back they are not: yours has your motif, a marble, a pyramid, a die or a crystal, in the colour of its box. [LIG-2]",
            "A box, blue, green or red, holds four decks. Up to four players need one box, up to eight two, up to twelve three. [LIG-3] Wherever a card of yours ends up, a small tab with your motif says that it is yours.",
          ],
          figure: {
            name: "backs",
            seen: "Four card backs in blue: marble, pyramid, die and crystal.",
            caption: "Four players, four motifs.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "What lies before you",
      passages: [
        {
          text: ["At the beginning of a round your deck is shuffled and laid out."],
          points: [
            "Your **Ligretto** is a pile of ten, face up, so you see only the top one. This is the pile that has to go. [LIG-4]",
            "Your **row** lies to the right of it: single cards, face up. [LIG-5]",
            "Your **hand** is all the rest, face down. You don’t know what is in it either. [LIG-6]",
          ],
          table: {
            head: ["Players", "Cards in the row", "Cards in the hand"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4 or more", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "From left to right: the Ligretto with a green 6 on top, a row of three cards, the turned-over pile with a blue 4 on top, and the hand, face down.",
            caption:
              "Four players, so a row of three. The turned-over pile comes from the hand, as you play.",
          },
        },
      ],
    },
    {
      id: "start",
      title: "The start",
      passages: [
        {
          text: [
            "When all are ready, a short countdown runs; then “Ligretto!” sets everybody off in the same moment. [LIG-7] [ALL-2] From here on there are no turns. Nobody waits for anybody. [ALL-1]",
          ],
        },
      ],
    },
    {
      id: "moves",
      title: "What you may do, at any time",
      passages: [
        {
          text: [
            "**Lay a card in the middle.** It may be the top card of your Ligretto, any card of your row, or the open card of your turned-over pile. [LIG-8]",
            "A 1, of whatever colour, opens a new pile. Nothing else does, and there is no limit to the piles. [LIG-9] On a pile goes the next number of the same colour, no matter whose card lies there, until the 10 completes it. [LIG-10]",
          ],
          figure: {
            name: "placing",
            seen: "Right: a red 1 on the bare table; a blue 5 on a blue 4. Wrong: a blue 5 on a green 4; a blue 6 on a blue 4.",
            caption: "Two that stay, and two that don’t.",
          },
        },
        {
          text: [
            "Two of you want the same place? Whoever is there first has it; the other keeps the card. Coming too late is bad luck and never a mistake. [ALL-3] You have one hand, and play one card after the other with it. [ALL-4]",
          ],
        },
        {
          text: [
            "**Gaps close by themselves.** A card that leaves the row makes room, and the top card of your Ligretto moves in at once. [LIG-11] So a card played from the row takes one off your Ligretto too.",
            "When no Ligretto is left to fill it, the gap stays open. [LIG-16]",
          ],
          figure: {
            name: "gap",
            seen: "A gap in the middle of the row. An arrow leads into it from the top of the Ligretto.",
            caption: "The green 6 moves up, and the next card of the Ligretto comes to light.",
          },
        },
        {
          text: [
            "**Turn three.** Take the top three cards of your hand together and turn them over, as a packet, onto your turned-over pile: the third one now lies open. If fewer than three are left, you turn those. [LIG-12] Once it is played, the card below lies open, and so on. [LIG-13]",
            "When the hand is used up, the pile is turned back and you begin again, unshuffled, in the old order. [LIG-14] Nothing is shuffled before the next round. [ALL-7] You may turn whenever you like, even when some card of yours would fit. [LIG-15]",
          ],
          figure: {
            name: "hand",
            seen: "An arrow leads from the hand, face down, to a packet of three with a blue 4 on top.",
            caption: "You see the blue 4. Play it, and the red 9 is next.",
          },
        },
      ],
    },
    {
      id: "end",
      title: "How a round ends",
      passages: [
        {
          text: [
            "The round is over as soon as somebody has emptied their Ligretto: “Ligretto stop!” [LIG-17] From then on no card may be laid. [ALL-5] It makes no difference whether the last card went to the middle or into a gap of the row. [LIG-19]",
            "All cards stay where they are, for all to see, until they are counted. [ALL-10]",
          ],
        },
      ],
    },
    {
      id: "count",
      title: "Counting",
      passages: [
        {
          text: [
            "The middle is sorted by motif. Each card of yours in it is worth 1 point, whatever its number. [LIG-21] Each card that is left in your Ligretto costs 2. What lies in your row and your hand counts nothing. [LIG-22]",
            "In the example 13 cards reached the middle, and 3 are left: 13 − 6 makes 7 points. A round may well end below zero. And whoever stopped it has not always the most points.",
          ],
          figure: {
            name: "count",
            seen: "Thirteen cards in the middle count plus 13, three left in the Ligretto minus 6; the sum is 7.",
            caption: "One player’s round.",
          },
        },
      ],
    },
    {
      id: "match",
      title: "Winning the match",
      passages: [
        {
          text: [
            "Points add up from round to round. [ALL-6] The first to reach 99 wins. If several do so in the same round, the highest total wins, and equals share the win. [LIG-23]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "When things get stuck",
      passages: [
        {
          points: [
            "**Nobody can play.** Sometimes all the cards that are needed lie buried: no Ligretto, no row, and nothing that anybody could bring up by turning their hand fits. The house notices in the very moment; the round ends and is counted as it stands. [LIG-20]",
            "**Two players** have a row of five and only eight 1s between them, so getting stuck happens to them more easily than to a full table.",
            "**Somebody leaves.** Their cards stay where they are, and the rows keep their size. A round that nobody wants to finish ends when all who are here vote for it. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Rules your table can change",
      passages: [
        {
          text: ["The host chooses before the match. Unless you change something, you play as told above."],
          points: [
            "**Points to win**: 99, or anything from 10 to 500.",
            "**The stop**: at once, with the last card of a Ligretto. Or called: with an empty Ligretto you get a button and may go on laying cards for more points, and so may all the others, until somebody with an empty Ligretto presses it. [LIG-18]",
            "**When nobody can play**: the round ends; or everybody moves one card from the top of the hand to the bottom, and all go on.",
            "**Pace**: no faster than a human hand; or without limit.",
          ],
        },
        {
          text: [
            "**Building on your row**, for the experienced: cards from your Ligretto and from your turned-over pile may also go onto a card of your own row, one lower each time, and in another colour. Only the top card of such a pile can be played. [LIG-24]",
            "Row cards don’t move onto each other, and nothing is laid into an open gap. [LIG-25] A place in the row is filled again when its last card has left, and your last Ligretto card may end the round by going onto the row. [LIG-26] As long as such a move is possible, the round is not stuck. [LIG-27]",
          ],
          figure: {
            name: "building",
            seen: "On a red 9, a blue 8 is right. A red 8 is wrong, and so is a blue 7.",
            caption: "Downwards, colour on another colour.",
          },
        },
        {
          text: [
            "**Wrong cards** come back to you at once. Or they are called: then any card may be laid on any pile, right or wrong, and it is up to all of you to notice. [LIG-28]",
          ],
          points: [
            "Who sees a wrong card calls “Dutch!”, and everybody lets go. [BLZ-13] A card is wrong if it doesn’t follow the one below it, and so is all that lies on a wrong one. [BLZ-24]",
            "Wrong cards go back to where they came from, caller and culprits are named, and after three seconds it goes on. [BLZ-25]",
            "If nothing is wrong, the call costs a point (or none, or two, as the table likes), and after three of them a player has no more calls in that round. [BLZ-26]",
            "The stop is checked in the same way: if a wrong card comes back to an empty Ligretto, the round goes on. [BLZ-27] A round that ends without a stop is put right before it is counted. [BLZ-28]",
          ],
        },
      ],
    },
    {
      id: "here",
      title: "Playing it here",
      passages: [
        {
          points: [
            "**Tap** a card, and it flies to where it fits. If there are several places on your row to choose from, you are asked.",
            "**Drag** it if you prefer: anywhere near the middle is near enough. Where mistakes are called, drag it onto the pile you mean.",
            "**Keys**: {row} for the cards of your row (more with two or three players), {stock} for your Ligretto, {turned} for the turned-over card, {hand} to turn three; where they are called, {stop} for the stop and {dutch} for “Dutch!”. Hold Alt, and every pile shows its key.",
            "Left-handed? The settings turn your side of the table around, keys included.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Ligretto",
    row: "Row",
    hand: "Hand",
    turned: "Turned over",
    placing: {
      one: "A 1 opens a pile",
      next: "Same colour, next number",
      otherColour: "Another colour",
      notNext: "A number is missing",
    },
    building: {
      right: "One lower, another colour",
      sameKind: "The same colour",
      notNext: "Two lower",
    },
    count: {
      middle: "13 in the middle, 1 point each",
      stock: "3 left in the Ligretto, 2 off for each",
      sum: "Points",
    },
  },
};

export default en;
