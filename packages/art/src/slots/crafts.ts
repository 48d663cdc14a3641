/** What the workshops of the country make: lacquer, paper, silk, a harp. Around 0,0 in a box of about 200 by 200. */
import { mix, type Ramp, ramps, shade } from '../colour.ts'
import { type Point, points, round } from '../geometry.ts'
import { ball } from '../jewels.ts'
import { lathe } from '../kit/lathe.ts'
import { outline } from '../kit/shape.ts'
import { many } from '../kit/stage.ts'
import { blossom } from '../kit/stuff.ts'
import { facet, group, type IdMaker } from '../svg.ts'

const jet: Ramp = ['#05060C', '#151A26', '#3A4658', '#76879E', '#DCE6F2']

/** The red of lacquer and of painted paper. */
const cinnabar: Ramp = ['#3A0206', '#86060E', '#C9161E', '#EE4A3C', '#FFB8A0']

/** A place on the bent neck of a harp, and how thick it is there. */
const neckAt = (k: number): Point => [
  round((1 - k) ** 2 * 58 + 2 * k * (1 - k) * 144 + k ** 2 * 2),
  round((1 - k) ** 2 * 46 + 2 * k * (1 - k) * -62 + k ** 2 * -92),
]

/** The arched harp: a boat for a body, and a neck that bends back over it. */
export function harp(id: IdMaker, body: Ramp): string {
  const steps = 9
  const neck = many(steps, (index) => {
    const [[x, y], [nextX, nextY]] = [neckAt(index / steps), neckAt((index + 1) / steps)]
    const width = 17 - index
    const line = `x1="${x}" y1="${y}" x2="${nextX}" y2="${nextY}" stroke-linecap="round"`
    return `<line ${line} stroke="${shade(ramps.gold, 0.16)}" stroke-width="${width}"/><line ${line} stroke="${shade(ramps.gold, 0.5 + index * 0.035)}" stroke-width="${width - 6}"/>`
  })
  const strings = many(8, (index) => {
    const [x, y] = neckAt(0.3 + index * 0.088)
    return `<line x1="${x}" y1="${y}" x2="${46 - index * 14}" y2="42" stroke="#FFF6D0" stroke-width="2.600"/>`
  })
  const cords = many(8, (index) => {
    const [x, y] = neckAt(0.3 + index * 0.088)
    return `<circle cx="${x}" cy="${y}" r="6.500" fill="${shade(body, 0.44)}"/>`
  })
  const hull = outline('-94,34 -78,62 -40,84 10,90 52,76 84,36')
  const deck = outline('-94,34 -60,40 -20,44 20,44 56,42 84,36')
  const side = many(5, (index) =>
    facet(
      [deck[index], deck[index + 1], hull[index + 1], hull[index]] as Point[],
      shade(body, 0.68 - index * 0.11),
    ),
  )
  return (
    `<path d="M-44 78L-54 98H-26L-22 84ZM34 78L44 98H16L14 86Z" fill="${shade(ramps.gold, 0.3)}"/>` +
    side +
    facet(outline('-94,34 -56,26 40,26 84,36 40,46 -40,46'), shade(body, 0.84)) +
    `<polyline points="${points(hull)}" fill="none" stroke="${shade(ramps.gold, 0.62)}" stroke-width="5" stroke-linejoin="round"/>` +
    [-46, -14, 18]
      .map((x) => `<circle cx="${x}" cy="66" r="6" fill="${shade(ramps.gold, 0.74)}"/>`)
      .join('') +
    strings +
    neck +
    cords +
    ball(id, 2, -92, 9, shade(body, 0.5))
  )
}

/** A tall vessel for offerings: lacquer below, a spire of gold for its lid. */
export const offeringVessel = (): string =>
  lathe({
    profile:
      '0,-104 4,-88 8,-82 5,-74 14,-62 10,-54 24,-40 18,-34 50,-10 78,10 84,18 64,24 56,38 44,54 20,60 16,68 36,82 54,90 54,98',
    ramps: [cinnabar, ramps.gold],
    bands: '111111100110001001',
    tilt: 0.16,
  })

