/** What free spins return, from the spread of one spin: closed forms, retriggers included. */
import type { Spread } from './spread.ts'

/** Of one spin: S is what it wins, in stakes, N how many free spins it awards. */
export interface SpinMoments {
  /** E[S]. */
  readonly mean: number
  /** E[S²]. */
  readonly square: number
  /** E[N]. */
  readonly awarded: number
  /** E[N²]. */
  readonly awardedSquare: number
  /** E[S·N]. */
  readonly together: number
}

export interface SpinTerms {
  /** Units of the spread that make one stake. */
  readonly units: number
  /** Multiplies all wins of the spin. */
  readonly times?: number
  /** What the number of symbols in view pays by itself, in stakes. */
  readonly shownPays: (shown: number) => number
  /** Free spins awarded for that number. */
  readonly awards: (shown: number) => number
}

/** One result of a spin: its chance, its win in stakes, the free spins it awards. */
export interface Outcome {
  readonly chance: number
  readonly win: number
  readonly awarded: number
}

export const outcomesOf = ({ counts, places }: Spread, terms: SpinTerms): Outcome[] =>
  counts.flatMap((tally, shown) =>
    [...tally].map(([units, count]) => ({
      chance: count / places,
      win: (units / terms.units + terms.shownPays(shown)) * (terms.times ?? 1),
      awarded: terms.awards(shown),
    })),
  )

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

export const momentsOf = (outcomes: readonly Outcome[]): SpinMoments => ({
  mean: sumOf(outcomes, ({ chance, win }) => chance * win),
  square: sumOf(outcomes, ({ chance, win }) => chance * win * win),
  awarded: sumOf(outcomes, ({ chance, awarded }) => chance * awarded),
  awardedSquare: sumOf(outcomes, ({ chance, awarded }) => chance * awarded * awarded),
  together: sumOf(outcomes, ({ chance, win, awarded }) => chance * win * awarded),
})

export const hitRateOf = (outcomes: readonly Outcome[]): number =>
  sumOf(
    outcomes.filter(({ win }) => win > 0),
    ({ chance }) => chance,
  )

export const chanceOf = (outcomes: readonly Outcome[], fits: (outcome: Outcome) => boolean): number =>
  sumOf(outcomes.filter(fits), ({ chance }) => chance)

export interface FreeSpinReturn {
  /** One free spin and all that it retriggers, in stakes: mean and second moment. */
  readonly spinMean: number
  readonly spinSquare: number
  /** The feature as a share of the stake. */
  readonly share: number
  /** What a feature returns on average once it is triggered, in stakes. */
  readonly featureMean: number
  readonly rtp: number
  readonly deviation: number
}

/**
 * A base spin and the free spins that it awards. A free spin with its retriggers is
 * y = S + (N further ones), whence E[y] = E[S] / (1 − E[N]), and the second moment likewise.
 */
export function freeSpinReturn(base: SpinMoments, free: SpinMoments, triggerChance: number): FreeSpinReturn {
  const spinMean = free.mean / (1 - free.awarded)
  const squareOfMean = spinMean * spinMean
  const spinSquare =
    (free.square + 2 * free.together * spinMean + (free.awardedSquare - free.awarded) * squareOfMean) /
    (1 - free.awarded)
  const share = base.awarded * spinMean
  const rtp = base.mean + share
  const square =
    base.square +
    2 * base.together * spinMean +
    base.awarded * (spinSquare - squareOfMean) +
    base.awardedSquare * squareOfMean
  return {
    spinMean,
    spinSquare,
    share,
    featureMean: share / triggerChance,
    rtp,
    deviation: Math.sqrt(square - rtp * rtp),
  }
}

/**
 * What a round's end at `most` stakes takes from the return at the very most, as a share of the stake.
 * For any θ > 0 it is E[(T − most)⁺] ≤ E[e^θT] · e^(−θ·most) / (e·θ), T being the round without the end; the
 * generating function of a free spin with its retriggers is the fixed point of g = E[e^θS · g^N].
 */
export function mostTakes(base: readonly Outcome[], free: readonly Outcome[], most: number): number {
  const mean = (outcomes: readonly Outcome[], theta: number, g: number) =>
    sumOf(outcomes, ({ chance, win, awarded }) => chance * Math.exp(theta * win) * g ** awarded)
  let least = Number.POSITIVE_INFINITY
  for (let theta = 1e-4; theta < 1; theta *= 1.25) {
    let g = 1
    for (let step = 0; step < 60 && g < 1e9; step++) g = mean(free, theta, g)
    // The iteration climbs from below; where it has not come to rest there is no fixed point.
    if (!(Math.abs(mean(free, theta, g) / g - 1) < 1e-9)) break
    least = Math.min(least, (mean(base, theta, g * (1 + 1e-6)) * Math.exp(-theta * most)) / (Math.E * theta))
  }
  return least
}
