/**
 * A fight of two drawn birds: Meron, Wala, or nobody. The strengths are drawn and shown before any bet is laid; the
 * outcome is drawn by them alone, and no pool of bets changes it.
 */
import type { Random } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'

export const results = ['meron', 'wala', 'both-down', 'full-time'] as const
export type Result = (typeof results)[number]
export type Side = 'meron' | 'wala'

/** In fights of ten thousand: both fall, or the time is over. */
const drawsOf = { 'both-down': 978, 'full-time': 99 } as const
const fights = 10_000
const decided = fights - drawsOf['both-down'] - drawsOf['full-time']

/** How often Meron wins of a thousand fights that somebody wins. */
export interface MatchUp {
  readonly meron: number
}

export const weakest = 350
const spread = 301
export const strongest: number = weakest + spread - 1

/** One draw: 350 to 650. It is made from what everybody knows before betting opens, not from the round's seed. */
export const drawMatchUp = (random: Random): MatchUp => ({ meron: weakest + random.below(spread) })

/** Two draws: whether it is a draw and which, of ten thousand; then who wins, of a thousand. */
export function drawFight(random: Random, { meron }: MatchUp): Result {
  const [kind, strength] = [random.below(fights), random.below(1000)]
  if (kind < drawsOf['both-down']) return 'both-down'
  if (kind < drawsOf['both-down'] + drawsOf['full-time']) return 'full-time'
  return strength < meron ? 'meron' : 'wala'
}

/** The weights of the four results in ten million fights. */
export const chancesOf = ({ meron }: MatchUp): readonly (readonly [Result, number])[] => [
  ['meron', decided * meron],
  ['wala', decided * (1000 - meron)],
  ['both-down', drawsOf['both-down'] * 1000],
  ['full-time', drawsOf['full-time'] * 1000],
]

/** Places of draws; what they pay does not depend on the fight. `draw` is either of them. */
export const drawPlaces = [
  { id: 'both-down', pays: '8:1', exact: '4401/5000', wins: ['both-down'] },
  { id: 'full-time', pays: '88:1', exact: '8811/10000', wins: ['full-time'] },
  { id: 'draw', pays: '8:1', exact: '9693/10000', wins: ['both-down', 'full-time'] },
] as const

const isDraw = (result: Result) => result === 'both-down' || result === 'full-time'

/** What a stake on a side returns at decimal odds of thousandths, the stake contained. A draw is a push. */
export function sideReturn(result: Result, side: Side, stake: Minor, thousandths: number): Minor {
  if (isDraw(result)) return stake
  return result === side ? (stake * BigInt(thousandths)) / 1000n : 0n
}

/** What a stake on a place of draws returns. Throws RangeError where there is no such place. */
export function drawReturn(result: Result, id: string, stake: Minor): Minor {
  const place = drawPlaces.find((each) => each.id === id)
  if (!place) throw new RangeError(`no place ${id}`)
  return place.wins.some((each) => each === result)
    ? stake * BigInt(Number(place.pays.split(':')[0]) + 1)
    : 0n
}

/**
 * What of these stakes is at risk: the difference of the two sides, and what lies on draws. Both sides get their stakes
 * back on a draw, so that whoever has both risks no more than their difference and the house's share. A side is one,
 * whether its stake lies in the pool or at odds.
 */
export function fightAtRisk(stakes: ReadonlyMap<string, Minor>): Minor {
  const on = (...ids: readonly string[]) => ids.reduce((sum, id) => sum + (stakes.get(id) ?? 0n), 0n)
  const [meron, wala] = [on('meron', 'pool-meron'), on('wala', 'pool-wala')]
  return (meron > wala ? meron - wala : wala - meron) + on(...drawPlaces.map(({ id }) => id))
}
