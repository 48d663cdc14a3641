/** Things of rivers and of thrown water, around 0,0 in a box of about 200 by 200. */
import { mix, type Ramp, shade } from '../colour.ts'
import { type Point, points } from '../geometry.ts'
import { ball } from '../jewels.ts'
import { outline } from '../kit/shape.ts'
import { many } from '../kit/stage.ts'
import { facet, group, type IdMaker } from '../svg.ts'

const part = (ramp: Ramp) => (text: string, light: number) => facet(outline(text), shade(ramp, light))

/** A blunt-headed river dolphin in its leap, facing left. */
export function dolphin(ramp: Ramp): string {
  const skin = part(ramp)
  return (
    skin('70,22 104,14 116,52 92,44', 0.4) +
    skin('70,22 92,44 72,84 60,52', 0.56) +
    skin('-6,-62 30,-92 44,-84 34,-50', 0.52) +
    skin('-6,-62 30,-92 22,-56', 0.7) +
    skin('-92,22 -94,-2 -80,-34 -46,-40 -58,0', 0.66) +
    skin('-80,-34 -42,-62 -46,-40', 0.86) +
    skin('-46,-40 -42,-62 4,-68 -4,-34 -58,0', 0.74) +
    skin('4,-68 46,-48 30,-20 -4,-34', 0.54) +
    skin('46,-48 76,-12 58,2 30,-20', 0.42) +
    skin('76,-12 92,28 72,34 58,2', 0.3) +
    skin('-58,0 -4,-34 30,-20 58,2 72,34 40,14 0,4 -34,14', 0.28) +
    skin('-92,22 -58,0 -34,14 -60,40 -80,40', 0.98) +
    skin('-34,14 0,4 -20,28 -60,40', 0.86) +
    skin('0,4 40,14 72,34 30,26 -20,28', 0.72) +
    skin('-44,16 -14,14 -10,62 -34,48', 0.38) +
    skin('-44,16 -30,15 -10,62', 0.56) +
    '<path d="M-92 20Q-78 26 -66 18" stroke="#0A1A2A" stroke-width="3.500" fill="none" stroke-linecap="round"/><circle cx="-64" cy="-6" r="8" fill="#0A1A22"/><circle cx="-67" cy="-9" r="3" fill="#fff"/>'
  )
}

/** A shell that stands open, with its pearl. */
export function shell(id: IdMaker, ramp: Ramp): string {
  const ribs = 9
  const rib = (index: number) => {
    const at = (k: number, radius: number): Point => {
      const angle = (((index + k) / ribs) * 150 - 75) * (Math.PI / 180)
      return [Math.sin(angle) * radius, 52 - Math.cos(angle) * radius]
    }
    const light = 0.86 - (index / ribs) * 0.5
    return (
      facet([[0, 52], at(0, 124), at(0.5, 138)], shade(ramp, light)) +
      facet([[0, 52], at(0.5, 138), at(1, 124)], shade(ramp, light - 0.2))
    )
  }
  return (
    many(ribs, rib) +
    `<polygon points="${points(outline('-88,46 88,46 70,74 34,90 -34,90 -70,74'))}" fill="${shade(ramp, 0.3)}"/>` +
    part(ramp)('-88,46 -20,46 -14,88 -34,90 -70,74', 0.58) +
    part(ramp)('-20,46 34,46 24,90 -14,88', 0.44) +
    `<ellipse cy="46" rx="88" ry="19" fill="${mix(shade(ramp, 0.1), '#000000', 0.15)}"/>` +
    ball(id, 0, 22, 38, '#F6E9E4')
  )
}

/** Water thrown up around a point. */
export function splash(ramp: Ramp): string {
  const tongue = (turn: number, length: number, light: number) =>
    group(
      facet(outline(`-20,0 -13,${-length * 0.6} 0,${-length} 0,0`), shade(ramp, light)) +
        facet(outline(`20,0 13,${-length * 0.6} 0,${-length} 0,0`), shade(ramp, light - 0.24)),
      0,
      44,
      { turn },
    )
  return (
    [
      [-74, 92, 0.74],
      [74, 92, 0.5],
      [-50, 118, 0.86],
      [50, 118, 0.56],
      [-24, 136, 0.96],
      [24, 136, 0.66],
      [0, 146, 0.84],
    ]
      .map(([turn = 0, length = 100, light = 0.5]) => tongue(turn, length, light))
      .join('') +
    `<ellipse cy="46" rx="92" ry="22" fill="${shade(ramp, 0.42)}"/><ellipse cx="-6" cy="42" rx="74" ry="14" fill="${shade(ramp, 0.8)}"/>` +
    [
      [-84, -40, 10],
      [82, -46, 9],
      [-52, -90, 8],
      [56, -92, 10],
    ]
      .map(
        ([x = 0, y = 0, r = 8]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${shade(ramp, 0.7)}"/><circle cx="${x - 3}" cy="${y - 3}" r="${r * 0.36}" fill="#fff"/>`,
      )
      .join('')
  )
}
