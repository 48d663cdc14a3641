/** Letters and figures of the reels: one set of shapes, metal and stones of their own in each game. */
import { letterShapes, type Shape, setStone } from '../chisel.ts'
import { type Ramp, ramps } from '../colour.ts'
import type { Point } from '../geometry.ts'
import { mirrored, outline } from '../kit/shape.ts'
import { solids } from '../kit/solids.data.ts'
import { group } from '../svg.ts'
import { materialOf } from './parts.ts'

const zero = [
  '-26,-60 26,-60 52,-34 52,34 26,60 -26,60 -52,34 -52,-34',
  '14,-33 -14,-33 -23,-24 -23,24 -14,33 14,33 23,24 23,-24',
].map(outline)
const one = ['-12,-60 20,-60 20,34 40,34 40,60 -36,60 -36,34 -14,34 -14,-24 -36,-14 -36,-42'].map(outline)

const moved = (shape: Shape, place: (point: Point) => Point): Shape =>
  shape.map((corners) => corners.map(place))
const beside = (shape: Shape, width: number, by: number) => moved(shape, ([x, y]) => [x * width + by, y])

/** Outlines run clockwise and holes the other way, in a box of about 100 by 120 around 0,0. */
const shapes = {
  ...letterShapes,
  T: [...beside(one, 0.66, -40), ...beside(zero, 0.66, 25)],
  B: [
    '-48,-60 24,-60 46,-42 46,-16 34,-2 50,14 50,40 28,60 -48,60',
    '8,-36 -18,-36 -18,-12 8,-12 14,-18 14,-30',
    '10,12 -18,12 -18,36 10,36 18,30 18,18',
  ].map(outline),
  R: [
    '-48,-60 24,-60 48,-40 48,-8 30,8 52,60 18,60 0,14 -18,14 -18,60 -48,60',
    '8,-36 -18,-36 -18,-8 8,-8 16,-16 16,-28',
  ].map(outline),
  0: zero,
  1: one,
  2: [
    '-28,-60 26,-60 50,-36 50,-8 -6,32 50,32 50,60 -50,60 -50,26 14,-18 14,-26 8,-32 -10,-32 -16,-26 -16,-18 -50,-18 -50,-38',
  ].map(outline),
  3: [
    '-30,-60 26,-60 50,-38 50,-16 36,0 50,16 50,38 26,60 -30,60 -50,40 -50,22 -18,22 -18,28 -14,33 10,33 16,27 16,19 10,13 -14,13 -14,-13 10,-13 16,-19 16,-27 10,-33 -14,-33 -18,-28 -18,-22 -50,-22 -50,-40',
  ].map(outline),
  5: [
    '-46,-60 46,-60 46,-32 -14,-32 -14,-18 26,-18 50,4 50,36 26,60 -28,60 -50,40 -50,22 -18,22 -18,28 -14,32 10,32 16,26 16,14 10,8 -46,8',
  ].map(outline),
  times: [mirrored(outline(solids.cross.half))].map((corners) =>
    corners.map(([x, y]): Point => [x * 0.5, y * 0.5]),
  ),
} satisfies Record<string | number, Shape>

export type Sign = keyof typeof shapes

/** The bare letter around 0,0. */
const stone = (sign: Sign, ramp: Ramp, metal: Ramp = ramps.gold) => setStone(shapes[sign], ramp, metal)

/** A word of signs around 0,0, each about 120 wide. */
export const word = (signs: readonly Sign[], material: string, metal?: string, pitch = 126): string =>
  signs
    .map((sign, index) =>
      group(
        stone(sign, materialOf(material), metal === undefined ? ramps.gold : materialOf(metal)),
        (index - (signs.length - 1) / 2) * pitch,
        0,
      ),
    )
    .join('')
