/** Small life of ponds and gardens, around 0,0 in a box of about 200 by 200. */
import { type Ramp, ramps, shade } from '../colour.ts'
import { type Point, points } from '../geometry.ts'
import { ball } from '../jewels.ts'
import { outline } from '../kit/shape.ts'
import { many } from '../kit/stage.ts'
import { facet, group, type IdMaker } from '../svg.ts'

/** A dragonfly seen from above, four wings spread. */
export function dragonfly(id: IdMaker, wings: Ramp, body: Ramp): string {
  const wing = (turn: number, length: number, light: number) =>
    group(
      facet(outline(`0,0 ${length * 0.5},-24 ${length},-16 ${length * 1.02},0`), shade(wings, light)) +
        facet(
          outline(`0,0 ${length * 1.02},0 ${length * 0.92},16 ${length * 0.4},18`),
          shade(wings, light - 0.22),
        ),
      0,
      -34,
      { turn },
    )
  const left = [wing(-164, 98, 0.9), wing(162, 86, 0.76)].join('')
  const right = [wing(-16, 98, 0.7), wing(18, 86, 0.56)].join('')
  const tail = many(6, (index) =>
    facet(
      [
        [-11 + index, -16 + index * 20],
        [11 - index, -16 + index * 20],
        [9 - index, 2 + index * 20],
        [-9 + index, 2 + index * 20],
      ],
      shade(body, index % 2 ? 0.36 : 0.62),
    ),
  )
  return (
    left +
    right +
    tail +
    facet(outline('-16,-52 0,-60 16,-52 18,-22 0,-8 -18,-22'), shade(body, 0.46)) +
    facet(outline('-16,-52 0,-60 0,-8 -18,-22'), shade(body, 0.72)) +
    ball(id, -13, -66, 16, '#D1273B') +
    ball(id, 13, -66, 16, '#D1273B')
  )
}

/** A floating leaf with its notch, seen from above at a slant. */
export function lilyPad(ramp: Ramp): string {
  const count = 14
  const at = (index: number, k: number): Point => {
    const angle = ((index / count) * 320 + 72) * (Math.PI / 180)
    return [Math.cos(angle) * 96 * k, Math.sin(angle) * 74 * k]
  }
  const rim = Array.from({ length: count + 1 }, (_, index) => at(index, 1))
  return (
    `<polygon points="${points([[0, 8], ...rim.map(([x, y]): Point => [x + 3, y + 14])])}" fill="${shade(ramp, 0.06)}"/>` +
    many(count, (index) => {
      const light = 0.5 + 0.3 * Math.cos(((index / count) * 320 + 72 - 225) * (Math.PI / 180))
      return (
        facet([[0, 0], at(index, 0.9), at(index + 1, 0.9)], shade(ramp, light - (index % 2) * 0.1)) +
        facet([at(index, 1), at(index + 1, 1), at(index + 1, 0.9), at(index, 0.9)], shade(ramp, light + 0.22))
      )
    }) +
    `<ellipse cx="-44" cy="-30" rx="17" ry="7" fill="#fff" opacity="0.5" transform="rotate(-28 -44 -30)"/>`
  )
}

/** A sprig of glossy leaves, as stands in every pot of the new year. */
export function sprig(ramp: Ramp): string {
  const blade = (x: number, y: number, turn: number, length: number) =>
    group(
      facet(outline(`0,0 -${length * 0.24},-${length * 0.42} 0,-${length}`), shade(ramp, 0.72)) +
        facet(outline(`0,0 ${length * 0.24},-${length * 0.42} 0,-${length}`), shade(ramp, 0.36)),
      x,
      y,
      { turn },
    )
  return (
    `<path d="M0 98Q-6 20 0 -30" stroke="${shade(ramps.amber, 0.24)}" stroke-width="8" fill="none" stroke-linecap="round"/>` +
    blade(-2, 62, -74, 84) +
    blade(-2, 62, 74, 84) +
    blade(-3, 26, -52, 94) +
    blade(-3, 26, 52, 94) +
    blade(-1, -8, -24, 88) +
    blade(-1, -8, 24, 88) +
    blade(0, -26, 0, 72)
  )
}
