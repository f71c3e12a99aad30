// The games by their names: how events fold, what to do next, and how a round is dealt.

import * as board from "./board.mjs";
import { BoardDeal } from "./boardDeal.mjs";
import * as dice from "./dice.mjs";
import { DiceDeal } from "./dice.mjs";
import * as stacking from "./stacking.mjs";
import { StackingDeal } from "./stacking.mjs";

export const GAMES = {
  ligretto: { ...stacking, Deal: StackingDeal },
  blitz: { ...stacking, Deal: StackingDeal },
  dice: { ...dice, Deal: DiceDeal },
  board: { ...board, Deal: BoardDeal },
};
