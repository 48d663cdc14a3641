import { chinthe } from '@jackfruit/art'
import {
  coin,
  type Drawing,
  drop,
  gong,
  halo,
  kite,
  letter,
  mirrored,
  outline,
  plate,
  ramps,
  ribbonOf,
  set,
  star,
  stepCut,
  thing,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

/** Letters of gold in a coloured setting. */
const golden = (metal: string) => ({ cut: 'tapered', metal }) as const

const shield = mirrored(outline('0,-94 44,-78 84,-78 82,0 60,56 0,96'))

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  C1: () => set(chinthe({ outerMane: ramps.sapphire }), 0.62, 100, 103),
  C2: (id) =>
    drop(66, 176) +
    thing(id, 'crown', { y: 100, scale: 0.98, material: 'ruby' }) +
    [56, 98, 140].map((x) => thing(id, 'hexGem', { x, y: 122, scale: 0.15, material: 'sky' })).join(''),
  C3: (id) => drop(50, 190) + thing(id, 'hexGem', { material: 'amethyst', scale: 0.92 }),
  C4: () => set(stepCut(kite, ramps.emerald, [1, 0.72, 0.42]), 0.92),
  A: () => letter('A', 'gold', golden('ruby')),
  K: () => letter('K', 'gold', golden('teal')),
  Q: () => letter('Q', 'gold', golden('plum')),
  J: () => letter('J', 'gold', golden('emerald')),
  W: (id) =>
    halo(id, '#FFE58C', 100, 84, 98) +
    set(plate(shield, ramps.sapphire, { thick: 9, bevel: 9, rim: ramps.gold }), 0.84, 98, 86) +
    set(plate(star(5, 50, 22), ramps.gold, { thick: 5, bevel: 5 }), 0.9, 98, 76) +
    ribbonOf('ruby'),
  S: (id) => halo(id, '#FFC878', 100, 84, 98) + set(gong(ramps.gold), 0.8, 100, 86) + ribbonOf('emerald'),
}

export const particles: readonly [Drawing, Drawing] = [
  (id) => coin(id, 50, 48, 44, { tilt: 0.45 }),
  () => set(plate(star(5, 98, 44), ramps.gold), 0.46, 50, 50),
]
