import type { Booklet } from "../../words/manual";
import { keyOfColour, ROLL_KEY } from "./input";
import { type DiceFigure, load, words } from "./manual";
import { Counted } from "./manual/pictures/Counted";
import { Drawn } from "./manual/pictures/Drawn";
import { Placing } from "./manual/pictures/Placing";
import { Rows } from "./manual/pictures/Rows";
import { COLOURS } from "./tray";

const booklet: Booklet<DiceFigure> = {
  load,
  words,
  figures: {
    drawn: Drawn,
    board: () => <Rows filled={{ red: 3, yellow: 1, green: 4, blue: 0 }} />,
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
