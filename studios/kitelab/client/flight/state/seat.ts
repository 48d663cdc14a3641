/** What the panel of one bet offers and says, from how the flight and the bet stand. Pure. */
import { isIn } from '@jackfruit/game-page/line/standing'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { ceiling, forcedAt, leastTarget } from '@jackfruit/table-rules/crash/crash'
import type { Flown } from './flown.ts'

/**
 * What a press does: `bet` lays now, `next` for the next round, `queued` takes that back, `flying` takes out. With the
 * others it does nothing: on its way, in before take-off, asked to be out, no line.
 */
export interface SeatButton {
  readonly kind: 'bet' | 'next' | 'queued' | 'flying' | 'asking' | 'in' | 'taking' | 'none'
  readonly amount: Minor
}

/** `out` by hand, `target` and `forced` by itself; `at` in hundredths. `waits`, `forcedLater`: it will be. */
export interface SeatNote {
  readonly kind: 'out' | 'target' | 'forced' | 'flewAway' | 'void' | 'waits' | 'forcedLater'
  readonly at: number
  readonly amount: Minor
}

export interface SeatIn {
  readonly flown: Pick<Flown, 'doing' | 'at'>
  /** The member's own, on this place, in the round that is shown. */
  readonly bet: OwnBet | null
  /** A stake on its way; null where there is none. */
  readonly asking: Minor | null
  /** It was asked to be taken out. */
  readonly isTaking: boolean
  /** It goes in when the next round opens. */
  readonly isQueued: boolean
  /** What is written in the panel. */
  readonly amount: Minor
  /** The most that one bet may return. */
  readonly mostBack: Minor
  readonly scale: number
}

export interface SeatNow {
  readonly button: SeatButton
  readonly note: SeatNote | null
}

/** What a stake returns that is out at so many hundredths. */
export const returnAt = (stake: Minor, at: number): Minor => (stake * BigInt(at)) / 100n

/** At which hundredths it was out, from what it returns. */
const outOf = (stake: Minor, payout: Minor): number => Number((payout * 100n + stake - 1n) / stake)

const isOver: ReadonlySet<string> = new Set(['broken', 'void', 'waiting'])

export function seatNow(seat: SeatIn): SeatNow {
  const { flown, bet, asking, isTaking } = seat
  const { doing } = flown
  const later: SeatButton = { kind: seat.isQueued ? 'queued' : 'next', amount: seat.amount }
  const note = bet && noteOf(bet, seat)
  if (doing === 'lost' || doing === 'over' || doing === 'coming')
    return { button: { kind: 'none', amount: 0n }, note }
  if (asking !== null) return { button: { kind: 'asking', amount: asking }, note }
  const stake = bet && isIn(bet) ? stakeOf(bet, seat.scale) : null
  if (stake === null) return { button: doing === 'open' ? { kind: 'bet', amount: seat.amount } : later, note }
  if (isOver.has(doing) || (note && endKinds.has(note.kind))) return { button: later, note }
  if (doing !== 'flying' || flown.at < leastTarget) return { button: { kind: 'in', amount: stake }, note }
  const amount = returnAt(stake, flown.at)
  return { button: { kind: isTaking ? 'taking' : 'flying', amount }, note }
}

const endKinds: ReadonlySet<SeatNote['kind']> = new Set(['out', 'target', 'forced', 'flewAway', 'void'])

const stakeOf = (bet: OwnBet, scale: number): Minor => parseMinor(bet.stake, scale) ?? 0n

function noteOf(bet: OwnBet, { flown, mostBack, scale, isTaking }: SeatIn): SeatNote | null {
  const stake = stakeOf(bet, scale)
  if (bet.state === 'voiding' || bet.state === 'voided') return { kind: 'void', at: 100, amount: stake }
  if (!isIn(bet) || stake <= 0n) return null
  const outAt = bet.outAt ?? 0
  const isForced = outAt >= forcedAt(stake, mostBack)
  const byItself = isForced ? 'forced' : 'target'
  if (bet.payout !== null) {
    const payout = parseMinor(bet.payout, scale) ?? 0n
    if (payout === 0n) return { kind: 'flewAway', at: 100, amount: stake }
    const at = outOf(stake, payout)
    return { kind: at === outAt ? byItself : 'out', at, amount: payout }
  }
  // Paid with the end of the flight, and certain from here on.
  if (flown.doing !== 'open' && flown.doing !== 'closed' && flown.at >= outAt)
    return { kind: byItself, at: outAt, amount: returnAt(stake, outAt) }
  if (flown.doing === 'broken') return isTaking ? null : { kind: 'flewAway', at: 100, amount: stake }
  if (outAt >= ceiling) return null
  return { kind: isForced ? 'forcedLater' : 'waits', at: outAt, amount: returnAt(stake, outAt) }
}
