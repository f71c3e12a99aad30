// The game as the client knows it: its parts, put together.

import type { Game } from "../../table/game";
import { isDrawn, sectionsFor } from "./drawn";
import { firstRace } from "./firstRace";
import { LayoutField } from "./LayoutField";
import { pieces } from "./pieces/pieces";
import { Race } from "./Race";
import { rules } from "./rules";
import { Screen } from "./Screen";
import { nameOf, recounted, turnedUp } from "./turnedUp";
import type { BoardCard } from "./wire";
import { load, words } from "./words";

const board: Game<"board"> = {
  name: "board",
  rules,
  load,
  words,
  Race,
  Screen,
  pieces,
  options: {
    fields: { layout: LayoutField },
    // It was drawn for fewer, or for more.
    misfit: ({ layout }, players) =>
      isDrawn(layout) ? words().layout.drawnHint(sectionsFor(players)) : null,
  },
  firstRace,
  goal: ({ rounds }) => ({ rounds }),
  turnUp: turnedUp,
  thingName: (card) => nameOf(card as BoardCard),
  recounts: recounted,
};

export default board;
