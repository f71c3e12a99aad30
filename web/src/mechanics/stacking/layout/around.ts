// A desktop or the TV: a table seen from above, with seats all round it.

import { type Box, bottom } from "../../../kit/box";
import { clamp } from "../../../kit/numbers";
import { capacityFor, pileWidth, placesAtFirst } from "./middle";
import { ownWidth } from "./own";
import { around, type Rim, rimFor, type Sides, sidesFor } from "./seats";
import type { Setting, Shares } from "./setting";

const GAP = 8;
const LEDGE = 32;
const LARGER = 1.12; // own cards are, than those of the middle
const STEP = 4; // px

export function aroundTheTable(setting: Setting): Shares {
  const { width, height } = setting;
  const edge = Math.max(12, width * 0.012);
  const whole: Box = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const sides = sidesFor(setting.players - (setting.own ? 1 : 0), setting.own);
  const rim = rimFor(whole, sides, unitFor(setting), setting.row);
  const ownHeight = setting.own ? ownHeightFor(setting, whole, sides, rim) : 0;
  const own: Box = { ...whole, y: bottom(whole) - ownHeight, height: ownHeight };
  const table: Box = setting.own ? { ...whole, height: own.y - GAP - whole.y } : whole;
  const inside = insideOf(table, sides, rim);
  const middle: Box = { ...inside, height: inside.height - LEDGE - 4 };
  return {
    seats: around(table, sides, rim, GAP),
    unit: rim.unit,
    middle,
    ledge: { ...inside, y: bottom(middle) + 4, height: LEDGE },
    own,
  };
}

/** On the TV it is read from four metres. */
function unitFor({ width, height, own, players }: Setting): number {
  const unit = 16 * Math.min(width / 1440, height / 850);
  return own ? clamp(unit, 11.5, 26) : clamp(unit * (players > 6 ? 1.15 : 1.35), 12, 44);
}

function insideOf(table: Box, [left, top, rightSide, low]: Sides, { beside, across }: Rim): Box {
  const aside = beside.width + 2 * GAP;
  const above = across.height + GAP;
  return {
    x: table.x + (left ? aside : 0),
    y: table.y + (top ? above : 0),
    width: table.width - (left ? aside : 0) - (rightSide ? aside : 0),
    height: table.height - (top ? above : 0) - (low ? above : 0),
  };
}

/**
 * As high as makes the own cards a little larger than those of the middle at the start of a race; then they stay,
 * whatever becomes of the middle. Where the width does not let them grow, no height is wasted on them.
 */
function ownHeightFor(setting: Setting, whole: Box, sides: Sides, rim: Rim): number {
  const places = capacityFor(placesAtFirst(setting.players));
  const widthsAt = (height: number): { own: number; middle: number } => {
    const inside = insideOf({ ...whole, height: whole.height - height - GAP }, sides, rim);
    const middle: Box = { ...inside, height: inside.height - LEDGE - 4 };
    return { own: ownWidth({ ...whole, height }, setting), middle: pileWidth(middle, places) };
  };
  const highest = setting.height * 0.46;
  let height = setting.height * 0.19;
  while (height < highest) {
    const [now, next] = [widthsAt(height), widthsAt(height + STEP)];
    if (now.own >= now.middle * LARGER || next.own <= now.own) break;
    height += STEP;
  }
  return height;
}
