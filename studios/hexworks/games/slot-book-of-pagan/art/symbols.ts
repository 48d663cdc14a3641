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

/** Each sign has an outline of its own, so that it is told from afar without its colour. */
const outlines = {
  /** A leaf of scripture, its corners cut. */
  leaf: outline('-78,-92 78,-92 92,-78 92,78 78,92 -78,92 -92,78 -92,-78'),
  /** Eight petals' ground. */
  flower: outline('-40,-96 40,-96 96,-40 96,40 40,96 -40,96 -96,40 -96,-40'),
  /** A shield that comes to a point below. */
  shield: outline('-84,-88 0,-98 84,-88 92,-40 84,26 48,74 0,102 -48,74 -84,26 -92,-40'),
  /** The arch of a temple's door. */
  arch: outline('-84,96 -90,-10 -70,-56 -34,-84 0,-102 34,-84 70,-56 90,-10 84,96'),
  /** A lozenge. */
  lozenge: outline('0,-106 34,-78 78,-34 106,0 78,34 34,78 0,106 -34,78 -78,34 -106,0 -78,-34 -34,-78'),
} as const

/** A gilded sign on a piece of lacquer. */
const gilded =
  (sign: string, lacquer: string, shape: keyof typeof outlines, scale = 0.6): Drawing =>
  (id) =>
    set(
      plate(outlines[shape], materialOf(lacquer), { thick: 9, bevel: 8, rim: ramps.gold, table: 0.3 }),
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
  A: gilded('lotus', 'ruby', 'flower', 0.56),
  K: gilded('key', 'sapphire', 'shield', 0.56),
  Q: gilded('feather', 'emerald', 'leaf'),
  J: gilded('bell', 'plum', 'arch', 0.56),
  T: gilded('moon', 'teal', 'lozenge', 0.5),
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
