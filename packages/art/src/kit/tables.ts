import { mix, type Ramp, ramps, shade } from '../colour.ts'
import type { Point, Vector } from '../geometry.ts'
import { ball, coin, gem, pod } from '../jewels.ts'
import { facet, group, type IdMaker } from '../svg.ts'
import { slices } from './orb.ts'
import { block, field, spot } from './solid.ts'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const gold: Ramp = ramps.gold
const wood: Ramp = ['#1C0A03', '#4E240C', '#8C4A1C', '#C98246', '#F2C88E']
const oval = (rx: number, ry: number, fill: string, dy = 0) =>
  `<ellipse cy="${dy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

/** A roulette wheel at a slant: bowl, pockets, cone and turret. */
export function roulette(id: IdMaker): string {
  const pocket = (index: number) => (index === 0 ? '#0F8A52' : index % 2 === 0 ? '#1B1518' : '#C21F2B')
  return (
    oval(100, 62, '#1C0A03', 12) +
    oval(100, 62, '#6E3412') +
    oval(98, 60, '#B5713A', -2) +
    oval(92, 56, '#5A2A10') +
    slices(37, 88, 64, 0.6, pocket) +
    oval(64, 38, '#E3A53A') +
    oval(62, 36.5, '#3A1A08') +
    slices(12, 60, 12, 0.58, (index) => shade(wood, 0.25 + 0.5 * Math.abs(Math.cos((index - 4) * 0.3)))) +
    group(
      facet(
        [
          [-44, 0],
          [44, 0],
          [44, 6],
          [-44, 6],
        ],
        shade(gold, 0.6),
      ) +
        facet(
          [
            [-6, -26],
            [6, 26],
            [-2, 26],
            [-10, -26],
          ],
          shade(gold, 0.45),
        ),
      0,
      -6,
    ) +
    ball(id, 0, -12, 15, '#E8980F') +
    ball(id, 0, -30, 8, '#FFC93F') +
    ball(id, 58, 34, 7, '#EFEFF5')
  )
}

/** A wheel of fortune facing the player, with a pointer. */
export function moneyWheel(id: IdMaker, tones: readonly string[], count = 16): string {
  const pins = range(count).map((index) => {
    const angle = (index / count) * Math.PI * 2
    return ball(id, Math.sin(angle) * 90, -Math.cos(angle) * 90, 4.5, '#FFD35C')
  })
  return (
    oval(99, 99, '#2A0F02', 6) +
    oval(98, 98, '#A35A04') +
    oval(95, 95, '#FFC93F', -1.5) +
    oval(88, 88, '#3D1200') +
    slices(count, 86, 24, 1, (index) =>
      mix(
        tones[index % tones.length] ?? '#C21F2B',
        '#000000',
        0.22 * Math.max(0, Math.sin((index / count) * 6.28 - 0.6)),
      ),
    ) +
    slices(count, 40, 24, 1, () => 'rgba(255,255,255,.16)') +
    pins.join('') +
    group(gem(0, 0, 24, gold), 0, 0) +
    facet(
      [
        [-13, -112],
        [0, -102],
        [0, -74],
      ],
      '#FFF3C4',
    ) +
    facet(
      [
        [13, -112],
        [0, -102],
        [0, -74],
      ],
      '#D98F0C',
    )
  )
}

/** A pile of chips with edge marks, topped by one face. */
export function chips(ramp: Ramp, count = 6): string {
  const one = (y: number) =>
    `<g transform="translate(${(y * 7) % 5} ${y})">${oval(62, 26, shade(ramp, 0.08), 12)}<path d="M-62 0V11A62 26 0 0 0 62 11V0Z" fill="${shade(ramp, 0.38)}"/>${[-46, -16, 16, 44].map((x) => `<path d="M${x} ${22 - Math.abs(x) * 0.2}l12 -1v11l-12 1Z" fill="#FBF6E6" opacity="0.9"/>`).join('')}${oval(62, 26, shade(ramp, 0.62))}${slices(12, 60, 44, 0.42, (index) => (index % 2 ? '#FBF6E6' : shade(ramp, 0.5)))}${oval(42, 17.5, shade(ramp, 0.4))}${oval(38, 15.5, shade(ramp, 0.66), -1)}</g>`
  return (
    range(count)
      .map((index) => one(70 - index * 17))
      .join('') + group(pod(0, 0, 9, 13), 0, 70 - (count - 1) * 17, { squash: 0.5 })
  )
}

/** A stack of coins. */
export const stack = (id: IdMaker, count = 7) =>
  range(count)
    .map((index) =>
      coin(id, (index % 3) * 3 - 3, 74 - index * 18, 60, { tilt: 0.05, emblem: index === count - 1 }),
    )
    .join('')

export function domino(upper: number, lower: number, pose: Vector): string {
  const spots: Record<number, readonly Point[]> = {
    1: [[0, 0]],
    2: [
      [-0.5, -0.22],
      [0.5, 0.22],
    ],
    3: [
      [-0.5, -0.24],
      [0, 0],
      [0.5, 0.24],
    ],
    4: [
      [-0.5, -0.23],
      [0.5, -0.23],
      [-0.5, 0.23],
      [0.5, 0.23],
    ],
    5: [
      [-0.5, -0.23],
      [0.5, -0.23],
      [-0.5, 0.23],
      [0.5, 0.23],
      [0, 0],
    ],
    6: [
      [-0.5, -0.27],
      [0.5, -0.27],
      [-0.5, 0],
      [0.5, 0],
      [-0.5, 0.27],
      [0.5, 0.27],
    ],
  }
  return block(
    [46, 92, 13],
    pose,
    ramps.ivory,
    (face, place) =>
      face !== 'front'
        ? ''
        : field(place, -0.82, -0.015, 0.82, 0.015, '#3A2A12') +
          [
            [upper, -0.5],
            [lower, 0.5],
          ]
            .map(([value, dy]) =>
              (spots[value ?? 0] ?? [])
                .map(([x, y]) => spot(place, x, y + (dy ?? 0), 0.15, 0.075, '#15211B'))
                .join(''),
            )
            .join(''),
    { soft: 0.9 },
  )
}

/** A board of cells standing at a slant: keno, bingo, mines, towers. `marks` says what lies on each cell. */
export function board(
  columns: number,
  rows: number,
  pose: Vector,
  ramp: Ramp,
  cell: (index: number) => string,
  extra?: (place: (a: number, b: number) => Point, index: number, x: number, y: number) => string,
): string {
  return block(
    [92, (92 * rows) / columns, 10],
    pose,
    ramp,
    (face, place) =>
      face !== 'front'
        ? ''
        : range(columns * rows)
            .map((index) => {
              const [w, h] = [1.84 / columns, 1.84 / rows]
              const [x, y] = [-0.92 + (index % columns) * w, -0.92 + Math.floor(index / columns) * h]
              const colour = cell(index)
              return (
                field(
                  place,
                  x + w * 0.06,
                  y + h * 0.1,
                  x + w * 0.94,
                  y + h * 0.97,
                  mix(colour, '#000000', 0.5),
                ) +
                field(place, x + w * 0.06, y + h * 0.05, x + w * 0.94, y + h * 0.88, colour) +
                field(place, x + w * 0.1, y + h * 0.08, x + w * 0.9, y + h * 0.24, '#ffffff', 0.35) +
                (extra?.(place, index, x + w / 2, y + h * 0.48) ?? '')
              )
            })
            .join(''),
    { soft: 0.8 },
  )
}

/** A triangle of pegs with coloured slots below. */
export function plinko(id: IdMaker): string {
  const pegs = range(7).flatMap((row) =>
    range(row + 2).map((k) => ball(id, (k - (row + 1) / 2) * 25, -72 + row * 22, 5, '#FFD7E3')),
  )
  const tones = ['#F23D5C', '#FF7A3D', '#FFB128', '#FFE08A', '#FFB128', '#FF7A3D', '#F23D5C']
  const slots = tones.map(
    (tone, index) =>
      facet(
        [
          [-98 + index * 28, 82],
          [-72 + index * 28, 82],
          [-74 + index * 28, 104],
          [-96 + index * 28, 104],
        ],
        tone,
      ) +
      facet(
        [
          [-98 + index * 28, 82],
          [-72 + index * 28, 82],
          [-73 + index * 28, 88],
          [-97 + index * 28, 88],
        ],
        mix(tone, '#ffffff', 0.5),
      ),
  )
  return `<polygon points="0,-104 106,80 -106,80" fill="#2C0524" opacity="0.6" stroke="#FFC9DA" stroke-opacity="0.6" stroke-width="3" stroke-linejoin="round"/>${pegs.join('')}${slots.join('')}${ball(id, -20, -8, 17, '#FFB81C')}${ball(id, 28, -40, 11, '#2FC7A0')}${ball(id, 44, 44, 13, '#7C5CFF')}`
}

/** A mine: a dark ball of facets with horns and a lit fuse. */
export const tokens = (id: IdMaker, tones: readonly string[]) =>
  tones
    .map((tone, index) => {
      const [x, y] = [((index % 2) - 0.5) * 80, (Math.floor(index / 2) - 0.5) * 44]
      return group(
        oval(38, 20, mix(tone, '#000000', 0.6), 9) +
          oval(38, 20, tone) +
          oval(29, 14, mix(tone, '#ffffff', 0.3), -1),
        x,
        y + ((index * 5) % 7),
      )
    })
    .join('') + ball(id, 0, 0, 0.1, '#FFFFFF')
