import {
  type Drawing,
  drop,
  flame,
  group,
  halo,
  letter,
  mask,
  materialOf,
  moonGate,
  ramps,
  ribbonOf,
  type Sign,
  set,
  spark,
  thing,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

const lettering = { cut: 'crowned', metal: 'night', scale: 1.06 } as const

/** A letter with a wisp of foxfire at its shoulder. */
const haunted =
  (sign: Sign, material: string): Drawing =>
  (id) =>
    group(letter(sign, material, lettering), -6, 4) +
    halo(id, '#5FF0C8', 166, 46, 34) +
    set(foxfire, 0.24, 166, 44)

const foxfire = flame(ramps.teal, ['#0F9A7A', '#3FE0B0', '#B6FFE4', '#FFFFFF'])

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  H1: () => set(mask('tiger'), 0.9, 100, 96),
  H2: (id) => drop(50, 188) + thing(id, 'serpent', { x: 96, y: 104, scale: 0.84 }),
  H3: () => set(mask('owl'), 0.88, 100, 100),
  H4: (id) =>
    halo(id, '#FF8A5C', 100, 98, 96) + drop(40, 188) + thing(id, 'lamp', { material: 'ruby', scale: 0.96 }),
  A: haunted('A', 'rose'),
  K: haunted('K', 'sky'),
  Q: haunted('Q', 'lime'),
  J: haunted('J', 'amber'),
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
