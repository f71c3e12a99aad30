// The booklet of the board game: its words and its pictures.

import type { Booklet } from "../../../words/manual";
import { load as loadGame } from "../words";
import { Counted } from "./pictures/Counted";
import { Layouts } from "./pictures/Layouts";
import { DeadEnd, JokerBridge, Moving, Nine } from "./pictures/Moves";
import { Pieces } from "./pictures/Pieces";
import { PlacingPicture } from "./pictures/Placing";
import { type BoardFigure, load, words } from "./words";

const booklet: Booklet<BoardFigure> = {
  load: async () => void (await Promise.all([load(), loadGame()])),
  words,
  figures: {
    pieces: Pieces,
    placing: PlacingPicture,
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
