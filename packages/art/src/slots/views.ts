/** Small landscapes in a frame, around 0,0: what scatters of the reels show. */
import { type Ramp, shade } from '../colour.ts'
import { outline } from '../kit/shape.ts'
import { plate } from '../kit/solid.ts'
import { disc, many } from '../kit/stage.ts'
import { facet, type IdMaker, linear } from '../svg.ts'
import { skyline } from '../temple.ts'

const arch = '-78,92 -78,-20 -62,-58 -34,-82 0,-96 34,-82 62,-58 78,-20 78,92'

/** A stone gate with what lies behind it: `sky` from the top down, then `inside`. */
function gate(id: IdMaker, stone: Ramp, sky: readonly [string, string], inside: string): string {
  const [light, cut] = [id(), id()]
  const opening = 'M-56 92V-14Q-52 -44 -34 -60 -18 -72 0 -78 18 -72 34 -60 52 -44 56 -14V92Z'
  return (
    plate(outline(arch), stone, { thick: 10, bevel: 9, table: 0.5 }) +
    `<defs>${linear(
      light,
      [0, 0, 0, 1],
      [
        [0, sky[0]],
        [1, sky[1]],
      ],
    )}<clipPath id="${cut}"><path d="${opening}"/></clipPath></defs><g clip-path="url(#${cut})"><rect x="-60" y="-90" width="120" height="190" fill="url(#${light})"/>${inside}</g>` +
    `<path d="${opening}" fill="none" stroke="${shade(stone, 0.1)}" stroke-width="4"/>`
  )
}

/** A sun that rises behind far spires. */
export const sunriseGate = (id: IdMaker, stone: Ramp) =>
  gate(
    id,
    stone,
    ['#C8324E', '#FFD15A'],
    disc(0, -2, 38, '#FFF6D6') +
      `<g transform="translate(-100 0)">${skyline(id, 200, 62, ['#B0431E', '#4A1020'], 8, 0.62)}</g><rect x="-60" y="44" width="120" height="60" fill="#4A1020"/>`,
  )

/** A full moon over the bare hill where spirits live. */
export const moonGate = (id: IdMaker, stone: Ramp) =>
  gate(
    id,
    stone,
    ['#1A0B4A', '#7A3FC8'],
    many(7, (index) => disc(-46 + index * 15, -60 + ((index * 29) % 40), 1.8, '#FFFFFF', 0.9)) +
      disc(2, -16, 36, '#F4FFE2') +
      disc(-10, -24, 7, '#D5E8C0') +
      disc(12, -6, 10, '#D5E8C0') +
      facet(outline('-70,70 -26,40 -20,10 20,6 26,38 70,66 70,100 -70,100'), '#2A0F5A') +
      facet(outline('-20,10 20,6 26,38 0,52 -8,30'), '#3B1A7A'),
  )
