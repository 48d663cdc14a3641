/** The lines of an order, expanded from what was asked for. Pure. */
import type { Minor } from '@jackfruit/kernel'
import { type DrawEntry, type DrawGame, winOf } from './draw-game.ts'
import type { NewLine } from './store/ticket-row.ts'

export interface SeenEntry extends DrawEntry {
  /** Numbers whose odds had come down when the member looked, and how far; the others were as printed. */
  readonly seen: Readonly<Record<string, number>>
}

export const linesMax = 1_000
const multipleMax = 10_000

/**
 * Lines of one number are one, at the sum of their stakes. Null where something of it cannot be read, there are too many,
 * or a stake is below the least.
 */
export function expand(
  game: DrawGame,
  {
    entries,
    mode,
    multiple,
    currency,
  }: {
    readonly entries: readonly SeenEntry[]
    readonly mode: string
    readonly multiple: number
    readonly currency: string
  },
): NewLine[] | null {
  const least = game.limits[currency]?.lineMin
  if (least === undefined || !isMultiple(multiple)) return null
  const merged = new Map<string, { stake: Minor; price: Minor; play: string; pick: string; step: number }>()
  for (const entry of entries) {
    const total = entry.multiple * multiple
    const lines = isMultiple(total) ? game.linesOf({ ...entry, multiple: total }, mode) : null
    if (!lines) return null
    for (const { play, pick, stake, price } of lines) {
      const step = entry.seen[pick] ?? 0
      const key = JSON.stringify([play, pick])
      const before = merged.get(key)
      if (before && before.step !== step) return null
      merged.set(key, {
        ...{ play, pick, step },
        stake: (before?.stake ?? 0n) + stake,
        price: (before?.price ?? 0n) + price,
      })
      if (merged.size > linesMax) return null
    }
  }
  const all = [...merged.values()]
  if (all.length === 0 || all.some(({ stake, step }) => stake < least || step < 0 || step > game.steps))
    return null
  return all.map((line) => ({ ...line, most: winOf(line.stake, game.mostOf({ ...line, mode }, line.step)) }))
}

const isMultiple = (multiple: number): boolean =>
  Number.isSafeInteger(multiple) && multiple >= 1 && multiple <= multipleMax
