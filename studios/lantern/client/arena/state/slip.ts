/** Chips that were put down and are not confirmed, over those that are in. Each change is a new slip, so that undo is the one before. */
import { empty, type Stacks, totalOf } from '@jackfruit/game-page/felt/stacks'
import type { Minor } from '@jackfruit/kernel'
import { cockfight, pooledSide } from '@jackfruit/table-rules/cockfight/table'

const { mostBack, places } = cockfight()

export interface Limits {
  readonly main: Minor
  readonly side: Minor
  readonly round: Minor
  readonly maxWin: Minor
}

/** Which limit it was, and how much it is. */
export interface Beyond {
  readonly limit: 'place' | 'round' | 'win' | 'balance'
  readonly most: Minor
}

export interface Ground {
  /** What is in, or on its way. */
  readonly lying: Stacks
  readonly balance: Minor
  readonly limits: Limits
}

export interface Slip {
  readonly draft: Stacks
  readonly before: readonly Stacks[]
}

export const emptySlip: Slip = { draft: empty, before: [] }
const undoMost = 60

export function together(...all: readonly Stacks[]): Stacks {
  const sums = new Map<string, Minor>()
  for (const stacks of all)
    for (const [place, amount] of stacks) sums.set(place, (sums.get(place) ?? 0n) + amount)
  return sums
}

const mains: ReadonlySet<string> = new Set(places.filter(({ limit }) => limit === 'main').map(({ id }) => id))

/** The most that one place takes. */
const mostOn = (place: string, { main, side }: Limits): Minor => (mains.has(place) ? main : side)

function beyond(draft: Stacks, { lying, balance, limits }: Ground): Beyond | null {
  const all = together(lying, draft)
  for (const place of draft.keys()) {
    const most = mostOn(place, limits)
    if ((all.get(place) ?? 0n) > most) return { limit: 'place', most }
  }
  if (totalOf(all) > limits.round) return { limit: 'round', most: limits.round }
  if (totalOf(draft) > balance) return { limit: 'balance', most: balance }
  return mostBack(all) > limits.maxWin ? { limit: 'win', most: limits.maxWin } : null
}

/** Where nothing more fits, what it is beyond. */
export function put({ draft, before }: Slip, chips: Stacks, ground: Ground): Slip | Beyond {
  const next = together(draft, chips)
  return beyond(next, ground) ?? { draft: next, before: [...before, draft].slice(-undoMost) }
}

export const undo = ({ before }: Slip): Slip => ({
  draft: before.at(-1) ?? empty,
  before: before.slice(0, -1),
})

export const isBeyond = (answer: Slip | Beyond): answer is Beyond => 'limit' in answer

/** What is asked for at once: a stake in the pool lies alone. */
export function betsOf(draft: Stacks): readonly Stacks[] {
  const pooled = [...draft].filter(([place]) => pooledSide(place) !== null)
  const others = [...draft].filter(([place]) => pooledSide(place) === null)
  return [...(others.length > 0 ? [new Map(others)] : []), ...pooled.map((one) => new Map([one]))]
}
