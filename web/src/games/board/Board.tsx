import { lying } from "../../kit/box";
import { createSlices } from "../../kit/slice";
import styles from "./Board.module.css";
import { paintLaid } from "./painting/laid";
import { keyOf } from "./painting/names";
import { paintTokens } from "./painting/tokens";
import { Squares } from "./Squares";
import { useScene } from "./scene";
import type { BoardLaidCard } from "./wire";
import { words } from "./words";

/** The printed board; what lies and stands on it is painted. */
export function Board(props: { marked?: BoardLaidCard | null | undefined }) {
  const scene = useScene();
  const { view, layout } = scene;
  const lies = createSlices(view.round, { cards: (round) => round.cards, tokens: (round) => round.tokens });
  paintLaid(scene, () => props.marked);
  paintTokens(scene);
  return (
    <div
      class={styles.board}
      style={lying(layout().board)}
      data-laid={lies
        .cards()
        .map(({ near, far }) => keyOf(near, far))
        .join()}
      data-stands={Object.entries(lies.tokens())
        .map((found) => found.join(" "))
        .join()}
    >
      <Squares board={view.board()} label={words().board.label(view.board().columns, view.board().rows)} />
    </div>
  );
}
