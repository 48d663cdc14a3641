/** Where the parts of a celebration come to stand. Pure: boxes come in, boxes and distances go out. */
import type { Box, Point } from './coins.ts'

/** A box of the table after the table came nearer by `by`, about its middle. */
export const nearer = ({ x, y, width, height }: Box, middle: Point, by: number): Box => ({
  ...{ x: middle.x + (x - middle.x) * by, y: middle.y + (y - middle.y) * by },
  ...{ width: width * by, height: height * by },
})

/** Air between words and a frame. */
const air = 8

export interface Span {
  readonly top: number
  readonly bottom: number
}

/** How far a column of words moves so that no band of light runs through any of them: the shortest way that stays within the room; null where there is none. */
export function awayFrom(words: readonly Span[], bands: readonly Span[], room: Span): number | null {
  const isFree = (by: number) =>
    words.every(({ top, bottom }) =>
      bands.every((band) => bottom + by + air <= band.top || top + by - air >= band.bottom),
    )
  const isInside = (by: number) =>
    by === 0 || words.every(({ top, bottom }) => top + by >= room.top && bottom + by <= room.bottom)
  const ways = words.flatMap(({ top, bottom }) =>
    bands.flatMap((band) => [band.top - air - bottom, band.bottom + air - top]),
  )
  const free = [0, ...ways].filter((by) => isFree(by) && isInside(by))
  return free.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? null
}

/** A frame this much out of the middle has something beside it: a dock, a bar. */
const outOfMiddle = 0.04

/** Across the screen: where words have their middle, and the room at both sides of it. */
export interface Across {
  readonly middle: number
  readonly width: number
  /** Words are no wider, so that no side of the frame runs through them; null where they may cross both alike. */
  readonly most: number | null
}

/** Words stand over the frame where that is not in the middle. A wide frame holds them between its sides. */
export function acrossOf(frame: Box, width: number): Across {
  const middle = frame.x + frame.width / 2
  if (Math.abs(middle - width / 2) <= width * outOfMiddle) return { middle: width / 2, width, most: null }
  const room = Math.min(middle, width - middle) * 2
  return { middle, width: room, most: frame.width >= room * 0.8 ? frame.width * 0.92 : room * 0.86 }
}
