import { mix, type Ramp, ramps, shade } from '../colour.ts'
import { icosahedron, normal, type Point, points, type Vector } from '../geometry.ts'
import { facet, group, type IdMaker } from '../svg.ts'
import { ballLight, circleOn, orb, seam, strap } from './orb.ts'
import { outline } from './shape.ts'

const leather: Ramp = ['#2A0A02', '#8A300A', '#D9641A', '#F79A4A', '#FFE0B8']

/** The pentagons of a football, pushed onto the sphere. */
export function football(id: IdMaker, dark = '#0F3D2A', pale: Ramp = ramps.ivory): string {
  const corners = icosahedron()
  const pose: Vector = [0.35, 0.5, 0.1]
  const spin = ([x, y, z]: Vector): Vector => {
    const [c, s, d, e] = [Math.cos(pose[1]), Math.sin(pose[1]), Math.cos(pose[0]), Math.sin(pose[0])]
    const [y1, z1] = [y * d - z * e, y * e + z * d]
    return [x * c + z1 * s, y1, -x * s + z1 * c]
  }
  const near = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 1.2 && a !== b
  const between = (a: Vector, b: Vector, k: number) =>
    normal([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k])
  const flat = (list: Vector[]) => list.map(spin).map(([x, y]): Point => [x * 96, y * 96])
  const seams = corners
    .flatMap((a) =>
      corners
        .filter((b) => near(a, b))
        .map((b) => [0.33, 0.42, 0.5, 0.58, 0.67].map((k) => between(a, b, k))),
    )
    .filter((line) => line.every((p) => spin(p)[2] > 0))
    .map((line) => seam(flat(line), '#7D8A80', 2.4))
  const patches = corners
    .filter((a) => spin(a)[2] > -0.05)
    .map((a) => {
      const [ax, ay] = spin(a)
      const around = corners
        .filter((b) => near(a, b))
        .map((b) => between(a, b, 0.33))
        .sort(
          (p, q) =>
            Math.atan2(spin(p)[1] - ay, spin(p)[0] - ax) - Math.atan2(spin(q)[1] - ay, spin(q)[0] - ax),
        )
      return `<polygon points="${points(flat(around))}" fill="${dark}" stroke="${dark}" stroke-width="5" stroke-linejoin="round"/>`
    })
  return `<circle r="97" fill="${shade(pale, 0.82)}"/>${seams.join('')}${patches.join('')}${ballLight(id, 97, '#06251A')}`
}

const turned: Vector = [0.5, 0.4, 0.5]
export function basketball(id: IdMaker): string {
  const line = (axis: Vector, height = 0) => seam(circleOn(94, axis, turned, height), '#2A0A02', 5)
  return `<circle r="95" fill="${shade(leather, 0.52)}"/>${line([0, 1, 0])}${line([1, 0, 0])}${line([0, 0, 1], 0.45)}${line([0, 0, 1], -0.45)}${ballLight(id, 95, '#2A0A02')}`
}

export const tennisBall = (id: IdMaker) =>
  `${orb(id, 92, ['#3A4A02', '#7FA30A', '#C8E62A', '#E9FF7A', '#FBFFD9'])}<path d="M-78 -48C-20 -60 12 -20 -8 30 -18 56 -40 74 -62 68M30 -87C8 -50 30 -14 86 -30" fill="none" stroke="#FBFFE6" stroke-width="8" stroke-linecap="round"/>`

export const cricketBall = (id: IdMaker) =>
  orb(id, 90, ramps.ruby) +
  [0.05, -0.05, 0.12]
    .map((height) => seam(circleOn(88, [0, 1, 0], [0.5, 0, 0.7], height), '#FFE9D0', 2.6, 0.9))
    .join('')

export const volleyball = (id: IdMaker) =>
  `<circle r="94" fill="#F3F1E4"/>${(
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as Vector[]
  )
    .map((axis, index) =>
      [-0.32, 0.32]
        .map((height) =>
          strap(
            94,
            axis,
            turned,
            height,
            17,
            index === 1 ? ramps.sapphire : ['#7A5A00', '#C98406', '#FFC73D', '#FFE58C'],
          ),
        )
        .join(''),
    )
    .join('')}${ballLight(id, 94, '#0B1A4A')}`

/** The woven rattan ball of chinlone: straps crossing over a dark inside. */
export const chinlone = (id: IdMaker) =>
  `<circle r="94" fill="#3A1A04"/>${(
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as Vector[]
  )
    .map((axis) =>
      [-0.5, -0.18, 0.18, 0.5]
        .map((height) =>
          strap(92, axis, [0.7, 0.6, 0.3], height, 11, [
            '#5A2A08',
            '#A8641C',
            '#E0A850',
            '#F7D896',
            '#FFF6DA',
          ]),
        )
        .join(''),
    )
    .join('')}${ballLight(id, 94, '#2A1002')}`

