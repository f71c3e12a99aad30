// The pieces of a game that brings none of its own: the backs by which its seats are known.

import { backPiece } from "../kit/piece";
import { seatBacks } from "./backs";
import type { Game, Pieces } from "./game";

export function piecesOf(game: Game): Pieces<Game["name"]> {
  const backs = game.backs ?? seatBacks;
  return game.pieces ?? { brought: () => [], step: (seat) => backPiece(backs(seat)), shows: 0.3 };
}
