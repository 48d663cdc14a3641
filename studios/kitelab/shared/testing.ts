/** What the tests of the games share. */
import { currencyOf, type Minor, parseMinor } from '@jackfruit/kernel'
import type { ByCurrency, Table } from '@jackfruit/studio-kit/rules'

export const kyat: Table = { currency: 'MMK', scale: 2 }

/** Chance that says these draws, in this order, and fails when asked for more, or for what cannot be. */
export function saying(...draws: readonly number[]) {
  let at = 0
  return {
    below(n: number): number {
      const draw = draws[at++]
      if (draw === undefined || draw >= n) throw new RangeError(`draw ${at}, ${draw}, is not below ${n}`)
      return draw
    },
  }
}

/** Chance from a seed, good enough for trying an engine; never for a round. */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { below: (n: number) => Math.floor(next() * n) }
}

export interface StakeAt {
  readonly stake: Minor
  readonly table: Table
  readonly most: Minor
}

/** Every stake on offer, in every currency. */
export const everyStake = (
  stakes: ByCurrency<readonly string[]>,
  most: ByCurrency<string>,
): readonly StakeAt[] =>
  Object.entries(stakes).flatMap(([currency, ladder]) => {
    const { scale } = currencyOf(currency)
    const read = (text: string) => parseMinor(text, scale) ?? 0n
    return ladder.map((text) => ({
      stake: read(text),
      table: { currency, scale },
      most: read(most[currency] ?? '0'),
    }))
  })
