import {
  type Drawing,
  drop,
  group,
  halo,
  materialOf,
  pear,
  ramps,
  ribbonOf,
  set,
  splash,
  sprig,
  stepCut,
  thing,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

const blossomAt = (id: Parameters<Drawing>[0], x: number, y: number, scale: number) =>
  thing(id, 'blossom', { x, y, scale, material: 'gold' })

/** The paper shade on its stick. */
const parasol: Drawing = (id) =>
  group(
    `<path d="M-2 0L20 92q4 14 -10 16" stroke="#4E240C" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M-3 0L18 92" stroke="#C98246" stroke-width="4" fill="none"/>` +
      thing(id, 'parasol', { x: 0, y: 6, scale: 1 }),
    94,
    92,
    { turn: -10, scale: 0.92 },
  )

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  A: (id) =>
    drop(70, 184) +
    set(sprig(ramps.emerald), 0.5, 100, 52) +
    thing(id, 'pot', { y: 114, scale: 0.8 }) +
    blossomAt(id, 66, 72, 0.28) +
    blossomAt(id, 134, 72, 0.28) +
    blossomAt(id, 100, 82, 0.3),
  B: (id) => drop(54, 186) + blossomAt(id, 100, 98, 0.94),
  C: parasol,
  D: (id) => drop(50, 190) + thing(id, 'drum', { scale: 0.98, y: 100, material: 'amethyst' }),
  E: () => drop(40, 190) + set(sprig(ramps.emerald), 0.92, 100, 100),
  F: () => drop(46, 186) + set(stepCut(pear, materialOf('sky'), [1, 0.74, 0.46]), 0.84, 100, 98),
  S: (id) =>
    halo(id, '#FFFFFF', 100, 84, 98) +
    set(splash(['#0B4E9A', '#2C8EDB', '#8CD4FF', '#DDF5FF', '#FFFFFF']), 0.88, 100, 94) +
    blossomAt(id, 100, 84, 0.4) +
    ribbonOf('rose'),
}

export const particles: readonly [Drawing, Drawing] = [
  (id) => blossomAt(id, 50, 50, 0.46),
  () => set(stepCut(pear, materialOf('sky'), [1, 0.74, 0.46]), 0.42, 50, 50),
]
