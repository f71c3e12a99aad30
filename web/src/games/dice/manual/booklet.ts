// The booklet of the dice game: its words and its pictures.

import type { Booklet } from "../../../words/manual";
import { keyOfColour, ROLL_KEY } from "../keyboard";
import { COLOURS } from "../tray";
import { Counted } from "./pictures/Counted";
import { Drawn } from "./pictures/Drawn";
import { Placing } from "./pictures/Placing";
import { BoardPicture } from "./pictures/Rows";
import { type DiceFigure, load, words } from "./words";

const booklet: Booklet<DiceFigure> = {
  load,
  words,
  figures: {
    drawn: Drawn,
    board: BoardPicture,
    placing: Placing,
    count: Counted,
  },
  wide: [],
  keys: () => ({
    roll: [ROLL_KEY],
    ...Object.fromEntries(COLOURS.map((colour) => [colour, [keyOfColour(colour)]])),
  }),
};

export default booklet;
