import {
  ball,
  type Drawing,
  dragonfly,
  drop,
  lilyPad,
  materialOf,
  pear,
  ramps,
  set,
  stepCut,
  thing,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

const dew = () => set(stepCut(pear, materialOf('sky'), [1, 0.74, 0.46]), 0.88, 100, 98)

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  L1: (id) => drop(66, 172) + thing(id, 'lotus', { y: 104, scale: 0.8 }),
  L2: (id) => thing(id, 'koi', { x: 98, scale: 0.94, material: 'amber' }),
  L3: (id) => set(dragonfly(id, ramps.amethyst, ramps.sapphire), 0.94, 100, 104, 12),
  L4: (id) => thing(id, 'blossom', { scale: 0.92, material: 'gold' }),
  L5: () => set(lilyPad(ramps.emerald), 0.98),
  L6: () => drop(46, 188) + dew(),
  L7: (id) => drop(58, 182) + ball(id, 100, 98, 74, '#F3E4DF'),
}

export const particles: readonly [Drawing, Drawing] = [
  (id) => `<g transform="scale(0.5)">${thing(id, 'lotus', { y: 104, scale: 0.8 })}</g>`,
  () => `<g transform="scale(0.5)">${dew()}</g>`,
]
