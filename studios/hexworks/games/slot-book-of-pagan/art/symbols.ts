import {
  coin,
  type Drawing,
  drop,
  halo,
  mask,
  materialOf,
  outline,
  plate,
  ramps,
  rays,
  ribbonOf,
  set,
  spark,
  thing,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

const leafOfScripture = outline('-78,-92 78,-92 92,-78 92,78 78,92 -78,92 -92,78 -92,-78')

/** A gilded sign on a tablet of lacquer. */
const gilded =
  (sign: string, lacquer: string, scale = 0.6): Drawing =>
  (id) =>
    set(
      plate(leafOfScripture, materialOf(lacquer), { thick: 9, bevel: 8, rim: ramps.gold, table: 0.3 }),
      0.92,
      97,
      95,
    ) + thing(id, sign, { x: 97, y: 95, scale, material: 'gold' })

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  H1: (id) =>
    drop(66, 176) +
    thing(id, 'crown', { y: 100, scale: 0.98, material: 'gold' }) +
    thing(id, 'hexGem', { x: 98, y: 122, scale: 0.2, material: 'ruby' }) +
    thing(id, 'hexGem', { x: 56, y: 124, scale: 0.13, material: 'emerald' }) +
    thing(id, 'hexGem', { x: 140, y: 124, scale: 0.13, material: 'emerald' }),
  H2: () => set(mask('elephant', ['#3A2A44', '#8C7A92', '#D9CCD2', '#F7F0EC', '#FFFFFF']), 0.88, 100, 98),
  H3: (id) =>
    thing(id, 'peacock', { y: 112, scale: 0.84 }) +
    thing(id, 'hexGem', { y: 144, scale: 0.3, material: 'emerald' }),
  H4: (id) => drop(42, 190) + thing(id, 'vase', { scale: 0.94, y: 100, material: 'sapphire' }),
  A: gilded('lotus', 'ruby', 0.56),
  K: gilded('key', 'sapphire'),
  Q: gilded('feather', 'emerald'),
  J: gilded('bell', 'plum', 0.58),
  T: gilded('moon', 'teal', 0.56),
  B: (id) =>
    halo(id, '#FFE58C', 100, 86, 90) +
    rays(100, 84, 10, 82, '#FFF3C4', 0.13) +
    thing(id, 'book', { material: 'ruby', y: 86, scale: 0.76, turn: -6 }) +
    spark(148, 36, 20) +
    ribbonOf('emerald'),
}

export const particles: readonly [Drawing, Drawing] = [
  (id) => coin(id, 50, 48, 44, { tilt: 0.45 }),
  (id) => thing(id, 'feather', { x: 50, y: 50, scale: 0.46, turn: 20, material: 'gold' }),
]
