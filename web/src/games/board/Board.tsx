// The printed board; what lies and stands on it is painted.

import { lying } from "../../kit/box";
import styles from "./Board.module.css";
import { paintLaid } from "./painting/laid";
import { paintTokens } from "./painting/tokens";
import { Squares } from "./Squares";
import { useScene } from "./scene";
import type { BoardLaidCard } from "./wire";
import { words } from "./words";

export function Board(props: { marked?: BoardLaidCard | null | undefined }) {
  const scene = useScene();
  const { view, layout } = scene;
  paintLaid(scene, () => props.marked);
  paintTokens(scene);
  return (
    <div class={styles.board} style={lying(layout().board)} data-board>
      <Squares board={view.board()} label={words().board.label(view.board().columns, view.board().rows)} />
    </div>
  );
}
