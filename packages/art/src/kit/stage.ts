import { mix, type Palette } from '../colour.ts'
import { type Point, points, round, scatter } from '../geometry.ts'
import type { IdMaker } from '../svg.ts'

/** Where a scene is drawn: tiles are 300 by 400, banners wider. `x`, `y` is the centre of the light. */
export interface Stage {
  readonly width: number
  readonly height: number
  readonly x: number
  readonly y: number
  readonly palette: Palette
  readonly seed: number
}

export type Scene = (id: IdMaker, stage: Stage) => string

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)
export const many = (count: number, draw: (index: number) => string) => range(count).map(draw).join('')
export const darker = (colour: string, by: number) => mix(colour, '#000000', by)
export const paler = (colour: string, by: number) => mix(colour, '#ffffff', by)
export const shape = (corners: readonly Point[], fill: string, opacity = 1) =>
  `<polygon points="${points(corners)}" fill="${fill}" opacity="${opacity}"/>`
export const disc = (x: number, y: number, r: number, fill: string, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" opacity="${opacity}"/>`
export const floor = ({ width, height, x, palette }: Stage, y = height * 0.73) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(Math.min(width, height) * 0.62)}" ry="${round(height * 0.06)}" fill="${darker(palette.shadow, 0.5)}" opacity="0.5"/>`

/** A ridge of peaks or waves along the ground, as one polygon. */
export function ridge(
  stage: Stage,
  base: number,
  high: number,
  steps: number,
  fill: string,
  isSharp: boolean,
) {
  const next = scatter(stage.seed * 31 + Math.round(base))
  const tops = range(steps + 1).map(
    (k): Point => [
      (k / steps) * stage.width,
      base - high * (isSharp ? (k % 2) * (0.5 + next() * 0.5) : 0.35 + 0.65 * next()),
    ],
  )
  return shape([[0, stage.height], ...tops, [stage.width, stage.height]], fill)
}
