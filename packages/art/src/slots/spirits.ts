/** What stands and sounds at a feast for the spirits. Around 0,0 in a box of about 200 by 200. */
import { type Ramp, ramps, shade } from '../colour.ts'
import { type Point, round } from '../geometry.ts'
import { ball } from '../jewels.ts'
import { lathe } from '../kit/lathe.ts'
import { outline } from '../kit/shape.ts'
import { many } from '../kit/stage.ts'
import { facet, group, type IdMaker } from '../svg.ts'
import { bananas } from './market.ts'
import { sprig } from './pond.ts'

const wood: Ramp = ['#1C0A03', '#4E240C', '#8C4A1C', '#C98246', '#F2C88E']

/** A coconut between bananas in a lacquer bowl: what a spirit is given. */
export const offering = (id: IdMaker, bowl: Ramp): string =>
  group(sprig(ramps.emerald), -34, -44, { scale: 0.56, turn: -18 }) +
  group(sprig(ramps.emerald), 36, -44, { scale: 0.56, turn: 18 }) +
  group(bananas(ramps.gold), -44, 8, { scale: 0.46, turn: 162 }) +
  group(bananas(ramps.gold), 46, 8, { scale: 0.46, turn: -162 }) +
  ball(id, 0, -22, 50, '#3FAE52') +
  facet(outline('-10,-70 0,-92 12,-68'), shade(wood, 0.5)) +
  '<path d="M-46 -8Q0 14 46 -8" stroke="#D1273B" stroke-width="9" fill="none"/>' +
  lathe({
    profile: '90,14 94,22 74,54 34,70 28,78 50,92 52,100',
    ramps: [bowl, ramps.gold],
    bands: '100101',
    tilt: 0.18,
  })

/** A barrel drum that hangs aslant, both its skins laced to the body. */
export const slungDrum = (body: Ramp): string =>
  group(
    lathe({
      profile: '58,-86 64,-76 76,-36 80,0 76,36 64,72 58,80',
      ramps: [body, ramps.gold, ramps.ivory],
      bands: '100001',
      tilt: 0.3,
      lid: ['#FFE58C', '#FFF6DF'],
    }) +
      many(7, (index) => {
        const x = round(Math.sin(-1.2 + index * 0.4) * 70)
        return `<path d="M${round(x * 0.84)} -62L${round(x * 1.06)} 2L${round(x * 0.84)} 76" stroke="#FFE9A8" stroke-width="4" fill="none"/>`
      }) +
      '<ellipse cx="0" cy="-86" rx="20" ry="7" fill="#3A1A08"/>',
    -4,
    4,
    { turn: 38, scale: 0.98 },
  )

/** A fan of one palm leaf, its ribs spread from the handle. */
export function palmFan(leaf: Ramp): string {
  const count = 12
  const at = (index: number): Point => {
    const angle = (-128 + (index / count) * 256) * (Math.PI / 180)
    const length = 92 + (index % 2) * 8
    return [Math.sin(angle) * length, -18 - Math.cos(angle) * length * 0.86]
  }
  return (
    `<path d="M0 20L-3 100" stroke="${shade(wood, 0.2)}" stroke-width="17" stroke-linecap="round"/><path d="M-3 22L-6 98" stroke="${shade(wood, 0.66)}" stroke-width="7" stroke-linecap="round"/>` +
    many(count, (index) => {
      const light = 0.6 - 0.02 * index + (index % 2 ? 0.14 : -0.08)
      return facet([[0, 36], at(index), at(index + 1)], shade(leaf, light))
    }) +
    `<polyline points="${Array.from({ length: count + 1 }, (_, index) => at(index).map(round).join(',')).join(' ')}" fill="none" stroke="${shade(leaf, 0.14)}" stroke-width="7" stroke-linejoin="round"/>` +
    `<polyline points="${Array.from({ length: count + 1 }, (_, index) => at(index).map(round).join(',')).join(' ')}" fill="none" stroke="#D1273B" stroke-width="3.500" stroke-linejoin="round"/>` +
    facet(outline('-15,26 13,26 9,48 -13,48'), '#D1273B') +
    facet(outline('-15,26 13,26 12,33 -15,33'), '#FF8A8A')
  )
}

/** The horn of the spirits' orchestra: wood, rings of gold, and a wide loose bell. */
export const horn = (pipe: Ramp): string =>
  group(
    lathe({
      profile: '5,-116 8,-104 5,-98 18,-94 18,-88 9,-84 13,-50 15,-44 13,-38 17,0 20,6 18,12 24,44 28,48',
      ramps: [pipe, ramps.gold],
      bands: '0011101101101',
      tilt: 0.16,
    }) +
      lathe({
        profile: '22,44 26,56 38,80 56,102 72,112 74,120',
        ramps: [ramps.gold],
        tilt: 0.3,
      }) +
      [-26, -12, 22, 34].map((y) => `<circle cx="-2" cy="${y}" r="4.500" fill="#2A0F04"/>`).join('') +
      '<path d="M16 -90q30 20 14 56" stroke="#D1273B" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="30" cy="-30" r="8" fill="#D1273B"/>',
    -8,
    -10,
    { turn: -38, scale: 0.8 },
  )
