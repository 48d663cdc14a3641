/** Chips on places, as values: each change gives new stacks, so that undo is the ones before. */
import type { Minor } from '@jackfruit/kernel'

export type Stacks = ReadonlyMap<string, Minor>

/** The chips of a round that is open. */
export interface OpenBets {
  /** What was put down before the deal: what the next bet begins with. */
  readonly first: Stacks
  /** What lies there now, doubles and splits with it. */
  readonly now: Stacks
}

/** The most that a place takes. */
export type MostOn = (place: string) => Minor

export const empty: Stacks = new Map()

export const totalOf = (stacks: Stacks): Minor => [...stacks.values()].reduce((sum, each) => sum + each, 0n)

export const isSame = (some: Stacks, others: Stacks): boolean =>
  some.size === others.size && [...some].every(([place, amount]) => others.get(place) === amount)

const smaller = (a: Minor, b: Minor): Minor => (a < b ? a : b)

/** One chip more, up to the limit of the place; null when it is full. */
export function lay(stacks: Stacks, place: string, chip: Minor, mostOn: MostOn): Stacks | null {
  const before = stacks.get(place) ?? 0n
  const after = smaller(before + chip, mostOn(place))
  return after === before ? null : new Map([...stacks, [place, after]])
}

/** All stacks doubled, each up to its limit; null when nothing grows. */
export function double(stacks: Stacks, mostOn: MostOn): Stacks | null {
  const doubled = new Map([...stacks].map(([place, amount]) => [place, smaller(amount * 2n, mostOn(place))]))
  return totalOf(doubled) === totalOf(stacks) ? null : doubled
}
