// The keyboard of the race: choose a token, steer, lay.

import { createKeys } from "../../kit/keys";
import { aimToPay, further, isWhole, steered } from "./aim";
import { type Direction, step } from "./picture";
import type { Square } from "./rulebook/squares";
import type { Scene } from "./scene";
import { speakAim, speakAround, speakCard, speakSquare } from "./spoken";

export function createKeyboard(scene: Scene): void {
  const { view, play } = scene;
  const racing = (): boolean => view.seat() !== null && view.phase() === "racing";
  const preparing = (): boolean => view.seat() !== null && view.phase() === "preparing";

  const chooseToken = (token: number): void => {
    play.aimAtToken(token);
    if (play.aim()) speakAround(scene, token);
  };

  const arrow = (direction: Direction): void => {
    const aim = play.aim();
    if (preparing() || (play.paying() !== null && !aim?.way.length)) moveCursor(direction);
    else if (aim) play.setAim(steered(view.field(), aim, direction));
    speakAim(scene);
  };

  const moveCursor = (direction: Direction): void => {
    const from = play.cursor();
    const next = from ? step(from, direction) : middle();
    if (!next || !view.board().colours.has(next)) return;
    play.setCursor(next);
    speakSquare(scene, next);
  };

  const middle = (): Square => {
    const squares = [...view.board().colours.keys()];
    const token = play.paying();
    return (token !== null && view.field().tokens.get(token)) || (squares[squares.length >> 1] ?? "a1");
  };

  const enter = (): void => {
    const [aim, cursor, debt] = [play.aim(), play.cursor(), play.paying()];
    if (preparing()) {
      if (cursor) play.placeToken(cursor);
    } else if (aim && isWhole(aim)) play.lay();
    else if (debt !== null && cursor && !aim?.way.length) {
      const begun = aimToPay(view.field(), debt);
      const next = further(view.field(), begun, cursor);
      if (next === begun)
        play.refuse("BRD-11"); // it must not cover anything
      else play.setAim(next);
    }
  };

  const flip = (): void => {
    const aim = play.aim();
    if (aim && isWhole(aim)) play.setAim({ ...aim, flipped: !aim.flipped });
    else play.turnCard(2);
    speakAim(scene);
  };

  const jokers = (): void => play.moreJokers();
  const free = (): void => {
    const token = view.payable()[0];
    if (token !== undefined) play.setPays(play.paying() === null ? token : null);
  };

  createKeys(
    {
      Digit1: () => chooseToken(1),
      Digit2: () => chooseToken(2),
      Digit3: () => chooseToken(3),
      Digit4: () => chooseToken(4),
      ArrowUp: () => arrow("up"),
      ArrowRight: () => arrow("right"),
      ArrowDown: () => arrow("down"),
      ArrowLeft: () => arrow("left"),
      Enter: enter,
      Space: () => play.turnUp(),
      KeyF: flip,
      KeyR: () => play.turnCard(),
      KeyJ: jokers,
      KeyP: free,
      KeyH: () => play.swapHead(),
      KeyC: () => speakCard(scene),
      KeyZ: () => scene.setZoomed(!scene.zoomed()),
      Escape: () => play.clear(),
    },
    { enabled: () => racing() || preparing() },
  );
}
