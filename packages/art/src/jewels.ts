import { mix, type Ramp, ramps, shade } from './colour.ts'
import { type Point, points, ring, round } from './geometry.ts'
import { facet, group, type IdMaker, linear } from './svg.ts'

const lightAngle = Math.PI * 1.25

/** A round brilliant seen from the table side: eight crowns of four facets. */
export function gem(
  cx: number,
  cy: number,
  radius: number,
  ramp: Ramp = ramps.ruby,
  options: { sides?: number; stretch?: number } = {},
): string {
  const { sides = 8, stretch = 1 } = options
  const at = (angle: number, k: number): Point => [
    cx + Math.cos(angle) * radius * k,
    cy + Math.sin(angle) * radius * k * stretch,
  ]
  const step = (Math.PI * 2) / sides
  const middle = Math.cos(step / 2) * 0.76
  let drawn = ''
  for (let index = 0; index < sides; index += 1) {
    const [from, to, mid] = [index * step + step / 2, (index + 1) * step + step / 2, (index + 1) * step]
    const strength = 0.5 + 0.5 * Math.cos(mid - lightAngle)
    const other = 0.5 + 0.5 * Math.cos(mid - lightAngle + Math.PI)
    const [outer, nextOuter, girdle] = [at(from, 1), at(to, 1), at(mid, middle)]
    const [table, nextTable] = [at(from, 0.52), at(to, 0.52)]
    drawn += facet([outer, nextOuter, girdle], shade(ramp, strength * 0.92))
    drawn += facet([outer, girdle, table], shade(ramp, strength * 0.78 + 0.14))
    drawn += facet([nextOuter, girdle, nextTable], shade(ramp, strength * 0.66 + 0.04))
    drawn += facet([table, nextTable, girdle], shade(ramp, 0.3 + strength * 0.52))
    drawn += facet([[cx, cy], table, nextTable], shade(ramp, 0.34 + other * 0.3 + strength * 0.14))
  }
  const glint: Point[] = [at(lightAngle - 0.5, 0.5), at(lightAngle + 0.42, 0.52), at(lightAngle + 0.2, 0.12)]
  return (
    drawn +
    `<polygon points="${points(glint)}" fill="#fff" opacity="0.72"/><polygon points="${points([at(0.55, 0.78), at(1.05, 0.8), at(0.8, 0.66)])}" fill="#fff" opacity="0.35"/>`
  )
}

const podOuter: Point[] = [
  [0, -1],
  [0.55, -0.62],
  [0.92, 0.05],
  [0.72, 0.68],
  [0, 1],
  [-0.72, 0.68],
  [-0.92, 0.05],
  [-0.55, -0.62],
]
const podLight = [0.62, 0.42, 0.22, 0.1, 0.28, 0.55, 0.82, 0.98]

/** The brand gem: a pod of the fruit's gold flesh, eight facets around a table. */
export function pod(
  cx: number,
  cy: number,
  width: number,
  height: number,
  turned = 0,
  ramp: Ramp = ramps.pod,
): string {
  const outer = podOuter.map(([x, y]): Point => [x * width, y * height])
  const inner = podOuter.map(([x, y]): Point => [(x * 0.46 - 0.06) * width, (y * 0.46 - 0.08) * height])
  const sides = outer.map((corner, index) => {
    const next = (index + 1) % 8
    return facet(
      [corner, outer[next] as Point, inner[next] as Point, inner[index] as Point],
      shade(ramp, podLight[index] ?? 0.5),
    )
  })
  const table = `<polygon points="${points(inner)}" fill="${shade(ramp, 0.74)}"/>`
  const glint = `<polygon points="${points([inner[7] as Point, inner[0] as Point, inner[1] as Point])}" fill="${shade(ramp, 0.97)}" opacity="0.8"/>`
  return group(sides.join('') + table + glint, cx, cy, { turn: turned })
}

/** A gold coin seen at a slant, embossed with the hexagon. */
export function coin(
  id: IdMaker,
  cx: number,
  cy: number,
  radius: number,
  options: { tilt?: number; turn?: number; emblem?: boolean } = {},
): string {
  const { tilt = 0.35, turn = 0, emblem = true } = options
  const ry = radius * (tilt * 1.4 + 0.3)
  const [face, inner] = [id(), id()]
  const hexagon = ring(0, 0, radius * 0.58, ry * 0.58)
  const bevels = hexagon
    .map((corner, index) =>
      facet(
        [[0, 0], corner, hexagon[(index + 1) % 6] as Point],
        shade(ramps.gold, [0.55, 0.42, 0.34, 0.5, 0.72, 0.84][index] ?? 0.5),
      ),
    )
    .join('')
  const body =
    `<defs>${linear(
      face,
      [0, 0, 1, 1],
      [
        [0, '#FFF3C4'],
        [0.45, '#F5B11B'],
        [1, '#9A5B00'],
      ],
    )}${linear(
      inner,
      [0, 0, 1, 1],
      [
        [0, '#D98F0C'],
        [1, '#FFD35C'],
      ],
    )}</defs>` +
    `<ellipse cy="${round(radius * 0.16)}" rx="${radius}" ry="${round(ry)}" fill="#6E3B00"/><ellipse cy="${round(radius * 0.08)}" rx="${radius}" ry="${round(ry)}" fill="#A86404"/>` +
    `<ellipse rx="${radius}" ry="${round(ry)}" fill="url(#${face})"/><ellipse rx="${round(radius * 0.83)}" ry="${round(ry * 0.83)}" fill="url(#${inner})"/>` +
    (emblem ? bevels : '') +
    `<ellipse cx="${round(-radius * 0.42)}" cy="${round(-ry * 0.52)}" rx="${round(radius * 0.24)}" ry="${round(radius * 0.1)}" fill="#fff" opacity="0.7" transform="rotate(-28 ${round(-radius * 0.42)} ${round(-ry * 0.52)})"/>`
  return group(body, cx, cy, { turn })
}

/** A lit ball: lottery balls, cherries, finials. */
export function ball(id: IdMaker, cx: number, cy: number, radius: number, colour: string): string {
  const body = id()
  return (
    `<defs><radialGradient id="${body}" cx="0.34" cy="0.28" r="0.85"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.65)}"/><stop offset="0.35" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#000000', 0.55)}"/></radialGradient></defs>` +
    `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" fill="url(#${body})"/><ellipse cx="${round(cx - radius * 0.36)}" cy="${round(cy - radius * 0.5)}" rx="${round(radius * 0.3)}" ry="${round(radius * 0.15)}" fill="#fff" opacity="0.75" transform="rotate(-32 ${round(cx - radius * 0.36)} ${round(cy - radius * 0.5)})"/>`
  )
}
