/** Where the wheel stands, in turns clockwise: pure, so that the ticker can be held against the round. */

/** How far it has turned when the middle of a segment is at the ticker. */
export const turnedTo = (segment: number, count: number): number => (1 - segment / count) % 1

/** Which segment is at the ticker when it has turned so far. */
export const segmentAt = (turned: number, count: number): number =>
  ((Math.round(-turned * count) % count) + count) % count

/** Degrees that the nearest peg bends the ticker: it is caught, drawn along and let go. */
export function strain(turned: number, count: number): number {
  const within = (((turned * count + 0.5) % 1) + 1) % 1
  return within < 0.42 ? 24 * (1 - within / 0.42) : 0
}
