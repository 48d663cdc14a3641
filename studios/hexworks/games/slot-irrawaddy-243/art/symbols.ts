import {
  bambooHat,
  bananas,
  coin,
  type Drawing,
  dolphin,
  drop,
  glazedJar,
  halo,
  lilyPad,
  materialOf,
  ramps,
  ribbonOf,
  set,
  shell,
  silk,
  thing,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  P1: () => drop(58, 184) + set(dolphin(materialOf('silver')), 0.92, 100, 96, -4),
  P2: (id) => drop(70, 160) + thing(id, 'boat', { material: 'ruby', y: 112, scale: 0.88 }),
  P3: (id) => drop(62, 172) + thing(id, 'koi', { material: 'amber', scale: 0.92, x: 98 }),
  P4: (id) => set(lilyPad(ramps.emerald), 0.98, 100, 112) + thing(id, 'lotus', { x: 96, y: 76, scale: 0.46 }),
  // Of a market on the water: a hat of bamboo, a glazed jar, bananas, silk.
  A: () => set(bambooHat(ramps.ruby), 0.92, 100, 96),
  K: () => drop(50, 188) + set(glazedJar(materialOf('sky')), 0.9, 100, 100),
  Q: () => set(bananas(materialOf('lime')), 0.76, 98, 94),
  J: () => drop(70, 176) + set(silk(materialOf('plum')), 0.94, 100, 92),
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
