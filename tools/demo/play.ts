/** What one member of the demonstration does in a month: plays, pays in, has paid out. Pure. */
import { type Draws, pick } from './draws.ts'

/** Amounts in the smallest unit. */
export interface Deed {
  /** Milliseconds. */
  readonly at: number
  readonly who: string
  readonly what: 'bet' | 'deposit' | 'payout' | 'bonus'
  /** What is staked or moves. */
  readonly amount: bigint
  readonly win: bigint
  /** Which game, as a place in whatever list of games there is. */
  readonly game: number
}

export interface Span {
  /** When each day of the brand begins; the last is the one that runs. */
  readonly days: readonly number[]
  readonly until: number
}

interface Habit {
  /** Of a hundred days, those on which they play. */
  readonly often: number
  readonly bets: number
  /** In whole kyat: the lowest stake, and how many times that at most. */
  readonly stake: number
  readonly times: number
  /** Days after which they are not seen again. */
  readonly stays: number
}

const habits: readonly [Habit, ...Habit[]] = [
  { often: 80, bets: 7, stake: 2_000, times: 9, stays: 99 },
  { often: 45, bets: 5, stake: 500, times: 10, stays: 99 },
  { often: 45, bets: 5, stake: 1_000, times: 5, stays: 99 },
  { often: 15, bets: 3, stake: 500, times: 6, stays: 99 },
  { often: 50, bets: 4, stake: 500, times: 6, stays: 9 },
]
const [secondMs, minuteMs, hourMs] = [1_000, 60_000, 3_600_000]
const unit = 100n
const kyat = (amount: number): bigint => BigInt(amount) * unit
const deposits: readonly [number, ...number[]] = [10_000, 20_000, 30_000, 50_000, 100_000]
/** Above so much they think of having some paid out. */
const richAt = kyat(320_000)
/** The end is left to whoever pays what was played. */
const restMs = minuteMs
/** So long before the end many play, so that something is there for every window. */
export const lateMs = 2 * hourMs

interface Member {
  readonly who: string
  readonly joinedAt: number
  readonly balance: bigint
}

/** In order of time, within what the purse holds. */
export function monthOf({ who, joinedAt, balance }: Member, { days, until }: Span, draws: Draws): Deed[] {
  const deeds: Deed[] = []
  const habit = pick(draws, habits)
  const end = until - restMs
  let [purse, at] = [balance, joinedAt]
  const does = (what: Deed['what'], amount: bigint, win = 0n) => {
    purse += what === 'bet' ? win - amount : what === 'payout' ? -amount : amount
    deeds.push({ ...{ at, who, what, amount, win }, game: draws(1_000) })
  }
  const payIn = () => does('deposit', kyat(pick(draws, deposits)))
  const bet = () => {
    const stake = kyat(habit.stake * (1 + draws(habit.times)))
    if (stake > purse) payIn()
    if (stake <= purse) does('bet', stake, winOf(stake, draws))
  }
  /** Answers whether there was time for all of it. */
  const session = (begins: number, before: number, bets: number) => {
    at = Math.max(at + minuteMs, begins)
    for (let n = 0; n < bets && at < before; n += 1) {
      bet()
      at += (20 + draws(70)) * secondMs
    }
    return at < before
  }
  at += 5 * minuteMs
  if (at < end && draws(100) < 82) {
    payIn()
    at += minuteMs
    if (draws(100) < 60) does('bonus', kyat(2_000))
  }
  const first = days.findLastIndex((begins) => begins <= joinedAt)
  for (const [place, begins] of days.entries()) {
    if (place < first || place > first + habit.stays || draws(100) >= habit.often) continue
    const before = Math.min(days[place + 1] ?? end, end)
    const hasTime = session(
      begins + (9 + draws(14)) * hourMs + draws(3_600) * secondMs,
      before,
      2 + draws(habit.bets),
    )
    at += 4 * minuteMs
    if (hasTime && at < before && purse > richAt && draws(100) < 35)
      does('payout', (purse / 200_000n) * 100_000n)
  }
  const isLate = habit.stays > 30 && draws(100) < 65
  if (isLate) session(Math.max(at, until - lateMs) + draws(lateMs - 2 * restMs), end, 2 + draws(3))
  return deeds
}

/** Some 94 of 100 come back. */
function winOf(stake: bigint, draws: Draws): bigint {
  const luck = draws(1_000)
  if (luck < 640) return 0n
  if (luck < 880) return (stake * BigInt(5 + draws(11))) / 10n
  if (luck < 985) return stake * BigInt(2 + draws(4))
  return stake * BigInt(8 + draws(17))
}
