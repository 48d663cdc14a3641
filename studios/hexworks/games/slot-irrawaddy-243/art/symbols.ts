import {
  coin,
  type Drawing,
  dolphin,
  drop,
  group,
  halo,
  letter,
  lilyPad,
  materialOf,
  ramps,
  ribbonOf,
  type Sign,
  set,
  shell,
  thing,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

const lettering = { cut: 'slanted', metal: 'wood', scale: 1.04 } as const

/** A letter of teak that stands in the water. */
const afloat =
  (sign: Sign, material: string): Drawing =>
  () =>
    group(letter(sign, material, lettering), 0, -8) +
    '<path d="M18 168q13 -16 27 0t27 0t27 0t27 0t27 0t27 0Q154 194 100 194Q46 194 18 168Z" fill="#0A6A78"/>' +
    '<path d="M18 168q13 -16 27 0t27 0t27 0t27 0t27 0t27 0q-12 8 -26 12q-13 -10 -27 2t-27 0t-27 0t-27 -2Q30 176 18 168Z" fill="#5FE0CF"/>'

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  P1: () => drop(58, 184) + set(dolphin(materialOf('silver')), 0.92, 100, 96, -4),
  P2: (id) => drop(70, 160) + thing(id, 'boat', { material: 'ruby', y: 112, scale: 0.88 }),
  P3: (id) => drop(62, 172) + thing(id, 'koi', { material: 'amber', scale: 0.92, x: 98 }),
  P4: (id) => set(lilyPad(ramps.emerald), 0.98, 100, 112) + thing(id, 'lotus', { x: 96, y: 76, scale: 0.46 }),
  A: afloat('A', 'gold'),
  K: afloat('K', 'sky'),
  Q: afloat('Q', 'lime'),
  J: afloat('J', 'plum'),
  W: (id) =>
    halo(id, '#FFE9DC', 100, 80, 96) + set(shell(id, ramps.rose), 0.74, 100, 84) + ribbonOf('sapphire'),
  S: (id) =>
    halo(id, '#FFD15A', 100, 80, 98) +
    thing(id, 'lamp', { material: 'gold', y: 72, scale: 0.68 }) +
    thing(id, 'lotus', { y: 104, scale: 0.62 }) +
    ribbonOf('ruby'),
}

export const particles: readonly [Drawing, Drawing] = [
  (id) => coin(id, 50, 48, 44, { tilt: 0.45 }),
  (id) => `<g transform="translate(50 50) scale(0.46) translate(-100 -98)">${thing(id, 'koi')}</g>`,
]
