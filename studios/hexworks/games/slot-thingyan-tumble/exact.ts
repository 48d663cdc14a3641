/**
 * The exact mathematics of Thingyan Tumble: the chain of tumbles (chain.ts) for the base spin and for a
 * free spin from each level of the multiplier, and the twelve free spins from the last to the first.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { publishedOf } from '../../shared/published.ts'
import { type Chain, Counts, chainOf } from './chain.ts'
import {
  baseTimes,
  freeSpins,
  freeTimes,
  most,
  scattersToTrigger,
  scatterWeight,
  unitsPerStake,
  weights,
} from './rules.ts'

/** Of a number of free spins: E[F], E[F²] and E[e^θF], in units. */
interface Moments {
  readonly mean: number
  readonly square: number
  readonly tilted: number
}

/** Near where the bound of `mostTakes` is least; per unit. */
const theta = 0.00043

const cellWeights = Object.values(weights)
const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)
const sharesOf = (all: readonly number[]) => all.map((weight) => weight / sumOf(all, (each) => each))
const lastLevel = freeTimes.length - 1

/** Takes some seconds: twelve chains over up to 888,030 counts. */
export function figures() {
  const base = chainOf(new Counts(cellWeights.length + 1), {
    chances: sharesOf([...cellWeights, scatterWeight]),
    timesOf: (step) => baseTimes[step] ?? baseTimes.at(-1) ?? 1,
    theta,
  })
  const space = new Counts(cellWeights.length)
  const spinFrom = freeTimes.map((_, level) =>
    chainOf(space, {
      chances: sharesOf(cellWeights),
      timesOf: (step) => freeTimes[Math.min(level + step, lastLevel)] ?? 1,
      theta,
    }),
  )
  const feature = featureOf(spinFrom)
  const triggers = base.ends.filter(({ scatters }) => scatters >= scattersToTrigger)
  const triggerChance = sumOf(triggers, ({ chance }) => chance)
  const baseMean = sumOf(base.ends, ({ mean }) => mean)
  const mean = baseMean + triggerChance * feature.mean
  const square =
    sumOf(base.ends, (end) => end.square) +
    2 * sumOf(triggers, (end) => end.mean) * feature.mean +
    triggerChance * feature.square
  const tilted = sumOf(base.ends, (end) => end.tilted * (triggers.includes(end) ? feature.tilted : 1))
  const [first] = base.depths
  const [freeFirst] = spinFrom
  const baseHit = first?.chance ?? 0
  return {
    exact: {
      rtp: mean / unitsPerStake,
      hitRate: baseHit + triggeredByFeatureOnly(base, freeFirst?.depths[0]?.chance ?? 0),
      deviation: Math.sqrt(square - mean * mean) / unitsPerStake,
      most,
    },
    parts: { tumbles: baseMean / unitsPerStake, freeSpins: (triggerChance * feature.mean) / unitsPerStake },
    baseHit,
    depths: base.depths.map((depth) => ({ chance: depth.chance, share: depth.mean / unitsPerStake })),
    triggerEvery: 1 / triggerChance,
    freeSpinHit: freeFirst?.depths[0]?.chance ?? 0,
    featureMean: feature.mean / unitsPerStake,
    /** What the end at `most` takes from the return at the very most (shared/maths.ts has the bound). */
    mostTakes: (tilted * Math.exp(-theta * most * unitsPerStake)) / (Math.E * theta * unitsPerStake),
  }
}

/** Base spins that win nothing themselves, and whose free spins win something. */
function triggeredByFeatureOnly({ ends }: Chain, freeSpinHit: number): number {
  const blank = ends.filter(({ tumbles, scatters }) => tumbles === 0 && scatters >= scattersToTrigger)
  return sumOf(blank, ({ chance }) => chance) * (1 - (1 - freeSpinHit) ** freeSpins)
}

/** All free spins from the first level, worked out from the last spin back. */
function featureOf(spinFrom: readonly Chain[]): Moments {
  const none: Moments = { mean: 0, square: 0, tilted: 1 }
  let rest = freeTimes.map(() => none)
  for (let spin = 0; spin < freeSpins; spin++) {
    const after = rest
    rest = spinFrom.map(({ ends }, level) => {
      const restOf = (tumbles: number) => after[Math.min(level + tumbles, lastLevel)] ?? none
      return {
        mean: sumOf(ends, ({ tumbles, chance, mean }) => mean + chance * restOf(tumbles).mean),
        square: sumOf(
          ends,
          ({ tumbles, chance, mean, square }) =>
            square + 2 * mean * restOf(tumbles).mean + chance * restOf(tumbles).square,
        ),
        tilted: sumOf(ends, ({ tumbles, tilted }) => tilted * restOf(tumbles).tilted),
      }
    })
  }
  return rest[0] ?? none
}

export const published = ({ exact, parts } = figures()) => publishedOf(exact, parts)

export const plans = (): readonly Plan[] => [{ name: 'spin', choice: null, exact: figures().exact }]
