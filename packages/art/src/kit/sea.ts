import { mix, type Ramp, ramps, shade } from '../colour.ts'
import { type Point, points, ring, round } from '../geometry.ts'
import { gem } from '../jewels.ts'
import { facet, group } from '../svg.ts'
import { outline } from './shape.ts'

const eye = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFF8E0"/><circle cx="${x - r * 0.15}" cy="${y + r * 0.05}" r="${round(r * 0.65)}" fill="#0A1A22"/><circle cx="${round(x - r * 0.4)}" cy="${round(y - r * 0.35)}" r="${round(r * 0.25)}" fill="#fff"/>`

/** A fish in profile facing left: a spindle of scales between fins. `deep` is its height, `long` its length. */
export function fish(ramp: Ramp, fins: Ramp, deep: number, long = 76): string {
  const back = (x: number) => Math.sin(((x + long) / (long * 2)) ** 0.75 * Math.PI) * deep
  let scales = ''
  const step = 13
  for (let x = -long; x < long; x += step) {
    for (let row = -4; row < 4; row += 1) {
      const at = (k: number, px: number): Point => [px, (back(px) * k) / 4]
      const colour = shade(
        ramp,
        0.74 - (row + 4) * 0.085 + ((Math.round((x + long) / step) + row) % 2 === 0 ? 0.07 : 0),
      )
      scales += facet(
        [at(row, x), at(row, x + step), at(row + 1, x + step * 1.5), at(row + 1, x + step * 0.5)].map(
          ([a, b]): Point => [Math.min(a, long), b],
        ),
        colour,
      )
    }
  }
  const fin = (text: string, light: number) => facet(outline(text), shade(fins, light))
  return (
    fin(`${long - 34},-4 108,-58 98,-4 ${long - 20},2`, 0.66) +
    fin(`${long - 34},6 98,-4 106,56`, 0.34) +
    fin(`-20,${-deep + 6} 6,${-deep - 34} 44,${-deep - 12} 40,${-deep * 0.6}`, 0.7) +
    fin(`-6,${deep - 8} 24,${deep + 26} 40,${deep * 0.6}`, 0.3) +
    scales +
    facet(
      outline(
        `${-long},0 ${-long + 26},${-deep * 0.66} ${-long + 46},${-deep * 0.5} ${-long + 52},4 ${-long + 40},${deep * 0.66} ${-long + 22},${deep * 0.6}`,
      ),
      shade(ramp, 0.62),
    ) +
    facet(
      outline(`${-long},0 ${-long + 52},4 ${-long + 40},${deep * 0.66} ${-long + 22},${deep * 0.6}`),
      shade(ramp, 0.42),
    ) +
    fin('-14,6 24,12 30,34 4,30', 0.8) +
    eye(-long + 30, -deep * 0.22, Math.max(8, deep * 0.2))
  )
}

export function shark(): string {
  const skin: Ramp = ['#0A1A2A', '#2A4A66', '#5A86A6', '#A8CCE0', '#F2FAFF']
  const part = (text: string, light: number) => facet(outline(text), shade(skin, light))
  return (
    part('70,-10 112,-62 100,-8 112,48 66,14', 0.36) +
    part('-10,-34 24,-92 40,-26', 0.44) +
    part('-10,-34 24,-92 14,-32', 0.62) +
    part('-108,2 -70,-28 -10,-42 44,-30 78,-8 40,6 -60,12', 0.56) +
    part('-108,2 -70,-28 -10,-42 -4,-20 -60,-6', 0.72) +
    part('-108,2 -60,12 40,6 78,-2 50,24 -10,44 -66,34 -84,18', 0.9) +
    part('-66,34 -10,44 50,24 0,30', 0.66) +
    part('-30,18 8,24 4,78 -12,60', 0.3) +
    facet(outline('-96,8 -52,14 -58,28 -80,24'), '#5A0A18') +
    [0, 1, 2, 3]
      .map((k) =>
        facet(
          [
            [-90 + k * 9, 9],
            [-82 + k * 9, 10],
            [-86 + k * 9, 19],
          ],
          '#fff',
        ),
      )
      .join('') +
    [0, 1, 2]
      .map((k) => `<path d="M${-28 + k * 9} -6q5 10 1 20" stroke="#0A1A2A" stroke-width="3" fill="none"/>`)
      .join('') +
    eye(-62, -8, 7)
  )
}

export function crab(ramp: Ramp): string {
  const leg = (k: number) =>
    `<path d="M${46 + k * 4} ${10 + k * 12}L${88 - k * 4} ${-2 + k * 22}L${94 - k * 8} ${34 + k * 18}" fill="none" stroke="${shade(ramp, 0.34 - k * 0.05)}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`
  const claw =
    facet(outline('52,-14 70,-40 60,-70 84,-98 86,-74 104,-88 100,-52 80,-34 62,-6'), shade(ramp, 0.5)) +
    facet(outline('60,-70 84,-98 86,-74 80,-34 70,-40'), shade(ramp, 0.74))
  const side = [0, 1, 2].map(leg).join('') + claw
  const shell = ring(0, 8, 66, 48, 10, 0.5)
  return `${side}<g transform="scale(-1 1)">${side}</g>${shell.map((corner, k) => facet([[-6, -4], corner, shell[(k + 1) % 10] as Point], shade(ramp, 0.3 + 0.5 * (0.5 + 0.5 * Math.cos(((k + 1) / 10) * 6.28 + 0.8))))).join('')}${eye(-20, -40, 12)}${eye(20, -40, 12)}`
}

