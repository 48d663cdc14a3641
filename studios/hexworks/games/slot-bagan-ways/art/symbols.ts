import {
  coin,
  type Drawing,
  drop,
  halo,
  materialOf,
  palm,
  ramps,
  ribbonOf,
  set,
  sunriseGate,
  thing,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

/** The basket hangs on four lines under the envelope. */
const balloon: Drawing = (id) =>
  `<path d="M80 138L90 166M120 138L110 166M96 140V166M106 140V166" stroke="#F2C88E" stroke-width="3.500"/><path d="M86 164H114L110 186H90Z" fill="#8C4A1C"/><path d="M86 164H100V186H90Z" fill="#C98246"/>` +
  thing(id, 'balloon', { y: 94, scale: 0.9 })

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  P1: balloon,
  P2: (id) => drop(56, 186) + thing(id, 'urn', { y: 98, scale: 0.98 }),
  P3: (id) => drop(46, 190) + thing(id, 'longDrum', { scale: 0.88, y: 100, material: 'ruby' }),
  P4: () => drop(40, 188) + set(palm(materialOf('wood'), ramps.emerald), 0.86, 110, 100),
  // Of the crafts of the place: a parasol, lacquer in two colours, a bell, a bloom.
  A: (id) => thing(id, 'parasol', { y: 100, scale: 0.9, turn: -12, material: 'ruby' }),
  K: (id) => drop(46, 188) + thing(id, 'vase', { y: 100, scale: 0.92, material: 'sapphire' }),
  Q: (id) => drop(46, 188) + thing(id, 'gourd', { y: 100, scale: 0.92, material: 'emerald' }),
  J: (id) => drop(60, 176) + thing(id, 'lotus', { y: 104, scale: 0.78, material: 'amethyst' }),
  T: (id) => thing(id, 'blossom', { scale: 0.86, material: 'sky' }),
  W: (id) =>
    halo(id, '#FFF3C4', 100, 84, 100) + thing(id, 'sun', { y: 84, scale: 0.88 }) + ribbonOf('sapphire'),
  S: (id) =>
    halo(id, '#FFD9A0', 100, 84, 98) +
    set(sunriseGate(id, materialOf('copper')), 0.84, 98, 84) +
    ribbonOf('plum'),
}

export const particles: readonly [Drawing, Drawing] = [
  (id) => coin(id, 50, 48, 44, { tilt: 0.45 }),
  (id) => thing(id, 'sun', { x: 50, y: 50, scale: 0.46 }),
]
