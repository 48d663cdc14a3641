import { chinthe } from '@jackfruit/art'
import {
  coin,
  type Drawing,
  disc,
  drop,
  gong,
  halo,
  harp,
  kite,
  mirrored,
  offeringVessel,
  outline,
  plate,
  ramps,
  ribbonOf,
  set,
  star,
  stepCut,
  thanaka,
  thing,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

const shield = mirrored(outline('0,-94 44,-78 84,-78 82,0 60,56 0,96'))

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  C1: () => set(chinthe({ outerMane: ramps.sapphire }), 0.62, 100, 103),
  C2: (id) =>
    drop(66, 176) +
    thing(id, 'crown', { y: 100, scale: 0.98, material: 'ruby' }) +
    [56, 98, 140].map((x) => thing(id, 'hexGem', { x, y: 122, scale: 0.15, material: 'sky' })).join(''),
  C3: (id) => drop(50, 190) + thing(id, 'hexGem', { material: 'amethyst', scale: 0.92 }),
  C4: () => set(stepCut(kite, ramps.emerald, [1, 0.72, 0.42]), 0.92),
  // What is brought to the hall: a harp, an offering, a parasol of Pathein, thanaka.
  A: (id) => set(harp(id, ramps.ruby), 0.9, 100, 102),
  K: () => drop(48, 190) + set(offeringVessel(), 0.9, 100, 102),
  Q: (id) =>
    '<path d="M100 84L100 178q0 14 14 12" stroke="#4E240C" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M98 84L98 176" stroke="#E0A25A" stroke-width="4"/>' +
    thing(id, 'parasol', { y: 94, scale: 0.94 }) +
    [10, 55, 145, 190].map((x) => disc(x, 106, 6, '#FFD667')).join(''),
  J: () => drop(70, 182) + set(thanaka(), 0.86, 100, 106),
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