/** A glove seen from the side: fist, thumb and cuff in broad lit planes. */
export function glove(ramp: Ramp): string {
  const part = (text: string, light: number) => facet(outline(text), shade(ramp, light))
  return (
    part('-84,-30 -62,-74 -10,-94 44,-84 78,-50 84,-4 66,36 -46,40 -78,14', 0.42) +
    part('-84,-30 -62,-74 -10,-94 -2,-40 -50,-12', 0.72) +
    part('-10,-94 44,-84 78,-50 28,-36 -2,-40', 0.58) +
    part('78,-50 84,-4 66,36 30,4 28,-36', 0.3) +
    part('-50,-12 -2,-40 28,-36 30,4 -20,24', 0.5) +
    part('-84,-30 -50,-12 -20,24 -46,40 -78,14', 0.36) +
    part('-30,-8 10,-22 26,2 2,34 -40,44 -50,20', 0.64) +
    part('-40,44 2,34 26,2 30,24 4,52', 0.26) +
    facet(outline('-48,44 66,38 70,64 -46,72'), '#FBF6E6') +
    facet(outline('-46,72 70,64 66,98 -40,102'), shade(ramp, 0.34)) +
    facet(outline('-46,72 0,69 2,100 -40,102'), shade(ramp, 0.6)) +
    facet(outline('-62,-62 -30,-84 -22,-70 -50,-50'), mix(shade(ramp, 0.9), '#ffffff', 0.5), 0.8)
  )
}

/** A strung racket or a bat, head up. */
export const racket = (ramp: Ramp) =>
  `<ellipse cx="3" cy="-38" rx="50" ry="60" fill="none" stroke="#0A0A14" stroke-opacity="0.5" stroke-width="12"/><ellipse cy="-42" rx="46" ry="56" fill="#fff" fill-opacity="0.1"/>${[-36, -24, -12, 0, 12, 24, 36].map((x) => `<path d="M${x} ${-42 - Math.sqrt(1 - (x / 46) ** 2) * 56}V${-42 + Math.sqrt(1 - (x / 46) ** 2) * 56}M${-Math.sqrt(1 - (x / 56) ** 2) * 46} ${x - 42}H${Math.sqrt(1 - (x / 56) ** 2) * 46}" stroke="#fff" stroke-opacity="0.75" stroke-width="1.6"/>`).join('')}<ellipse cy="-42" rx="48" ry="58" fill="none" stroke="${shade(ramp, 0.3)}" stroke-width="11"/><ellipse cx="-1.5" cy="-44" rx="48" ry="58" fill="none" stroke="${shade(ramp, 0.66)}" stroke-width="5"/>${facet(
    [
      [-26, 6],
      [26, 6],
      [7, 40],
      [-7, 40],
    ],
    shade(ramp, 0.4),
  )}${facet(
    [
      [-8, 36],
      [0, 36],
      [0, 104],
      [-8, 104],
    ],
    shade(ramp, 0.7),
  )}${facet(
    [
      [0, 36],
      [8, 36],
      [8, 104],
      [0, 104],
    ],
    shade(ramp, 0.16),
  )}`

export const cricketBat = () =>
  group(
    facet(outline('-26,-20 0,-24 0,100 -26,90'), '#F2D09A') +
      facet(outline('0,-24 26,-20 26,90 0,100'), '#B9834A') +
      facet(outline('-26,-20 -8,-44 8,-44 26,-20 0,-24'), '#D9A766') +
      facet(outline('-8,-104 0,-106 0,-42 -8,-44'), '#E5472A') +
      facet(outline('0,-106 8,-104 8,-44 0,-42'), '#8A1A12') +
      facet(outline('-26,30 0,28 0,46 -26,48'), '#C21F2B') +
      facet(outline('0,28 26,30 26,48 0,46'), '#7A0A1E'),
    0,
    0,
  )

export function car(ramp: Ramp): string {
  const part = (text: string, light: number) => facet(outline(text), shade(ramp, light))
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="40" r="30" fill="#0A0B12"/><circle cx="${x}" cy="40" r="19" fill="#8A94A6"/><circle cx="${x - 2}" cy="38" r="15" fill="#D5DCE6"/>${[0, 1, 2, 3, 4].map((k) => `<path d="M${x} 40L${x + Math.cos(k * 1.26) * 17} ${40 + Math.sin(k * 1.26) * 17}" stroke="#3A4658" stroke-width="5"/>`).join('')}`
  return (
    part('-108,34 -104,4 -58,-10 -20,-40 40,-40 82,-8 108,2 110,34 90,50 -92,50', 0.4) +
    part('-104,4 -58,-10 82,-8 108,2 60,10 -60,12', 0.78) +
    part('-58,-10 -20,-40 40,-40 82,-8', 0.24) +
    facet(outline('-46,-12 -16,-34 8,-34 8,-12'), '#BFE6FF') +
    facet(outline('16,-34 36,-34 66,-11 16,-12'), '#5A8CC0') +
    part('-108,34 110,34 90,50 -92,50', 0.1) +
    facet(outline('-108,12 -84,10 -88,20 -107,22'), '#FFF6C9') +
    part('84,-22 112,-26 112,-18 90,-14', 0.55) +
    wheel(-60) +
    wheel(64)
  )
}
