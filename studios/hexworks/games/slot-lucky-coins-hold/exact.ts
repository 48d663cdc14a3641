/**
 * The exact mathematics of Lucky Kyat Hold: all 40⁵ places of the reels with their lines and coins, and
 * the respins as a chain over coins on the board and respins left.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { outcomesOf } from '../../shared/maths.ts'
import { publishedOf } from '../../shared/published.ts'
import { lineSpread } from '../../shared/spread.ts'
import {
  coin,
  coinChance,
  coinsToHold,
  coinValues,
  grand,
  lineTable,
  respins,
  unitsPerStake,
} from './rules.ts'
import { machine } from './shown.ts'

const cellCount = lineTable.reels.length * lineTable.rows
const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

/** What is won by holding so many coins, in stakes; by index of coins at the start. */
interface HoldMoments {
  readonly finalCoins: number
  readonly full: number
  readonly mean: number
  readonly square: number
}

export function figures() {
  const spread = lineSpread(machine, coin)
  const byCoins = spread.counts.map((tally) =>
    outcomesOf(
      { places: spread.places, counts: [tally] },
      { units: unitsPerStake, shownPays: () => 0, awards: () => 0 },
    ),
  )
  const lines = byCoins.flat()
  const coinChances = byCoins.map((outcomes) => sumOf(outcomes, ({ chance }) => chance))
  const lineReturn = sumOf(lines, ({ chance, win }) => chance * win)
  const held = byCoins.map((outcomes, coins) => ({
    chance: coins >= coinsToHold ? (coinChances[coins] ?? 0) : 0,
    lineMean: sumOf(outcomes, ({ chance, win }) => chance * win),
    hold: holdFrom(coins),
  }))
  const triggerChance = sumOf(held, ({ chance }) => chance)
  const finalCoins = sumOf(held, ({ chance, hold }) => chance * hold.finalCoins)
  const full = sumOf(held, ({ chance, hold }) => chance * hold.full)
  const holdMean = sumOf(held, ({ chance, hold }) => chance * hold.mean)
  const holdSquare = sumOf(held, ({ chance, hold }) => chance * hold.square)
  const rtp = lineReturn + holdMean
  const square =
    sumOf(lines, ({ chance, win }) => chance * win * win) +
    holdSquare +
    2 * sumOf(held, ({ chance, lineMean, hold }) => (chance > 0 ? lineMean * hold.mean : 0))
  const valueMost = Math.max(...coinValues.map(({ value }) => value))
  const mostWithHold = byCoins
    .slice(coinsToHold)
    .flat()
    .reduce((best, { win }) => Math.max(best, win), 0)
  const featureMean = holdMean / triggerChance
  return {
    exact: {
      rtp,
      hitRate:
        sumOf(byCoins.slice(0, coinsToHold).flat(), ({ chance, win }) => (win > 0 ? chance : 0)) +
        triggerChance,
      deviation: Math.sqrt(square - rtp * rtp),
      most: mostWithHold + cellCount * valueMost + grand,
    },
    parts: { lines: lineReturn, coins: holdMean - full * grand, grand: full * grand },
    places: spread.places,
    coinChances,
    coinMean,
    triggerEvery: 1 / triggerChance,
    finalCoins: finalCoins / triggerChance,
    fullOnceInTriggers: triggerChance / full,
    fullOnceInRounds: 1 / full,
    featureMean,
    featureDeviation: Math.sqrt(holdSquare / triggerChance - featureMean * featureMean),
  }
}

const valueWeight = sumOf(coinValues, ({ weight }) => weight)
const coinMean = sumOf(coinValues, ({ value, weight }) => (value * weight) / valueWeight)
const coinSquare = sumOf(coinValues, ({ value, weight }) => (value * value * weight) / valueWeight)

/** Coin values are drawn apart from their number: the moments need only that of coins at the end. */
export function holdFrom(start: number): HoldMoments {
  const ends = coinsAtEnd(start)
  const mean = (of: (coins: number) => number) =>
    ends.reduce((sum, chance, coins) => sum + chance * of(coins), 0)
  const finalCoins = mean((coins) => coins)
  const full = ends[cellCount] ?? 0
  const variance = coinSquare - coinMean * coinMean
  return {
    finalCoins,
    full,
    mean: finalCoins * coinMean + full * grand,
    square:
      finalCoins * variance +
      mean((coins) => coins * coins) * coinMean * coinMean +
      full * (2 * grand * cellCount * coinMean + grand * grand),
  }
}

/** The chances of 0 to 15 coins when the respins are over. */
function coinsAtEnd(start: number): number[] {
  const p = coinChance.coins / coinChance.of
  const ends = new Array<number>(cellCount + 1).fill(0)
  const arrived = new Array<number>(cellCount + 1).fill(0)
  arrived[start] = 1
  // With a full count of respins left: none of them brings a coin, or the first that does brings some.
  for (let coins = start; coins <= cellCount; coins++) {
    const here = arrived[coins] ?? 0
    const empty = cellCount - coins
    const none = (1 - p) ** empty
    const stays = empty === 0 ? 1 : none ** respins
    ends[coins] = here * stays
    for (let more = 1; more <= empty; more++) {
      const brings = binomial(empty, more) * p ** more * (1 - p) ** (empty - more)
      arrived[coins + more] = (arrived[coins + more] ?? 0) + here * (1 - stays) * (brings / (1 - none))
    }
  }
  return ends
}

const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n - 1, k - 1) * n) / k)

export const published = ({ exact, parts } = figures()) => publishedOf(exact, parts)

export const plans = (): readonly Plan[] => [{ name: 'spin', choice: null, exact: figures().exact }]
