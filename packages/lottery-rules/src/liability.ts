/** What the house may owe for a number of an issue: odds that step down as it fills, and its closing. */

export interface Ladder {
  /** Odds in 1/10,000 from the first, each until the house owes `upTo` minor units in all. Rising. */
  readonly steps: readonly { readonly times: number; readonly upTo: bigint }[]
  /** A step that has no room for such a stake any more is passed over. */
  readonly stakeMin: bigint
}

/** What is paid for the number now and what may still be staked on it; null once it is closed (ပိတ်ဂဏန်း). */
export interface Standing {
  readonly times: number
  readonly stakeMax: bigint
}

/** `owed` is what a win of the number would cost, over all lines that were taken. */
export function standingOf({ steps, stakeMin }: Ladder, owed: bigint): Standing | null {
  for (const { times, upTo } of steps) {
    const stakeMax = upTo > owed ? ((upTo - owed) * 10_000n) / BigInt(times) : 0n
    if (stakeMax >= stakeMin && stakeMax > 0n) return { times, stakeMax }
  }
  return null
}

/** Odds from `times` down by `step` in equal slices of `slice` after the first `cap`, `count` times. */
export const ladderOf = (terms: {
  times: number
  step: number
  count: number
  cap: bigint
  slice: bigint
  stakeMin: bigint
}): Ladder => ({
  stakeMin: terms.stakeMin,
  steps: Array.from({ length: terms.count + 1 }, (_, i) => ({
    times: terms.times - terms.step * i,
    upTo: terms.cap + terms.slice * BigInt(i),
  })).filter(({ times }) => times > 0),
})

export interface Asked {
  /** What is capped: a play and its number. */
  readonly number: string
  readonly stake: bigint
  /** The odds that the member saw. */
  readonly times: number
}

export type Refused = {
  readonly at: number
  readonly why: 'closed' | 'odds-changed' | 'too-much'
  readonly standing: Standing | null
}

/**
 * A ticket is taken whole or not at all: what each number owes afterwards, or every line that stands in
 * the way. Lines of one number are added up in their order.
 */
export function takeTicket(
  ladder: Ladder,
  owed: ReadonlyMap<string, bigint>,
  lines: readonly Asked[],
): { readonly taken: ReadonlyMap<string, bigint> } | { readonly refused: readonly Refused[] } {
  const taken = new Map<string, bigint>()
  const refused: Refused[] = []
  for (const [at, { number, stake, times }] of lines.entries()) {
    const before = taken.get(number) ?? owed.get(number) ?? 0n
    const standing = standingOf(ladder, before)
    const why = !standing
      ? 'closed'
      : standing.times !== times
        ? 'odds-changed'
        : stake > standing.stakeMax
          ? 'too-much'
          : null
    if (why) refused.push({ at, why, standing })
    else taken.set(number, before + (stake * BigInt(times)) / 10_000n)
  }
  return refused.length > 0 ? { refused } : { taken }
}

/** The most that an issue can cost when so many numbers may win at once. */
export const worstOf = (owed: Iterable<bigint>, winners: number): bigint =>
  [...owed]
    .sort((a, b) => (a < b ? 1 : a > b ? -1 : 0))
    .slice(0, winners)
    .reduce((sum, each) => sum + each, 0n)
