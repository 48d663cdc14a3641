/** What lies on the boats and stalls of a river market. Around 0,0 in a box of about 200 by 200. */
import { type Ramp, ramps, shade } from '../colour.ts'
import { lathe } from '../kit/lathe.ts'
import { outline } from '../kit/shape.ts'
import { block, field, spot } from '../kit/solid.ts'
import { many } from '../kit/stage.ts'
import { facet, group } from '../svg.ts'

const straw: Ramp = ['#5A3A0C', '#A87A2A', '#DDB45C', '#F6DE9E', '#FFF8E0']
const paleStraw: Ramp = ['#6E4A14', '#BF9140', '#EACB7C', '#FBEBBC', '#FFFCF0']
const wood: Ramp = ['#1C0A03', '#4E240C', '#8C4A1C', '#C98246', '#F2C88E']

/** The hat of split bamboo that everybody wears on the water. */
export const bambooHat = (band: Ramp): string =>
  `<path d="M-66 34Q-50 92 -6 98M66 34Q50 92 10 98" stroke="${shade(band, 0.4)}" stroke-width="8" fill="none" stroke-linecap="round"/>` +
  `<circle cx="2" cy="96" r="10" fill="${shade(band, 0.56)}"/>` +
  '<ellipse cx="2" cy="44" rx="98" ry="26" fill="#4A2E0A"/>' +
  lathe({
    profile: '2,-74 12,-64 34,-36 58,-8 82,20 102,38',
    ramps: [straw, paleStraw],
    isStriped: true,
    columns: 16,
    tilt: 0.22,
  }) +
  many(3, (index) => {
    const [half, y] = [34 + index * 24, -36 + index * 28]
    return `<path d="M-${half} ${y}A${half} ${half * 0.22} 0 0 0 ${half} ${y}" fill="none" stroke="#8A5A18" stroke-width="3" opacity="0.75"/>`
  }) +
  `<path d="M-20 -52A20 5 0 0 0 20 -52L16 -58A16 4 0 0 1 -16 -58Z" fill="${shade(band, 0.5)}"/>`

/** A glazed jar with two ears. */
export const glazedJar = (glaze: Ramp): string =>
  [-1, 1]
    .map(
      (side) =>
        `<path d="M${side * 42} -54q${side * 40} -6 ${side * 36} 38" fill="none" stroke="${shade(glaze, side < 0 ? 0.56 : 0.18)}" stroke-width="12" stroke-linecap="round"/>`,
    )
    .join('') +
  lathe({
    profile: '48,-90 52,-82 32,-70 36,-56 72,-26 88,10 82,40 60,72 44,86 50,96',
    ramps: [glaze, ramps.gold, ramps.ivory],
    bands: '110022001',
    tilt: 0.2,
    lid: ['#FFE58C', '#0A1A3A'],
  }) +
  many(7, (index) => {
    const angle = -1.3 + index * 0.43
    return `<circle cx="${Math.round(Math.sin(angle) * 84)}" cy="${Math.round(14 + Math.cos(angle) * 17)}" r="6.500" fill="${shade(glaze, 0.4)}"/>`
  })

/** One finger of a bunch, hanging from 0,0. */
const banana = (ramp: Ramp, light: number) =>
  facet(outline('-9,0 9,0 26,36 30,76 18,112 4,120 8,80 4,40'), shade(ramp, light)) +
  facet(outline('-9,0 4,40 8,80 4,120 -10,108 -12,72 -14,34'), shade(ramp, light - 0.2)) +
  facet(outline('4,120 18,112 16,122 8,126'), '#4A3208')

/** A bunch of bananas, as lie on every offering. */
export const bananas = (ramp: Ramp): string =>
  [
    [64, 0.44],
    [-52, 0.62],
    [38, 0.56],
    [-28, 0.76],
    [4, 0.86],
  ]
    .map(([turn = 0, light = 0.5]) => group(banana(ramp, light), 0, -62, { turn: -turn, scale: 1.2 }))
    .join('') + facet(outline('-18,-92 14,-96 22,-62 12,-44 -14,-44 -22,-62'), shade(wood, 0.44))

