import { points, ring } from './geometry.ts'
import { pod } from './jewels.ts'
import { facet, picture } from './svg.ts'

const facets = ['#4FAE7C', '#1A6B49', '#0F4A30', '#14543A', '#23875C', '#8CC34A']

/** The mark without a picture around it, in a box of 64 by 64. */
export function markBody(): string {
  const hexagon = ring(32, 32, 31)
  return (
    hexagon
      .map((corner, index) =>
        facet(
          [[32, 31], corner, hexagon[(index + 1) % 6] as readonly [number, number]],
          facets[index] ?? '#14543A',
        ),
      )
      .join('') +
    `<polygon points="${points(ring(32, 32, 19))}" fill="#0A2A1D" opacity="0.5"/>` +
    pod(32, 31.5, 11.5, 17.5, 12)
  )
}

/** The house mark: a rind hexagon holding one gold pod. */
export const mark = (size: number) => picture(size, size, markBody(), '0 0 64 64')
