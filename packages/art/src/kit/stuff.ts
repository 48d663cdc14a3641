import { mix, type Ramp, ramps, shade } from '../colour.ts'
import { ball, coin, gem, pod } from '../jewels.ts'
import { facet, group, type IdMaker, linear } from '../svg.ts'
import { fan } from './sea.ts'
import { outline } from './shape.ts'
import { block, field, spot } from './solid.ts'

const wood: Ramp = ['#1C0A03', '#4E240C', '#8C4A1C', '#C98246', '#F2C88E']
const part = (ramp: Ramp) => (text: string, light: number) => facet(outline(text), shade(ramp, light))

/** An open chest spilling coins and stones. */
export function chest(id: IdMaker): string {
  const box = block(
    [84, 40, 46],
    [0.28, -0.42, 0],
    wood,
    (_, place) =>
      field(place, -1, -1, -0.84, 1, '#C98406') +
      field(place, 0.84, -1, 1, 1, '#C98406') +
      field(place, -1, 0.76, 1, 1, '#8A4B00'),
  )
  const lid =
    facet(outline('-104,-44 -92,-92 56,-98 100,-62 92,-26 -84,-18'), '#2A1206') +
    facet(outline('-104,-44 -92,-92 56,-98 52,-84 -80,-78 -92,-42'), shade(wood, 0.7)) +
    facet(outline('56,-98 100,-62 92,-26 78,-32 84,-58 52,-84'), shade(wood, 0.34))
  const heap = [
    [-60, -26, 24],
    [-22, -36, 27],
    [20, -38, 28],
    [56, -22, 24],
    [-2, -14, 26],
    [34, -8, 22],
  ]
    .map(([x = 0, y = 0, r = 20], k) => coin(id, x, y, r, { tilt: 0.3, turn: k * 17 - 30 }))
    .join('')
  return (
    lid +
    group(box, 0, 40) +
    heap +
    gem(-40, -54, 19, ramps.ruby) +
    gem(40, -56, 17, ramps.emerald) +
    pod(0, -62, 13, 19, 10) +
    group(
      facet(outline('-16,-18 16,-18 16,14 0,24 -16,14'), '#FFC93F') +
        facet(outline('-4,-8 4,-8 4,8 -4,8'), '#3D1200'),
      -22,
      46,
    )
  )
}

/** A thick book with a stone set in its cover. */
export const book = (ramp: Ramp) =>
  group(block([66, 88, 18], [0.16, -0.52, -0.08], ramps.ivory), 6, 4) +
  block(
    [70, 92, 5],
    [0.16, -0.52, -0.08],
    ramp,
    (face, place) =>
      face === 'front'
        ? field(place, -0.86, -0.9, 0.86, 0.9, shade(ramps.gold, 0.5)) +
          field(place, -0.78, -0.84, 0.78, 0.84, shade(ramp, 0.42)) +
          spot(place, 0, 0, 0.5, 0.4, shade(ramps.gold, 0.62)) +
          spot(place, 0, 0, 0.42, 0.33, shade(ramp, 0.15))
        : '',
    { at: [0, 0, 22] },
  ) +
  gem(-14, -2, 22, ramps.ruby)

export const ingots = (ramp: Ramp = ramps.gold) =>
  [
    [-52, 56],
    [52, 60],
    [0, 6],
    [0, -46],
  ]
    .map(([x = 0, y = 0], k) =>
      group(
        facet(outline('-52,26 -36,-16 28,-22 58,20'), shade(ramp, 0.66)) +
          facet(outline('-36,-16 28,-22 40,-30 -20,-28'), shade(ramp, 0.96)) +
          facet(outline('28,-22 40,-30 70,6 58,20'), shade(ramp, 0.26)) +
          facet(outline('-30,10 -24,-8 20,-12 34,6'), shade(ramp, 0.5)),
        x * (k === 3 ? 0.9 : 1),
        y,
        { scale: k === 3 ? 0.84 : 1 },
      ),
    )
    .join('')

/** A printed ticket with a torn edge; `marks` are the tones of its fields. */
export function ticket(id: IdMaker, paper: Ramp, marks: readonly string[]): string {
  const sheet = id()
  const edge = Array.from({ length: 15 }, (_, k) => `L${98 - k * 14} ${k % 2 ? 64 : 58}`).join('')
  const cells = marks.map((tone, k) => {
    const [x, y] = [-76 + (k % 4) * 39, -14 + Math.floor(k / 4) * 34]
    return `<rect x="${x}" y="${y}" width="34" height="28" rx="6" fill="${mix(tone, '#000000', 0.35)}"/><rect x="${x}" y="${y}" width="34" height="25" rx="6" fill="${tone}"/><rect x="${x + 4}" y="${y + 3}" width="26" height="6" rx="3" fill="#fff" opacity="0.4"/>`
  })
  return `<defs>${linear(
    sheet,
    [0, 0, 0.8, 1],
    [
      [0, shade(paper, 0.98)],
      [0.6, shade(paper, 0.8)],
      [1, shade(paper, 0.5)],
    ],
  )}</defs><path d="M-98 -66H98V58${edge}V-66Z" transform="translate(6 10)" fill="#000" opacity="0.4"/><path d="M-98 -66H98V58${edge}V-66Z" fill="url(#${sheet})"/><path d="M-98 -66H98V-30H-98Z" fill="${shade(paper, 0.24)}"/>${pod(-72, -48, 9, 13)}<path d="M-48 -52H74M-48 -42H34" stroke="#fff" stroke-opacity="0.8" stroke-width="5" stroke-linecap="round"/>${cells.join('')}`
}

