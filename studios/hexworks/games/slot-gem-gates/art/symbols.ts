import {
  brilliant,
  cushion,
  type Drawing,
  drop,
  emeraldCut,
  gem,
  group,
  halo,
  kite,
  materialOf,
  pear,
  plate,
  ramps,
  ribbonOf,
  ring,
  type Sign,
  set,
  spark,
  stepCut,
  word,
} from '@jackfruit/art/slots'
import type { SymbolName } from './atlas.ts'

/** A worth of the multiplier reel on a plaque: the greater, the warmer its stone. */
const times =
  (figures: readonly Sign[], material: string): Drawing =>
  () =>
    set(
      plate(ring(0, 0, 92, 96), materialOf(material), { thick: 10, rim: materialOf('gold'), table: 0.36 }),
      0.96,
      97,
      95,
    ) +
    group(word(['times', ...figures], 'ivory', 'jet', figures.length > 1 ? 104 : 112), 97, 96, {
      scale: figures.length > 1 ? 0.46 : 0.6,
    })

export const symbols: Readonly<Record<SymbolName, Drawing>> = {
  W: (id) =>
    halo(id, '#CFF1FF', 100, 84, 98) +
    set(brilliant(['#2C5C9A', '#6FB4E8', '#BFE6FF', '#EEF9FF', '#FFFFFF']), 0.92, 100, 84) +
    spark(150, 42, 22) +
    ribbonOf('sapphire'),
  R: () => drop(54) + gem(100, 98, 82, ramps.ruby),
  S: () => drop(46, 186) + set(stepCut(pear, ramps.sapphire, [1, 0.74, 0.46]), 0.86, 100, 98),
  E: () => drop(50, 186) + set(stepCut(emeraldCut, ramps.emerald), 0.88),
  A: () => drop(54, 184) + set(stepCut(cushion, ramps.amber), 0.8, 100, 98),
  K: () => drop(46, 188) + gem(100, 98, 76, ramps.amethyst, { sides: 6, stretch: 1.12 }),
  Q: () => set(stepCut(kite, ramps.teal, [1, 0.72, 0.42]), 0.88, 100, 98),
  x1: times([1], 'night'),
  x2: times([2], 'sapphire'),
  x3: times([3], 'emerald'),
  x5: times([5], 'amethyst'),
  x10: times([1, 0], 'ruby'),
  x15: times([1, 5], 'fire'),
}

export const particles: readonly [Drawing, Drawing] = [
  () => gem(50, 50, 42, ramps.ruby),
  () => gem(50, 50, 40, ramps.sapphire, { sides: 6, stretch: 1.1 }),
]