/** A round betel box with its stepped lid, gold incised on lacquer. */
export function betelBox(lacquer: Ramp): string {
  const zigzag = (y: number, high: number) =>
    Array.from({ length: 13 }, (_, index): Point => {
      const angle = -Math.PI / 2 + (index / 12) * Math.PI
      return [Math.sin(angle) * 70, y + Math.cos(angle) * 11 + (index % 2 ? -high : high)]
    })
  return (
    lathe({
      profile: '0,-98 12,-92 12,-82 8,-76 40,-66 64,-54 72,-46 72,-26 76,-20 72,-12 72,66 78,74 78,88',
      ramps: [lacquer, ramps.gold, jet],
      bands: '111002011011',
      tilt: 0.16,
    }) +
    `<polyline points="${points(zigzag(26, 14))}" fill="none" stroke="#FFD667" stroke-width="6" stroke-linejoin="round"/>` +
    `<polyline points="${points(zigzag(26, -14))}" fill="none" stroke="#FFD667" stroke-width="3" stroke-linejoin="round" opacity="0.7"/>`
  )
}

/** The paper doll that always stands up again: whoever has one in the house does, too. */
export function risingDoll(): string {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="-34" rx="6.500" ry="8.500" fill="#2A0A12"/><circle cx="${x - 2}" cy="-37" r="2.600" fill="#fff"/><path d="M${x - 11} -50q11 -10 22 0" stroke="#2A0A12" stroke-width="4.500" stroke-linecap="round" fill="none"/>`
  const gold = shade(ramps.gold, 0.68)
  return (
    lathe({
      profile: '0,-98 10,-94 8,-84 34,-74 56,-52 70,-18 78,20 76,56 58,86 30,98 0,100',
      ramps: [cinnabar, ramps.gold],
      bands: '1100000011',
      columns: 10,
      tilt: 0.07,
    }) +
    `<path d="M0 -74C46 -74 52 -40 42 -16C34 4 16 12 0 22C-16 12 -34 4 -42 -16C-52 -40 -46 -74 0 -74Z" fill="#FFF1DC" stroke="${gold}" stroke-width="7" stroke-linejoin="round"/>` +
    eye(-16) +
    eye(16) +
    '<circle cx="-26" cy="-18" r="7" fill="#FF8A8A" opacity="0.8"/><circle cx="26" cy="-18" r="7" fill="#FF8A8A" opacity="0.8"/><path d="M-12 -11q12 12 24 0" stroke="#C21F2B" stroke-width="5.500" stroke-linecap="round" fill="none"/>' +
    `<path d="M-70 22Q-42 66 -14 78M70 22Q42 66 14 78" fill="none" stroke="${gold}" stroke-width="6" stroke-linecap="round"/><circle cx="-58" cy="62" r="6" fill="${gold}"/><circle cx="58" cy="62" r="6" fill="${gold}"/>` +
    group(blossom(ramps.gold), 0, 56, { scale: 0.3 })
  )
}

/** A folded length of silk, waves woven into it. */
export function silk(cloth: Ramp, thread = '#FFD667'): string {
  const fold = (index: number) => {
    const y = index * 26
    return (
      facet(outline(`-88,${y - 22} -22,${y + 16} -22,${y + 38} -88,${y}`), shade(cloth, 0.6)) +
      facet(outline(`-22,${y + 16} 92,${y - 20} 92,${y + 2} -22,${y + 38}`), shade(cloth, 0.34)) +
      `<path d="M-88 ${y + 1}L-22 ${y + 39}L92 ${y + 3}" stroke="${shade(cloth, 0.06)}" stroke-width="4" fill="none" stroke-linejoin="round"/>` +
      `<path d="M-10 ${y + 24}l10 -8 10 2 10 -8 10 2 10 -8 10 2 10 -8 10 2 10 -8" stroke="${thread}" stroke-width="3.500" fill="none" stroke-linejoin="round"/>`
    )
  }
  // Along the upper side, from its left edge to its right.
  const wave = (across: number) =>
    `<polyline points="${points(
      Array.from({ length: 11 }, (_, step): Point => {
        const [along, deep] = [0.08 + step * 0.084, across + (step % 2 ? 0.07 : -0.07)]
        return [-88 + along * 114 + deep * 66, -22 - along * 38 + deep * 38]
      }),
    )}" fill="none" stroke="${thread}" stroke-width="4" stroke-linejoin="round"/>`
  return (
    fold(2) +
    fold(1) +
    fold(0) +
    facet(outline('-88,-22 26,-60 92,-20 -22,16'), shade(cloth, 0.78)) +
    facet(outline('-88,-22 26,-60 40,-52 -74,-14'), mix(shade(cloth, 0.78), '#ffffff', 0.22)) +
    [0.3, 0.56, 0.82].map(wave).join('')
  )
}
