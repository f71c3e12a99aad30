import type { BoardManual } from "../words";

const en: BoardManual = {
  aim: "Be the first to lay all your cards on the board, next to one of four tokens that everybody uses and everybody moves.",

  chapters: [
    {
      id: "pieces",
      title: "What there is",
      passages: [
        {
          text: [
            "Each of two to four players has 15 cards. A card is two squares long, like a domino, and has two colours. Each pair of the six colours is there once. You have two jokers as well, a single square each. By their frame you know whose pieces they are: single, double, dashed or dotted. The four tokens belong to nobody. [BRD-1]",
            "The board is put together from sections of 5 × 5 coloured squares: six of them for two players, nine for three or four. [BRD-2] In a section, neighbours always differ in colour; where two sections meet they need not. [BRD-4]",
          ],
          figure: {
            name: "pieces",
            seen: "A card of each of four players, with single, double, dashed and dotted frame; two jokers; four tokens, each with a head of its own.",
            caption: "Every colour has its sign: flame, lantern, sun, leaf, wave, grape.",
          },
        },
      ],
    },
    {
      id: "deal",
      title: "Before the race",
      passages: [
        {
          text: [
            "Your cards are shuffled and lie face down as your stack. Both jokers are with you again. The board stays as it is for the whole match. [BRD-3] The four tokens stand on their squares: unless you agree otherwise, far apart, in the middle of the outermost sections. [BRD-5]",
          ],
        },
      ],
    },
    {
      id: "start",
      title: "The start",
      passages: [
        {
          text: [
            "At the signal everybody turns up the top card of their stack and looks for a token that it can lie next to. [BRD-6] [ALL-2] Nobody takes turns, nobody waits. [ALL-1] And nobody is in the way: a card that is being carried hides and reserves nothing. [BRD-32]",
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
            "**Lay your card**, next to any of the four tokens. [BRD-8] It fits where two free squares have its two colours, the right way round. [BRD-9] One half must share an edge with the square that the token stands on; touching a corner is not enough. [BRD-10] The whole card lies on the board, and on no other card or joker. [BRD-11]",
          ],
          figure: {
            name: "placing",
            seen: "A token stands on a red square. Right: a card straight on from it, and a card below it that turns off sideways. Wrong: a card that touches only a corner, and a card with its colours swapped.",
            caption: "The card’s colours are those of the squares below it.",
          },
        },
        {
          text: [
            "That leaves more room than it seems. A token that came over a card has three free neighbours, and from each of them a card can point in three directions: nine places, if nothing is in the way.",
            "The others see them too. First come, first served: the card that lies first stays. [BRD-13] Yours comes back to you, and being late is not a mistake. [ALL-3] You have one hand, and lay one card after the other. [ALL-4]",
          ],
          figure: {
            name: "nine",
            seen: "A token on the end of a card. From each of the three free squares next to it, three lines lead to the squares beyond.",
            caption: "Each line is a place for a card.",
          },
        },
        {
          text: [
            "**The token moves.** As soon as the card lies, the token goes onto it, to the square that is further from where it stood. [BRD-12] That is where everybody looks next.",
          ],
          figure: {
            name: "moving",
            seen: "A token jumps from its square to the far end of the card that was laid beside it.",
            caption: "The token always goes to the far end.",
          },
        },
        {
          text: [
            "**Turn up the next card**, if this one has no place or you have no patience: it goes onto your discard pile, face up. When the stack is used up, you turn the discard pile over and go through it again in the same order. [BRD-7] [ALL-7]",
          ],
        },
        {
          text: [
            "**Use a joker.** It bridges one square of any colour: lay it on a free square next to the token, the token steps onto it, [BRD-17] and you go on from there with your card, in one go, so that nobody can come between. Without a card that fits behind it, a joker may not be laid. [BRD-18] You may lay both, one after the other. [BRD-19]",
          ],
          figure: {
            name: "joker",
            seen: "Next to a token’s old square lies a joker, behind it a card; the token now stands on the far end of the card.",
            caption: "Joker and card are one move.",
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
            "Whoever has laid their last card stops the round and takes first place. Jokers may be left over. [BRD-20] No card may be laid any more, [ALL-5] and all stays in sight until it is counted. [ALL-10]",
            "The others follow by the number of cards they have left, fewest first. Among equals, more jokers left is better; if even those are equal, they share the place, and the next one is left out. [BRD-21]",
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
            "The quick get chips, which are points. The slow lay cards aside on their **player board**, and play the next rounds without them. Chips and cards always make two. [BRD-25]",
            "In the example Ann was first. Ben and Cleo have four cards left each, but Ben has saved a joker and is second.",
          ],
          table: {
            head: ["Players", "Chips, from first to last", "Cards aside"],
            rows: [
              ["2", "2, 0", "0, 2"],
              ["3", "2, 1, 0", "0, 1, 2"],
              ["4", "2, 1, 0, 0", "0, 1, 2, 2"],
            ],
          },
          figure: {
            name: "count",
            seen: "Ann has laid all cards: 2 chips, no card aside. Ben has four cards and a joker left: 1 chip, 1 card aside. Cleo has four cards left: no chip, 2 cards aside.",
            caption: "Three players at the end of a round.",
          },
        },
        {
          points: [
            "You choose which cards you lay aside, and which you take back. You have 20 seconds; then chance decides. [BRD-26]",
            "So a slower player starts with fewer cards and has a better chance. At least one card is always played. [BRD-27]",
            "One of you always plays with all 15: when everybody has cards aside, all take back as many as the one with the fewest has. [BRD-28]",
          ],
        },
      ],
    },
    {
      id: "match",
      title: "Winning the match",
      passages: [
        {
          text: [
            "A match has six rounds. Whoever has the most points wins; equals share the win. [BRD-29] [ALL-6] If the same people play another match, each of them begins it with as many cards aside as they ended with. [BRD-30]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Dead ends",
      passages: [
        {
          text: [
            "**A token is blocked** when no two free squares of different colours are left beside it. Until it is freed nobody can use it. [BRD-16]",
            "If your card leads a token into such a dead end, you owe it a move: your next card may lie on any free pair of squares of the board that has its colours, and the token comes along, onto whichever half you like. [BRD-14] The same goes if your card blocks another token. [BRD-15]",
          ],
          figure: {
            name: "deadEnd",
            seen: "A token shut in by cards on all sides. An arrow leads from it to another card, far from all others, where it stands now.",
            caption: "Token 2 was shut in. A card somewhere else, and it is back in the game.",
          },
        },
        {
          points: [
            "While you owe, the next card that you lay frees the token you have owed for longest, and a card that could do so can’t be discarded. Jokers don’t help. [BRD-33]",
            "After eight seconds, or when you are away, anybody may free it. [BRD-34]",
            "**Nobody can lay a card any more**, not even with jokers: the round ends at once. Whoever has laid the most cards wins it. [BRD-22]",
            "**Two players** play on six sections, and for 2 chips or none.",
            "**Somebody leaves.** Their cards stay on the board. A round that nobody wants to finish ends when all who are here vote for it. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Rules your table can change",
      passages: [
        {
          text: ["The host chooses before the match. Unless something is changed, you play as told above."],
          points: [
            "**Tokens**: on the recommended squares; put down by the players in turn, ten seconds each; or anywhere, by chance.",
            "**Wrong cards** can’t be laid. Or they are looked for afterwards: then nobody checks colours during the race. After the stop each of you sees the cards of the neighbour on the left, one by one, and says right or wrong, in 30 seconds. Whoever is caught comes last, first place or not; what nobody notices stands. [BRD-23]",
            "**The wrong way round**: a card with its colours swapped is a mistake; or it is forgiven. [BRD-24]",
            "**Rounds**: six, or anything from one to thirty.",
          ],
        },
        {
          text: [
            "**Shape of the board**: a block, or another shape that makes ways longer and narrower. You can also draw one yourselves, as long as all sections hang together by whole edges. [BRD-31]",
          ],
          figure: {
            name: "layouts",
            seen: "Seven shapes made of nine sections: block, line, L, T, cross, stairs and U.",
            caption: "For three or four players.",
          },
        },
      ],
    },
    {
      id: "here",
      title: "Playing it here",
      passages: [
        {
          points: [
            "**Drag** your card to its place; it floats above your finger. Tap it to turn it by a quarter. Close is close enough.",
            "**Tap** the square next to a token, then the square beyond it: the card lies there, turned the way it fits. Tap a joker first to bridge a square with it.",
            "The **close-up** shows the neighbourhoods of all four tokens, large.",
            "**Keys**: {tokens} choose a token, {arrows} first the side, then the direction, {Enter} lays the card. {KeyF} swaps its ends, {KeyR} turns it, {Space} turns up the next one, {KeyJ} takes a joker, {Escape} starts again.",
          ],
        },
      ],
    },
  ],

  labels: {
    cards: "One card of each player",
    jokers: "Two jokers each",
    tokens: "Four tokens for all",
    placing: {
      straight: "Straight on",
      corner: "Round the corner",
      onlyCorner: "Touches only a corner",
      swapped: "Colours swapped",
    },
    players: ["Ann", "Ben", "Cleo"],
    allLaid: "all laid",
    chips: "Chips",
    aside: "Cards aside",
  },
};

export default en;
