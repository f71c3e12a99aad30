import type { DiceManual } from "../words";

const en: DiceManual = {
  aim: "Place all your dice on the board before the others have placed theirs. No turns, and you roll as often as you like.",

  chapters: [
    {
      id: "dice",
      title: "What lies before you",
      passages: [
        {
          text: [
            "There are 24 dice, six each of red, yellow, green and blue, a cup for each of you, and a board with four rows. [DIC-1] All dice are mixed in a bag, and everybody draws blindly. [DIC-2] The colours are a matter of luck.",
          ],
          table: {
            head: ["Players", "Dice for each"],
            rows: [
              ["2", "12"],
              ["3", "8"],
              ["4", "6"],
            ],
          },
          figure: {
            name: "drawn",
            seen: "Six dice: two red, a yellow, a green and two blue. Beside them a leather cup.",
            caption: "What a player has at a table of four.",
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
            "When all are ready, a short countdown runs, and everybody starts at the same signal. [ALL-2] With it you all roll all of your dice. [DIC-4]",
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
            "**Place a die.** The board has one row for each colour, and a die goes only into its own. [DIC-5] The rows fill from 1 to 6: a 2 needs the 1 before it, a 3 the 2, and so on. [DIC-6] It doesn’t matter whose dice these are. The row is everybody’s.",
          ],
          figure: {
            name: "board",
            seen: "Four rows with places from 1 to 6. Red is filled up to 3, yellow to 1, green to 4, blue is empty. The next place of each row is lit.",
            caption: "Wanted: a red 4, a yellow 2, a green 5 and a blue 1.",
          },
        },
        {
          text: [
            "Each place has room for one die. Whoever is a moment late keeps theirs, and can do nothing with it but roll it again, with all the others. [DIC-7] [ALL-3] That is bad luck, and no mistake.",
            "Take one die at a time, always with the same hand. [DIC-9] [ALL-4]",
          ],
          figure: {
            name: "placing",
            seen: "The green row has a 1 and a 2. A green 3 is right. A green 4 is wrong, and so is a blue 3.",
            caption: "The green row has got as far as 2.",
          },
        },
        {
          text: [
            "**Roll again.** Nothing fits, or you don’t like what you see? Roll all the dice that you have left: all of them, never only some. [DIC-8] You need not wait for anybody, nor until nothing fits. [DIC-10] [ALL-1]",
            "So there is a choice in it: keep the 5 and wait for somebody’s 4, or throw everything back into the cup.",
          ],
        },
      ],
    },
    {
      id: "end",
      title: "How a round ends",
      passages: [
        {
          text: [
            "Somebody has placed their last die: stop! From then on nobody may place any, and what is left stays in sight. [DIC-11] [ALL-5] [ALL-10]",
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
            "Who was first gets a point for each die that all the others have left. The others lose a point for each die of their own that they did not place. [DIC-12]",
            "In the example 3, 1 and 4 dice are left: 8 points for the one who was first, and −3, −1 and −4 for the others.",
          ],
          figure: {
            name: "count",
            seen: "Ann has no dice left and gets 8 points. Ben has three left and loses 3, Cleo one and loses 1, Dan four and loses 4.",
            caption: "Four players at the end of a round.",
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
            "All dice go back into the bag, and everybody draws as many as before. [DIC-13] A match has three rounds for each player: six, nine or twelve in all. [DIC-14] Points add up, [ALL-6] and the highest total wins; equals win together. [DIC-15]",
          ],
        },
      ],
    },
    {
      id: "special",
      title: "Good to know",
      passages: [
        {
          points: [
            "**It never gets stuck.** If you still have a die, its row is not full, and whatever number is wanted there can be rolled.",
            "**Somebody leaves.** Their dice stay with them unplaced, and the others go on with as many dice and rounds as before. A round that nobody wants to finish ends when all who are here vote for it. [ALL-9]",
          ],
        },
      ],
    },
    {
      id: "options",
      title: "Rules your table can change",
      passages: [
        {
          points: [
            "**Dice for each player**: all the same, or by player. Give the quick ones a die or two more, and children have a fair chance. Together 24 at the most; what nobody draws stays in the bag. [DIC-3]",
            "**Rounds for each player**: three, or anything from one to ten.",
            "**Pace**: no faster than a human hand; or without limit.",
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
            "**Tap** a die, and it jumps into its row, if it fits. Tap the cup to roll all you have left.",
            "**Drag** a die onto its row, and hold it there until its moment comes, if you like.",
            "**Keys**: {red} {yellow} {green} {blue} place the red, yellow, green or blue die that fits; {roll} rolls. Hold Alt to see them.",
            "If you play with your left hand, say so in the settings: cup and keys change sides.",
          ],
        },
      ],
    },
  ],

  labels: {
    dice: "Your dice",
    cup: "Your cup",
    placing: {
      next: "A 3 after the 2",
      tooHigh: "The 3 is missing",
      otherRow: "Not its colour",
    },
    players: ["Ann", "Ben", "Cleo", "Dan"],
    won: "all placed",
  },
};

export default en;
