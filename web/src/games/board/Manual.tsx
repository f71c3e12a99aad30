import type { Booklet } from "../../words/manual";
import { type BoardFigure, load, words } from "./manual";
import { Counted } from "./manual/pictures/Counted";
import { Layouts } from "./manual/pictures/Layouts";
import { DeadEnd, JokerBridge, Moving, Nine } from "./manual/pictures/Moves";
import { Pieces } from "./manual/pictures/Pieces";
import { Placing } from "./manual/pictures/Placing";

const booklet: Booklet<BoardFigure> = {
  load,
  words,
  figures: {
    pieces: Pieces,
    placing: Placing,
    nine: Nine,
    moving: Moving,
    joker: JokerBridge,
    deadEnd: DeadEnd,
    count: Counted,
    layouts: Layouts,
  },
  wide: ["pieces", "placing"],
  keys: () => ({
    tokens: ["Digit1", "Digit2", "Digit3", "Digit4"],
    arrows: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
  }),
};

export default booklet;
