import type { StackingManual } from "../../../../mechanics/stacking/manual/labels";

const en: StackingManual = {
  aim: "Empty your Blitz pile of ten cards before the others empty theirs. Everybody plays at once, onto piles that everybody shares.",

  chapters: [
    {
      id: "cards",
      title: "The cards",
      passages: [
        {
          text: [
            "Two to four players have a deck of 40 cards each, and keep it for the whole match. On its back is a pump (green), a carriage (red), a pail (yellow) or a plough (blue). [BLZ-1]",
            "All fronts are alike: red, blue, green and yellow, each from 1 to 10. Red and blue cards show a boy, yellow and green ones a girl. [BLZ-2] That matters for experts only.",
          ],
          figure: {
            name: "backs",
            seen: "Four card backs: a green pump, a red carriage, a yellow pail and a blue plough.",
            caption: "In the middle, a small tab with your picture marks your cards.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "What lies before you",
      passages: [
        {
          text: ["Before each round your deck is shuffled and laid out from the top."],
          points: [
            "First your **post row**: single cards, face up, side by side.",
            "Then, to the right of it, your **Blitz pile**: ten cards, face up, only the top one in sight. Get rid of these.",
            "What remains is your **hand**, face down. [BLZ-3]",
          ],
          table: {
            head: ["Players", "Cards in the post row", "Cards in the hand"],
            rows: [
              ["2", "5", "25"],
              ["3", "4", "26"],
              ["4", "3", "27"],
            ],
          },
          figure: {
            name: "own",
            seen: "From left to right: a post row of three cards, the Blitz pile with a green 6 on top, the wood pile with a blue 4 on top, and the hand, face down.",
            caption: "With four players. The wood pile grows from your hand once the race is on.",
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
            "When all are ready, the host’s signal starts a short countdown. [BLZ-4] Then everybody begins in the same moment, [ALL-2] and there are no turns: you play as fast as you see. [ALL-1]",
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
            "**Play to the middle.** Only a 1 opens a pile there. After it come the 2, the 3 and so on, all of one colour, up to 10, from whoever has them. [BLZ-5]",
            "You may use any card that lies open before you, one at a time, with one hand: placed, not thrown. [BLZ-9]",
          ],
          figure: {
            name: "placing",
            seen: "Right: a red 1 on the bare table; a blue 5 on a blue 4. Wrong: a blue 5 on a green 4; a blue 6 on a blue 4.",
            caption: "Boys and girls make no difference in the middle: colour and number do.",
          },
        },
        {
          text: [
            "If two go for the same place, the first card stays, and the other goes home with its owner. Being late is not a mistake. [ALL-3] The house lets no hand be quicker than a human one. [ALL-4]",
          ],
        },
        {
          text: [
            "**The post row refills itself.** As soon as one of its cards is gone, the first card of your Blitz pile takes its place, as long as there is one. [BLZ-6]",
            "A card that you play straight from the Blitz pile is not replaced: the next one is simply on top. Only the top one can be played, and the pile is never shuffled. [BLZ-7]",
          ],
          figure: {
            name: "gap",
            seen: "A gap in the middle of the post row. An arrow leads into it from the top of the Blitz pile.",
            caption: "Either way, your Blitz pile is one card shorter.",
          },
        },
        {
          text: [
            "**Turn three** from your hand onto the wood pile, all together, so that the third one is on top. It may be played, then the one under it, right down to the bottom. At the end of the hand you take the wood pile up, in its order, and count through it again. [BLZ-8]",
            "Always three, always from the top: [BLZ-16] no picking, and no shuffling while the round is on. [BLZ-17] [ALL-7] But you may turn whenever you want.",
          ],
          figure: {
            name: "hand",
            seen: "An arrow leads from the hand, face down, to a packet of three with a blue 4 on top.",
            caption: "The blue 4 is yours to play. The red 9 waits under it.",
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
            "Your Blitz pile is empty? “Blitz!”, and everybody stops at once. [BLZ-10] Not one card more. [ALL-5] Everything stays on the table until the count. [ALL-10]",
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
            "Each card of yours in the middle brings 1 point. Each card left in your Blitz pile costs 2. Post row and hand don’t count. [BLZ-11]",
            "In the example: 13 in the middle, 3 left over, so 13 − 6 = 7. Whoever called “Blitz!” has nothing to take off, and may still be beaten by somebody busier.",
          ],
          figure: {
            name: "count",
            seen: "Thirteen cards in the middle count plus 13, three left in the Blitz pile minus 6; the sum is 7.",
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
            "Round follows round, and points add up. [ALL-6] The first to reach 75 wins. When several pass it in the same round, the highest total does; equals share the win. [BLZ-12]",
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
            "**Nobody can play**, because none of the cards that anybody could bring up fits anywhere. The house sees it at once. [BLZ-18] Then every player turns the wood pile back onto the hand, moves one card from its top to its bottom, and after three seconds all go on. If no card would fit however often you did that, the round ends and is counted. [BLZ-19]",
            "**Two players** have the longest post row, five cards, and the fewest 1s. Expect to get stuck now and then.",
            "**Somebody leaves.** Their cards stay, and the post rows keep their size. If nobody wants to finish a round, all who are here can vote to end it. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Rules your table can change",
      passages: [
        {
          text: [
            "The host chooses before the match; as long as nothing is changed, the rules are those above.",
          ],
          points: [
            "**Points to win**: 75, or anything from 10 to 500.",
            "**The stop**: with the last card of a Blitz pile, by itself. Or called: with an empty Blitz pile you get a button, and all of you may go on collecting until somebody with an empty pile presses it.",
            "**When nobody can play**: one card of each hand is moved, as above; or the round ends.",
            "**Pace**: no faster than a human hand; or without limit.",
          ],
        },
        {
          text: [
            "**Expert rules**: you may also build on your post row, with cards of your wood pile and your Blitz pile, one lower each time: a 7 on an 8. [BLZ-20] Boys and girls take turns. [BLZ-21] A post pile may grow as long as you like, but only its top card can be played, [BLZ-22] and all of it stays in sight of everybody. [BLZ-23]",
            "Nothing moves from one post pile to another. When the last card of one has gone, your Blitz pile fills its place, as always; you cannot lay anything into a gap yourself. [BLZ-29]",
          ],
          figure: {
            name: "building",
            seen: "On a red 8 with a boy, a green 7 with a girl is right. A blue 7 with another boy is wrong, and so is a green 6.",
            caption: "Downwards, girl on boy and boy on girl.",
          },
        },
        {
          text: [
            "**Wrong cards** are refused: they come straight back. Or they are called: then you may lay any card on any pile, even a complete one, or open a pile with it. Whether that is right is for the others to see. [BLZ-15]",
          ],
          points: [
            "Seen a wrong card? Call “Dutch!”. Everybody stops, and nobody touches a thing. [BLZ-13] Wrong is a card that doesn’t follow the one under it, and whatever lies above a wrong one. [BLZ-24]",
            "The wrong cards are put back where they belong, and the round goes on. [BLZ-14] You learn who called and whose cards they were, and have three seconds to get ready. [BLZ-25]",
            "If all is well, the call was false: it costs a point (or none, or two, as you agree), and three false calls in a round are all you have. [BLZ-26]",
            "“Blitz!” is checked as well: if a wrong card goes back to the empty pile, the round is not over. [BLZ-27] If a round ends in another way, wrong cards go back before the count. [BLZ-28]",
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
            "**Tap** a card: it goes where it fits. Only if your post row offers several places are you asked which.",
            "**Drag** it, if that feels better; close is close enough. Where mistakes are called, you drop it on the very pile you mean.",
            "**Keys**: {row} for your post row (more with two or three players), {stock} for the Blitz pile, {turned} for the wood pile, {hand} to turn three; where they are called, {stop} for “Blitz!” and {dutch} for “Dutch!”. Hold Alt to see each key on its pile.",
            "If you play with your left hand, say so in the settings: cards and keys change sides.",
          ],
        },
      ],
    },
  ],

  labels: {
    stock: "Blitz pile",
    row: "Post row",
    hand: "Hand",
    turned: "Wood pile",
    placing: {
      one: "A 1 opens a pile",
      next: "Same colour, next number",
      otherColour: "Another colour",
      notNext: "A number is missing",
    },
    building: {
      right: "One lower, girl on boy",
      sameKind: "Boy on boy",
      notNext: "Two lower",
    },
    count: {
      middle: "13 in the middle, 1 point each",
      stock: "3 left in the Blitz pile, 2 off for each",
      sum: "Points",
    },
  },
};

export default en;
