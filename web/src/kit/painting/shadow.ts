// A shadow is thrown by what is filled: so far down and so soft, in px of the page.

import type { Paper } from "./renderer";

export function withShadow({ context, density }: Paper, down: number, soft: number, fill: () => void): void {
  context.save();
  context.shadowColor = "rgb(3 14 18 / 36%)";
  context.shadowOffsetY = down * density;
  context.shadowBlur = soft * density;
  fill();
  context.restore();
}
