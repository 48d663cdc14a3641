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

/** How far words move so that no band of light runs through them: the shorter way that stays within the room. */
export function awayFrom(words: Span, band: Span, room: Span): number {
  if (words.bottom + air <= band.top || words.top - air >= band.bottom) return 0
  const up = band.top - air - words.bottom
  const down = band.bottom + air - words.top
  const mayUp = words.top + up >= room.top
  const mayDown = words.bottom + down <= room.bottom
  if (mayUp && (!mayDown || -up <= down)) return up
  return mayDown ? down : 0
}
