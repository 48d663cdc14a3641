import {
  betelBox,
  coin,
  type Drawing,
  drop,
  halo,
  mask,
  materialOf,
  notes,
  ramps,
  ribbonOf,
  risingDoll,
  sack,
  set,
  teaCup,
  thing,
  worthCoin,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

/** The colours of the owl that brings luck. */
export const goldenOwl = ['#4A1E00', '#A35A04', '#F0A41B', '#FFD667', '#FFF6D0']

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
  // Of a lucky house: the doll that rises again, sweet tea, bundles of notes, a betel box.
  A: () => drop(50, 188) + set(risingDoll(), 0.9, 100, 100),
  K: () => drop(64, 186) + set(teaCup(ramps.sapphire), 0.9, 98, 108),
  Q: () => set(notes(ramps.teal), 0.96, 100, 104),
  J: () => drop(56, 188) + set(betelBox(materialOf('plum')), 0.9, 100, 104),
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
