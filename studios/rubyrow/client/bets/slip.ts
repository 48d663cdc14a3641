/**
 * Chips that the member has put down and not confirmed, over those that are in. Values: each change gives a new slip, so
 * that undo is the one before.
 */
import { empty, type Stacks, totalOf } from '@jackfruit/game-page/felt/stacks'
import type { Minor } from '@jackfruit/kernel'
import type { TableLimits } from './limits.ts'

/** Which limit it was, and how much it is. */
export interface Beyond {
  readonly limit: 'place' | 'round' | 'win' | 'balance'
  readonly most: Minor
}

/** What is already on the table, confirmed or on its way, and what the member has. */
export interface Ground {
  readonly lying: Stacks
  readonly balance: Minor
  readonly limits: TableLimits
  readonly mostBack: (stacks: Stacks) => Minor
}

export interface Slip {
  readonly draft: Stacks
  readonly before: readonly Stacks[]
}

export const emptySlip: Slip = { draft: empty, before: [] }

const undoMost = 100

/** The first limit that these chips would be beyond; null where they are within all. */
export function beyond(draft: Stacks, { lying, balance, limits, mostBack }: Ground): Beyond | null {
  const all = together(lying, draft)
  for (const place of draft.keys()) {
    const most = limits.mostOn(place)
    if ((all.get(place) ?? 0n) > most) return { limit: 'place', most }
  }
  if (totalOf(all) > limits.mostInRound) return { limit: 'round', most: limits.mostInRound }
  if (totalOf(draft) > balance) return { limit: 'balance', most: balance }
  return mostBack(all) > limits.maxWin ? { limit: 'win', most: limits.maxWin } : null
}

/** Where nothing fits any more, what it is beyond. */
export function put(slip: Slip, chips: Stacks, ground: Ground): Slip | Beyond {
  const draft = together(slip.draft, chips)
  return beyond(draft, ground) ?? changed(slip, draft)
}

export const undo = ({ before }: Slip): Slip => ({
  draft: before.at(-1) ?? empty,
  before: before.slice(0, -1),
})

export const clear = (slip: Slip): Slip => (slip.draft.size === 0 ? slip : changed(slip, empty))

/** Chips of one place taken back. */
export function takeFrom(slip: Slip, place: string): Slip {
  if (!slip.draft.has(place)) return slip
  return changed(slip, new Map([...slip.draft].filter(([id]) => id !== place)))
}

/** Whatever lies there now, once more; as the last round's where nothing does. */
export function doubled(slip: Slip, ground: Ground): Slip | Beyond {
  return put(slip, slip.draft.size > 0 ? slip.draft : ground.lying, ground)
}

export const isBeyond = (answer: Slip | Beyond): answer is Beyond => 'limit' in answer

const changed = (slip: Slip, draft: Stacks): Slip => ({
  draft,
  before: [...slip.before, slip.draft].slice(-undoMost),
})

export function together(...all: readonly Stacks[]): Stacks {
  const sums = new Map<string, Minor>()
  for (const stacks of all)
    for (const [place, amount] of stacks) sums.set(place, (sums.get(place) ?? 0n) + amount)
  return sums
}