/** A glass globe of lottery balls on a stand. */
export function globe(id: IdMaker, tones: readonly string[]): string {
  const seats = [
    [0, 4, 22],
    [-40, -22, 19],
    [40, -18, 19],
    [-34, 36, 19],
    [38, 38, 19],
    [0, -50, 18],
    [0, 56, 18],
    [-66, 10, 14],
    [68, 10, 14],
  ] as const
  return (
    facet(outline('-46,84 46,84 66,112 -66,112'), '#8A4B00') +
    facet(outline('-46,84 0,84 0,112 -66,112'), '#E8980F') +
    `<circle r="92" fill="#fff" fill-opacity="0.18"/>` +
    seats
      .map(
        ([x, y, r], k) =>
          ball(id, x, y, r, tones[k % tones.length] ?? '#D1273B') +
          `<circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="#FFFDF5"/>` +
          pod(x, y, r * 0.2, r * 0.3, k * 20),
      )
      .join('') +
    `<circle r="92" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="5"/><path d="M-74 -34A82 82 0 0 1 -20 -79" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity="0.85"/>`
  )
}

/** A proud head in profile with hackles of layered plumes: a crest, never a fight. */
export function rooster(hot: Ramp, plume: readonly string[]): string {
  const red = part(ramps.ruby)
  const skin = part(hot)
  return (
    group(fan(9, 120, 120, plume), 24, -16, { turn: 168 }) +
    group(fan(7, 84, 92, [plume[1] ?? '#F79A4A', ...plume.slice(1)]), 20, -14, { turn: 172 }) +
    red('-44,-58 -56,-92 -34,-86 -22,-112 -4,-90 18,-114 26,-86 50,-98 46,-62', 0.5) +
    red('-44,-58 -56,-92 -34,-86 -22,-112 -14,-70', 0.72) +
    red('18,-114 26,-86 50,-98 46,-62 20,-64', 0.3) +
    skin('-52,-30 -36,-62 4,-74 44,-58 58,-18 46,26 0,40 -34,18', 0.5) +
    skin('-52,-30 -36,-62 4,-74 0,-36', 0.76) +
    skin('44,-58 58,-18 46,26 10,0 4,-74', 0.34) +
    facet(outline('-46,-34 -108,-16 -94,-10 -44,-10'), '#FFD35C') +
    facet(outline('-44,-10 -94,-10 -68,2 -42,6'), '#B96A00') +
    red('-40,8 -18,16 -20,52 -34,66 -46,44', 0.5) +
    red('-18,16 0,20 4,50 -10,60 -20,52', 0.3) +
    `<circle cx="-14" cy="-34" r="16" fill="#FFE9A8"/><circle cx="-16" cy="-33" r="10" fill="#1A0A06"/><circle cx="-20" cy="-38" r="3.500" fill="#fff"/><path d="M-36 -52L8 -46" stroke="#6E0E1C" stroke-width="7" stroke-linecap="round"/>`
  )
}

export function gamepad(ramp: Ramp): string {
  const p = part(ramp)
  return (
    p('-62,-44 62,-44 92,-16 108,56 84,78 44,30 -44,30 -84,78 -108,56 -92,-16', 0.42) +
    p('-62,-44 62,-44 70,-30 -70,-30', 0.86) +
    p('-92,-16 -62,-44 -44,30 -84,78 -108,56', 0.56) +
    p('92,-16 62,-44 44,30 84,78 108,56', 0.24) +
    facet(
      outline('-64,-18 -52,-18 -52,-6 -40,-6 -40,6 -52,6 -52,18 -64,18 -64,6 -76,6 -76,-6 -64,-6'),
      '#0A0F1F',
    ) +
    [
      ['#2FE6C8', 58, -18],
      ['#C8FF4D', 76, 0],
      ['#FF5A78', 58, 18],
      ['#FFC93F', 40, 0],
    ]
      .map(
        ([tone, x, y]) =>
          `<circle cx="${x}" cy="${y}" r="9" fill="${tone}"/><circle cx="${Number(x) - 3}" cy="${Number(y) - 3}" r="3" fill="#fff" opacity="0.8"/>`,
      )
      .join('') +
    `<circle cx="-20" cy="24" r="16" fill="#0A0F1F"/><circle cx="-22" cy="21" r="11" fill="${shade(ramp, 0.6)}"/><circle cx="22" cy="24" r="16" fill="#0A0F1F"/><circle cx="20" cy="21" r="11" fill="${shade(ramp, 0.5)}"/>`
  )
}

