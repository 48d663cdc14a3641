/** Stakes and the most that a round may return, by currency: the common limits of the instant games. */
import type { ByCurrency } from '@jackfruit/studio-kit/rules'

interface Limits {
  readonly least: number
  readonly most: number
  /** The most that one round may return. */
  readonly win: number
}

const limits: ByCurrency<Limits> = {
  MMK: { least: 100, most: 1_000_000, win: 100_000_000 },
  BDT: { least: 5, most: 50_000, win: 5_000_000 },
  INR: { least: 5, most: 50_000, win: 5_000_000 },
  NGN: { least: 50, most: 500_000, win: 50_000_000 },
  IDRK: { least: 1, most: 10_000, win: 1_000_000 },
  PKR: { least: 10, most: 100_000, win: 10_000_000 },
  KES: { least: 5, most: 50_000, win: 5_000_000 },
}

const ofEach = <T>(make: (limit: Limits) => T): ByCurrency<T> =>
  Object.fromEntries(Object.entries(limits).map(([currency, limit]) => [currency, make(limit)]))

/** 1, 2, 5, 10, 20, 50 …, in units of the currency. */
const steps = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power))

export const maxWin: ByCurrency<string> = ofEach(({ win }) => String(win))

/** The stakes at which a return of `multiple` stakes stays within the most that a round may return. */
export const stakesFor = (multiple: number): ByCurrency<readonly string[]> =>
  ofEach(({ least, most, win }) =>
    steps.filter((step) => step >= least && step <= most && step * multiple <= win).map(String),
  )

/** For games in which the round ends, or the target sinks, where the most is reached. */
export const allStakes = stakesFor(1)

/** The most stakes that a round may return at the lowest stake. */
export const mostStakes = Math.max(...Object.values(limits).map(({ least, win }) => win / least))
