import type { Point } from '../geometry.ts'

/** Corners written as `x,y x,y …`: long outlines stay one line and can be read as the shape they are. */
export const outline = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x, y] = pair.split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`no point: ${pair}`)
      return [x, y]
    })

/** The other half of an outline that runs from the top of the axis to its foot. */
export const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...[...half]
    .reverse()
    .filter(([x]) => x !== 0)
    .map(([x, y]): Point => [-x, y]),
]

/** A star or cog: corners on two radii in turn. */
export function star(count: number, outer: number, inner: number, turned = 0): Point[] {
  return Array.from({ length: count * 2 }, (_, index): Point => {
    const angle = (index / (count * 2)) * Math.PI * 2 + turned
    const radius = index % 2 === 0 ? outer : inner
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
  })
}