/** A dragon boat's hull, a paper boat, a river barge: a hull with a sail of facets. */
export const boat = (sail: Ramp) =>
  facet(outline('-100,34 -112,4 -84,26 84,26 112,-6 98,38 64,66 -66,66'), shade(wood, 0.4)) +
  facet(outline('-100,34 -112,4 -84,26 84,26 112,-6 104,24 70,42 -74,42'), shade(wood, 0.74)) +
  facet(outline('-6,26 -6,-104 2,-104 2,26'), shade(wood, 0.2)) +
  [0, 1, 2, 3]
    .map(
      (k) =>
        facet(
          [
            [-6, -94 + k * 28],
            [-66 + k * 5, -74 + k * 24],
            [-70 + k * 4, -52 + k * 24],
            [-6, -68 + k * 28],
          ],
          shade(sail, 0.8 - k * 0.09),
        ) +
        facet(
          [
            [2, -98 + k * 30],
            [54 - k * 3, -64 + k * 24],
            [58 - k * 3, -42 + k * 24],
            [2, -70 + k * 30],
          ],
          shade(sail, 0.46 - k * 0.07),
        ),
    )
    .join('')

/** A plane climbing: paper-fold planes of light. */
export const plane = (ramp: Ramp) => {
  const p = part(ramp)
  return (
    p('-104,-8 104,-88 -20,30', 0.9) +
    p('-20,30 104,-88 24,92', 0.5) +
    p('-20,30 104,-88 -8,50', 0.2) +
    p('-20,30 -8,50 -30,76', 0.1) +
    p('-104,-8 104,-88 -52,8', 0.66)
  )
}

/** A blossom of five petals around a heart. */
export const blossom = (ramp: Ramp, petals = 6) =>
  Array.from({ length: petals * 2 }, (_, k) =>
    group(
      facet(
        outline('0,0 -26,-44 -20,-84 0,-98'),
        shade(ramp, 0.86 - (k % petals) * 0.05 - (k < petals ? 0.2 : 0)),
      ) +
        facet(
          outline('0,0 26,-44 20,-84 0,-98'),
          shade(ramp, 0.6 - (k % petals) * 0.05 - (k < petals ? 0.2 : 0)),
        ),
      0,
      0,
      { turn: (k * 360) / petals + (k < petals ? 180 / petals : 0), scale: k < petals ? 1 : 0.7 },
    ),
  ).join('') + gem(0, 0, 22, ramps.gold)

/** A boxed gift with a ribbon and a bow. */
export function gift(ramp: Ramp): string {
  const band = shade(ramps.gold, 0.6)
  const ribbon = (turn: number, flip: boolean, light: number) =>
    group(
      facet(outline('0,0 18,-44 62,-52 66,-18'), shade(ramps.gold, light)) +
        facet(outline('0,0 66,-18 40,4'), shade(ramps.gold, light - 0.3)),
      0,
      -58,
      { turn, flip },
    )
  const wrap = (face: string, place: Parameters<typeof field>[0]) =>
    face === 'top'
      ? field(place, -0.16, -1, 0.16, 1, shade(ramps.gold, 0.8)) +
        field(place, -1, -0.16, 1, 0.16, shade(ramps.gold, 0.8))
      : field(place, -0.16, -1, 0.16, 1, face === 'front' ? band : shade(ramps.gold, 0.4))
  const pose = [0.36, -0.62, 0] as const
  return (
    group(block([58, 52, 58], pose, ramp, wrap), 0, 26) +
    group(block([64, 14, 64], pose, ramp, wrap), 0, -30) +
    ribbon(0, true, 0.74) +
    ribbon(6, false, 0.58) +
    gem(0, -60, 15, ramps.ruby)
  )
}

/** A phone that shows the mark of the house. */
export const phone = (badge: string) =>
  block(
    [50, 96, 7],
    [0.1, -0.42, 0.06],
    ['#05060C', '#151A26', '#3A4658', '#9DB0C4', '#F4F8FC'],
    (face, place) =>
      face === 'front'
        ? field(place, -0.9, -0.95, 0.9, 0.95, '#0A2A1D') +
          field(place, -0.9, -0.95, 0.9, 0.1, '#14543A') +
          field(place, -0.9, -0.95, 0.9, -0.4, '#1A6B49') +
          field(place, -0.72, 0.42, 0.72, 0.58, shade(ramps.gold, 0.6)) +
          field(place, -0.72, 0.66, -0.06, 0.86, '#23875C') +
          field(place, 0.06, 0.66, 0.72, 0.86, '#23875C')
        : '',
  ) + group(badge, -34, -46, { scale: 0.92 })
