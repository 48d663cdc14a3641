import {
  coin,
  type Drawing,
  drop,
  halo,
  letter,
  mask,
  materialOf,
  ramps,
  ribbonOf,
  sack,
  set,
  thing,
  worthCoin,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

/** The colours of the owl that brings luck. */
export const goldenOwl = ['#4A1E00', '#A35A04', '#F0A41B', '#FFD667', '#FFF6D0']

const lettering = { cut: 'broad', metal: 'copper' } as const

/** A coin of the feature; its worth, or the name of its pot, is set over it as text. */
const worth =
  (material: string): Drawing =>
  (id) =>
    halo(id, '#FFE58C', 100, 98, 100) + set(worthCoin(id, materialOf(material)), 0.96, 99, 96)

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  H1: (id) => drop(72, 182) + thing(id, 'chest', { y: 106, scale: 0.86 }),
  H2: (id) => drop(74, 180) + thing(id, 'ingots', { y: 100, scale: 0.9 }),
  H3: (id) => drop(60, 188) + set(sack(id, ramps.ruby), 0.92, 100, 102),
  H4: () => set(mask('elephant'), 0.86, 100, 98),
  A: () => letter('A', 'rose', lettering),
  K: () => letter('K', 'sapphire', lettering),
  Q: () => letter('Q', 'teal', lettering),
  J: () => letter('J', 'amethyst', lettering),
  W: (id) =>
    halo(id, '#FFF1CC', 100, 84, 98) + set(mask('owl', goldenOwl), 0.78, 100, 86) + ribbonOf('emerald'),
  o: worth('gold'),
  MINI: worth('emerald'),
  MINOR: worth('sapphire'),
  MAJOR: worth('amethyst'),
}

export const particles: readonly [Drawing, Drawing] = [
  (id) => coin(id, 50, 48, 44, { tilt: 0.45 }),
  (id) => coin(id, 50, 48, 42, { tilt: 0.1, turn: 24 }),
]