/** A stone for grinding thanaka, its log, and the paste that cools the cheeks. */
export const thanaka = (): string => {
  const stone = (text: string, colour: string) => facet(outline(text), colour)
  const log =
    stone('-66,-34 62,-34 62,-18 -66,-18', shade(wood, 0.86)) +
    stone('-66,-18 62,-18 62,8 -66,8', shade(wood, 0.62)) +
    stone('-66,8 62,8 62,26 -66,26', shade(wood, 0.32)) +
    '<path d="M-40 -24h34M8 -12h40M-52 2h30M-8 14h44" stroke="#5A2A10" stroke-width="4" stroke-linecap="round" opacity="0.6"/>' +
    '<ellipse cx="62" cy="-4" rx="15" ry="30" fill="#E8C078"/><ellipse cx="62" cy="-4" rx="10" ry="21" fill="#FFF1C8"/><ellipse cx="62" cy="-4" rx="4.500" ry="10" fill="#E8C078"/>'
  return (
    lathe({
      profile: '94,22 98,32 88,54 64,66 60,82',
      ramps: [['#20303C', '#4E6678', '#8AA6B8', '#CBE0EC', '#FFFFFF']],
      tilt: 0.34,
      lid: ['#DDE9F0', '#A9C2D0'],
    }) +
    '<ellipse cx="-22" cy="30" rx="50" ry="16" fill="#FFE9A8"/><ellipse cx="-30" cy="27" rx="32" ry="9" fill="#FFF8DC"/>' +
    group(log, 6, -28, { turn: -24, scale: 1.06 })
  )
}

/** A cup of sweet tea on its saucer, steam over it. */
export const teaCup = (glaze: Ramp): string =>
  `<path d="M58 -16q46 -8 40 24t-52 30" fill="none" stroke="${shade(ramps.ivory, 0.34)}" stroke-width="15"/><path d="M58 -16q46 -8 40 24t-52 30" fill="none" stroke="${shade(ramps.ivory, 0.74)}" stroke-width="8"/>` +
  lathe({
    profile: '92,66 96,72 62,88 40,92',
    ramps: [glaze, ramps.ivory],
    tilt: 0.2,
    lid: ['#FFFFFF', '#E3EBF7'],
  }) +
  lathe({
    profile: '70,-40 72,-30 70,-14 64,12 50,44 36,60 42,68',
    ramps: [ramps.ivory, glaze],
    bands: '101100',
    tilt: 0.24,
    lid: ['#FFFFFF', '#B8661E'],
  }) +
  '<path d="M-26 -62q-14 -14 0 -28M6 -62q-14 -16 0 -34M36 -62q-14 -14 0 -28" stroke="#FFFFFF" stroke-width="7" fill="none" stroke-linecap="round" opacity="0.75"/>'

/** Two bundles of notes, each in its paper band. */
export const notes = (paper: Ramp): string => {
  const bundle = (x: number, y: number, turn: number) =>
    group(
      block([80, 42, 15], [0.95, 0, 0.34], paper, (face, place) =>
        face === 'front'
          ? field(place, -0.92, -0.84, 0.92, 0.84, shade(paper, 0.92), 0.9) +
            field(place, -0.84, -0.7, 0.84, 0.7, shade(paper, 0.5)) +
            spot(place, -0.52, 0, 0.17, 0.34, shade(paper, 0.9)) +
            spot(place, 0.52, 0, 0.17, 0.34, shade(paper, 0.9)) +
            field(place, -0.2, -1, 0.2, 1, '#FFF6D0') +
            spot(place, 0, 0, 0.12, 0.26, '#D1273B')
          : many(4, (line) =>
              field(place, -1, -0.8 + line * 0.46, 1, -0.66 + line * 0.46, shade(paper, 0.86), 0.8),
            ) + field(place, -0.2, -1, 0.2, 1, '#E8C98A'),
      ),
      x,
      y,
      { turn, scale: 1.02 },
    )
  return bundle(6, 44, -8) + bundle(-2, -2, 24) + bundle(4, -44, -10)
}
