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
