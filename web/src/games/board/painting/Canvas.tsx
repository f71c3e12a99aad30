// The canvas for all that lies, stands and flies in this game.

import { Painted } from "../../../kit/painting/Painted";
import type { Size } from "../../../kit/size";
import { useScene } from "../scene";
import { board } from "./renderer";

export function Canvas(props: { size: Size }) {
  const { painting } = useScene();
  return <Painted painting={painting} renderer={board} worker={boardPainter} size={props.size} />;
}

function boardPainter(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
}
