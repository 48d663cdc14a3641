import { type Point, points, round, type Vector } from './geometry.ts'

/** Hands out ids for gradients and masks: one maker per picture, so that a picture is the same text every time. */
export type IdMaker = () => string

export function idMaker(prefix: string): IdMaker {
  let count = 0
  return () => {
    count += 1
    return `${prefix}-${count}`
  }
}

/** A face with a hairline of its own colour, so that no background shows between neighbours. */
export const facet = (corners: readonly (Point | Vector)[], colour: string, opacity = 1) =>
  `<polygon points="${points(corners)}" fill="${colour}" stroke="${colour}" stroke-width="0.6" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const group = (
  body: string,
  x: number,
  y: number,
  options: { scale?: number; turn?: number; flip?: boolean; squash?: number } = {},
) => {
  const size = options.scale ?? 1
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(options.turn ?? 0)}) scale(${(options.flip ? -1 : 1) * size} ${size * (options.squash ?? 1)})">${body}</g>`
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

export const linear = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`

export const radial = (
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  list: readonly Stop[],
  inUserSpace = false,
) =>
  `<radialGradient id="${id}"${inUserSpace ? ' gradientUnits="userSpaceOnUse"' : ''} cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`

/** A whole picture. */
export const picture = (width: number, height: number, body: string, box = `0 0 ${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${body}</svg>`
