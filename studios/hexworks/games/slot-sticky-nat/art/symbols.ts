import {
  type Drawing,
  drop,
  flame,
  halo,
  horn,
  mask,
  materialOf,
  moonGate,
  offering,
  palmFan,
  ramps,
  ribbonOf,
  set,
  slungDrum,
  spark,
  thing,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

const foxfire = flame(ramps.teal, ['#0F9A7A', '#3FE0B0', '#B6FFE4', '#FFFFFF'])

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  H1: () => set(mask('tiger'), 0.9, 100, 96),
  H2: (id) => drop(50, 188) + thing(id, 'serpent', { x: 96, y: 104, scale: 0.84 }),
  H3: () => set(mask('owl'), 0.88, 100, 100),
  H4: (id) =>
    halo(id, '#FF8A5C', 100, 98, 96) + drop(40, 188) + thing(id, 'lamp', { material: 'ruby', scale: 0.96 }),
  // Of the feast for the spirits: what they are given, and what plays for them.
  A: (id) => drop(50, 188) + set(offering(id, ramps.rose), 0.84, 100, 100),
  K: () => set(slungDrum(ramps.sapphire), 0.96, 100, 98),
  Q: () => set(palmFan(materialOf('lime')), 0.9, 102, 98),
  J: () => set(horn(materialOf('copper')), 0.96, 104, 98),
  W: (id) => halo(id, '#5FF0C8', 100, 84, 100) + set(foxfire, 0.84, 100, 82) + ribbonOf('plum', '#B6FFE4'),
  S: (id) =>
    halo(id, '#CFA8FF', 100, 84, 98) +
    set(moonGate(id, materialOf('silver')), 0.84, 98, 84) +
    ribbonOf('teal'),
}

export const particles: readonly [Drawing, Drawing] = [
  () => set(foxfire, 0.42, 50, 50),
  () => spark(50, 50, 46, '#D6FFF0'),
]
