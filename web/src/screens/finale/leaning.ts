// The leaning of a tower's piece, in degrees: nobody builds quite straight.
export function leaning(seat: number, height: number): number {
  return (((seat * 7 + height * 13) % 7) - 3) * 0.6;
}
