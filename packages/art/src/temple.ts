import { type Ramp, ramps, shade } from './colour.ts'
import { type Point, round, scatter } from './geometry.ts'
import { facet, group, type IdMaker, linear } from './svg.ts'

/** One lotus petal, tip up, split into a lit and a shaded half. */
function petal(width: number, height: number, ramp: Ramp, strength: number): string {
  const [base, tip, left, right]: Point[] = [
    [0, 0],
    [0, -height],
    [-width, -height * 0.52],
    [width, -height * 0.52],
  ]
  const [lowLeft, lowRight, heart]: Point[] = [
    [-width * 0.7, -height * 0.2],
    [width * 0.7, -height * 0.2],
    [0, -height * 0.46],
  ]
  return (
    facet([base, lowLeft, heart] as Point[], shade(ramp, strength + 0.16)) +
    facet([lowLeft, left, heart] as Point[], shade(ramp, strength + 0.1)) +
    facet([left, tip, heart] as Point[], shade(ramp, strength)) +
    facet([base, lowRight, heart] as Point[], shade(ramp, strength - 0.02)) +
    facet([lowRight, right, heart] as Point[], shade(ramp, strength - 0.16)) +
    facet([right, tip, heart] as Point[], shade(ramp, strength - 0.24))
  )
}

/** An open lotus standing on 0,0, about 240 wide and 140 high. */
export function lotus(ramp: Ramp = ramps.rose): string {
  const rows: readonly (readonly [
    count: number,
    spread: number,
    width: number,
    height: number,
    strength: number,
  ])[] = [
    [6, 82, 22, 118, 0.46],
    [5, 60, 23, 126, 0.58],
    [4, 36, 24, 118, 0.7],
    [3, 30, 23, 92, 0.84],
  ]
  return rows
    .map(([count, spread, width, height, strength]) =>
      Array.from({ length: count }, (_, index) => {
        const angle = ((index - (count - 1) / 2) * spread * 2) / (count - 1)
        const order = Math.abs(angle)
        return {
          order,
          svg: group(petal(width, height, ramp, strength - angle * 0.0022), 0, 0, { turn: angle }),
        }
      })
        .sort((a, b) => b.order - a.order)
        .map((one) => one.svg)
        .join(''),
    )
    .join('')
}

/** A stupa of facets on terraces, its foot at 0,0, about 140 wide and 210 high. */
export function pagoda(ramp: Ramp = ramps.gold, contrast = 1): string {
  const profile: Point[] = [
    [70, 0],
    [70, -12],
    [58, -12],
    [58, -26],
    [47, -26],
    [47, -40],
    [38, -42],
    [36, -58],
    [30, -78],
    [19, -94],
    [14, -104],
    [16, -108],
    [9, -120],
    [7, -142],
    [3, -166],
    [5, -172],
    [1.5, -186],
    [0.5, -206],
  ]
  const columns = [-1, -0.5, 0.1, 0.6, 1]
  const strength = [0.9, 0.66, 0.42, 0.2]
  let drawn = ''
  for (let row = 0; row < profile.length - 1; row += 1) {
    const [lower, upper] = [profile[row] as Point, profile[row + 1] as Point]
    if (lower[1] === upper[1]) continue
    columns.slice(0, -1).forEach((left, column) => {
      const right = columns[column + 1] as number
      const base = 0.5 + ((strength[column] ?? 0.5) - 0.5) * contrast + (row % 2 === 0 ? 0.03 : -0.04)
      drawn += facet(
        [
          [lower[0] * left, lower[1]],
          [lower[0] * right, lower[1]],
          [upper[0] * right, upper[1]],
          [upper[0] * left, upper[1]],
        ],
        shade(ramp, base),
      )
    })
  }
  return drawn
}

/** A far skyline of stupas along a line, in two flat tones: scenery, never the subject. */
export function skyline(
  id: IdMaker,
  width: number,
  base: number,
  colours: readonly [far: string, near: string],
  seed = 5,
  size = 1,
): string {
  const next = scatter(seed)
  const tone = id()
  const row = (colour: string, count: number, k: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = ((index + 0.5) / count) * width + (next() - 0.5) * 40
      const high = (0.55 + next() * 0.75) * k * size
      return group(
        '<path d="M-70 0V-12H-58V-26H-47V-40H-38C-36-58-34-72-30-78-26-88-19-92-14-104L-9-120-5-150 0-206 5-150 9-120 14-104C19-92 26-88 30-78 34-72 36-58 38-40H47V-26H58V-12H70V0Z"/>',
        round(x),
        base,
        { scale: high },
      ).replace('<path ', `<path fill="${colour}" `)
    }).join('')
  return `<defs>${linear(
    tone,
    [0, 0, 0, 1],
    [
      [0, colours[1]],
      [1, colours[1], 0],
    ],
  )}</defs>${row(colours[0], Math.ceil(width / 150), 0.8)}${row(colours[1], Math.ceil(width / 240), 1.15)}`
}