export function turtle(): string {
  const skin = ['#12330A', '#3F7A1E', '#86C23A', '#D0EE8A']
  const limb = (text: string, light: number) => facet(outline(text), shade(skin, light))
  const [outer, inner] = [ring(0, 0, 78, 70, 12), ring(-4, -6, 42, 38, 6)]
  const shell = outer
    .map((corner, k) =>
      facet(
        [
          inner[Math.floor(k / 2) % 6] as Point,
          corner,
          outer[(k + 1) % 12] as Point,
          inner[Math.floor((k + 1) / 2) % 6] as Point,
        ],
        shade(ramps.amber, 0.2 + 0.5 * (0.5 + 0.5 * Math.cos((k / 12) * 6.28 + 0.8))),
      ),
    )
    .join('')
  return (
    limb('-50,-40 -104,-74 -96,-30 -58,-8', 0.7) +
    limb('50,-40 100,-80 96,-34 58,-8', 0.4) +
    limb('-48,44 -84,84 -40,72', 0.5) +
    limb('48,44 82,86 40,72', 0.3) +
    limb('-22,-62 -18,-100 0,-110 18,-100 22,-62', 0.74) +
    limb('0,-110 18,-100 22,-62 0,-62', 0.5) +
    shell +
    gem(-4, -6, 40, ramps.amber, { sides: 6 }) +
    eye(-9, -92, 5) +
    eye(9, -92, 5)
  )
}

export function octopus(ramp: Ramp): string {
  const arm = (x: number, bend: number, light: number) =>
    `<path d="M${x * 0.5} 20C${x} 50 ${x + bend} 60 ${x + bend * 0.6} 92T${x + bend * 1.6} 84" fill="none" stroke="${shade(ramp, light)}" stroke-width="17" stroke-linecap="round"/>`
  const head = ring(0, -30, 62, 66, 12)
  return (
    arm(-56, -26, 0.3) +
    arm(58, 24, 0.14) +
    arm(-28, -12, 0.42) +
    arm(30, 14, 0.24) +
    arm(-2, 8, 0.36) +
    head
      .map((corner, k) =>
        facet(
          [[-14, -46], corner, head[(k + 1) % 12] as Point],
          shade(ramp, 0.28 + 0.56 * (0.5 + 0.5 * Math.cos((k / 12) * 6.28 + 0.9))),
        ),
      )
      .join('') +
    eye(-22, -14, 15) +
    eye(24, -14, 15)
  )
}

/** A long body of gems along a wave: serpents, eels, necklaces. */
export function serpent(ramp: Ramp, crest: Ramp, turns = 7.6): string {
  const links = Array.from({ length: 30 }, (_, k) => {
    const t = 1 - k / 29
    const [x, y, r] = [Math.sin(t * turns + 0.5) * (34 + t * 40), -70 + t * 168, 32 - t * 24]
    return (
      facet(
        [
          [x - r * 0.3, y - r * 1.45],
          [x + r * 0.4, y - r * 0.8],
          [x - r * 0.6, y - r * 0.7],
        ],
        shade(crest, 0.6),
      ) + gem(x, y, r, ramp)
    )
  }).join('')
  return (
    group(links, 0, 0) +
    facet(outline('-30,-92 -50,-124 -12,-104'), shade(crest, 0.8)) +
    facet(outline('34,-100 54,-126 16,-106'), shade(crest, 0.4)) +
    facet(outline('-8,-58 16,-52 40,-58 32,-28 16,-18 0,-28'), mix(shade(ramp, 0.2), '#000000', 0.2)) +
    eye(2, -76, 9) +
    eye(32, -76, 9)
  )
}

/** Feathers fanned from the foot: peacock, phoenix, rooster. */
export function fan(count: number, spread: number, length: number, tones: readonly string[]): string {
  return Array.from({ length: count }, (_, k) => {
    const angle = (k / (count - 1) - 0.5) * spread
    const light = 0.2 * Math.cos(((angle + 40) * Math.PI) / 180)
    const base = mix(tones[0] ?? '#0E6E73', '#ffffff', Math.max(0, light))
    return group(
      `<polygon points="${points([
        [0, 0],
        [-11, -length * 0.6],
        [-15, -length * 0.86],
        [0, -length],
        [0, 0],
      ])}" fill="${base}"/><polygon points="${points([
        [0, 0],
        [11, -length * 0.6],
        [15, -length * 0.86],
        [0, -length],
      ])}" fill="${mix(base, '#000000', 0.3)}"/><ellipse cy="${-length * 0.83}" rx="11" ry="14" fill="${tones[1]}"/><ellipse cy="${-length * 0.81}" rx="7.500" ry="9.500" fill="${tones[2]}"/><ellipse cx="-1" cy="${-length * 0.8}" rx="4" ry="5.500" fill="${tones[3]}"/>`,
      0,
      0,
      { turn: angle },
    )
  }).join('')
}
