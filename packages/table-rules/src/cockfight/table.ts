/**
 * The arena as a round that many share: Meron and Wala at odds that stand for the whole fight, or in a pool of each
 * currency by itself, and the two ways in which nobody wins.
 */
import type { Random } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type { Json, Stakes, TableGame, TablePlace } from '../table.ts'
import {
  drawFight,
  drawPlaces,
  drawReturn,
  fightAtRisk,
  type Result,
  results,
  type Side,
  sideReturn,
  strongest,
  weakest,
} from './fight.ts'
import { type FightSeal, houseOf, matchUpOf } from './match-up.ts'
import { type Dividends, dividendsOf, fixedOdds, mostDividend, poolReturn } from './odds.ts'

/** Who won, and how strong Meron was: what odds paid can be read from it. */
export type Fight = { readonly result: Result; readonly meron: number }

type ByPlace = Readonly<Record<string, number>>

/** Meron and Wala in the pool. */
interface FightPool {
  readonly places: readonly string[]
  house(seal: FightSeal, currency: string): Stakes
  /** Of all that lies there, in hundredths; null where it is cancelled and every stake goes back. */
  close(laid: Stakes): ByPlace | null
  payout(outcome: Json, place: string, stake: Minor, dividends: ByPlace): Minor
}

interface FightGame extends Omit<TableGame<Fight>, 'draw' | 'payout'> {
  draw(random: Random, seal: FightSeal): Fight
  payout(outcome: Json, place: string, stake: Minor): Minor
  /** At which decimal odds a stake on this place stands; null for the pool, where nobody knows yet. */
  oddsOf(seal: FightSeal, place: string): string | null
  readonly pool: FightPool
}

/** The last part of betting. */
export const lastCallMs = 10_000
export const fightMs = 60_000

export const sides = ['meron', 'wala'] as const
const isSide = (place: string): place is Side => place === 'meron' || place === 'wala'
export const pooled = { meron: 'pool-meron', wala: 'pool-wala' } as const
export const pooledSide = (place: string): Side | null => sides.find((side) => pooled[side] === place) ?? null

/** Of draws the two that differ: on either of them one would lay at the price of the first alone. */
const draws = drawPlaces.filter(({ id }) => id !== 'draw')

/** What was drawn. Throws RangeError for what is no fight. */
export function fightIn(outcome: Json): Fight {
  if (typeof outcome === 'object' && outcome !== null && 'result' in outcome && 'meron' in outcome) {
    const result = results.find((each) => each === outcome.result)
    const meron = Number(outcome.meron)
    if (result && Number.isInteger(meron) && meron >= weakest && meron <= strongest) return { result, meron }
  }
  throw new RangeError('no outcome of a fight')
}

export const dividendsNow = (laid: Stakes): Dividends =>
  dividendsOf({ meron: laid.get(pooled.meron) ?? 0n, wala: laid.get(pooled.wala) ?? 0n })

const pool: FightPool = {
  places: Object.values(pooled),
  house(seal, currency) {
    const house = houseOf(matchUpOf(seal), currency)
    return new Map(sides.map((side) => [pooled[side], house[side]]))
  },
  close(laid) {
    const { isCancelled, ...dividends } = dividendsNow(laid)
    return isCancelled ? null : Object.fromEntries(sides.map((side) => [pooled[side], dividends[side]]))
  },
  payout(outcome, place, stake, dividends) {
    const [side, dividend] = [pooledSide(place), dividends[place]]
    if (side === null || dividend === undefined) throw new RangeError(`no dividend of ${place}`)
    return poolReturn(fightIn(outcome).result, side, stake, dividend)
  },
}

function payout(outcome: Json, place: string, stake: Minor): Minor {
  const { result, meron } = fightIn(outcome)
  if (isSide(place)) return sideReturn(result, place, stake, fixedOdds({ meron })[place])
  if (!draws.some(({ id }) => id === place)) throw new RangeError(`nothing is paid at ${place}`)
  return drawReturn(result, place, stake)
}

/** "2.721" of 2721. */
const decimal = (thousandths: number): string => (thousandths / 1000).toFixed(3)

function oddsOf(seal: FightSeal, place: string): string | null {
  if (isSide(place)) return decimal(fixedOdds(matchUpOf(seal))[place])
  const draw = draws.find(({ id }) => id === place)
  return draw ? decimal((Number(draw.pays.split(':')[0]) + 1) * 1000) : null
}

/** Of the weaker side in the most unequal fight. */
const mostOdds = fixedOdds({ meron: weakest }).meron

/** The most that a stake on this place returns with this result, whoever fights and whatever lies in the pool. */
function mostOn(result: Result, place: string, stake: Minor): Minor {
  const side = pooledSide(place)
  if (side) return poolReturn(result, side, stake, mostDividend)
  return isSide(place) ? sideReturn(result, place, stake, mostOdds) : drawReturn(result, place, stake)
}

const odds = (thousandths: number) => `${thousandths - 1000}:1000`
const fixedPays = [odds(fixedOdds({ meron: strongest }).meron), odds(mostOdds)]

/** A side at odds: the mean of all fights. In the pool: before dividends are rounded down, and where somebody else pays. */
export const places: readonly TablePlace[] = [
  ...sides.map(
    (id): TablePlace => ({
      ...{ id, group: 'odds', limit: 'main', pays: fixedPays },
      ...{ exact: '8232666859/8600000000', rtp: '95.7287' },
    }),
  ),
  ...sides.map(
    (side): TablePlace => ({
      ...{ id: pooled[side], group: 'pool', limit: 'main', pays: [] },
      ...{ exact: '191077/200000', rtp: '95.5385' },
    }),
  ),
  ...draws.map(
    ({ id, pays, exact }): TablePlace => ({
      ...{ id, group: 'draws', limit: 'side', pays: [pays], exact },
      rtp: id === 'both-down' ? '88.0200' : '88.1100',
    }),
  ),
]

export const cockfight = ({ bettingMs = 55_000, dealingMs = fightMs } = {}): FightGame => ({
  code: 'cock-arena',
  phases: { bettingMs, closedMs: 3_000, dealingMs: () => dealingMs, resultMs: 5_000 },
  places,
  draw(random, seal) {
    const matchUp = matchUpOf(seal)
    return { result: drawFight(random, matchUp), meron: matchUp.meron }
  },
  ...{ payout, oddsOf, pool },
  atRisk: fightAtRisk,
  mostBack: (stakes) =>
    results.reduce((most, result) => {
      const back = [...stakes].reduce((sum, [place, stake]) => sum + mostOn(result, place, stake), 0n)
      return back > most ? back : most
    }, 0n),
})
