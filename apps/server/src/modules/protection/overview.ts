/** What a member sees of the own protection: limits with what is used of them, and the sitting. */
import type { protection, ReplyOf } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import {
  type Bounds,
  depositedBetween,
  periodAround,
  periods,
  playedSince,
  sittingOf,
} from '../ledger/index.ts'
import { isForGood } from './closures.ts'
import { find, type Limit, type LimitKind, readLimits } from './limits.ts'
import { type Owner, readMember } from './members.ts'

type Overview = ReplyOf<typeof protection.overview>
type LimitRow = Overview['limits'][number]
type SittingView = ReplyOf<typeof protection.sitting>

const ofMoney = ['deposit', 'loss', 'stake'] as const
const minuteMs = 60_000

export const overviewOf = (db: Db, owner: Owner, currency: string, at: Date): Promise<Overview> =>
  inMerchant(db, owner.merchantId, async (tx) => {
    const [member, limits] = [await readMember(tx, owner.memberId), await readLimits(tx, owner.memberId)]
    const rows: LimitRow[] = []
    for (const period of periods) {
      const bounds = await periodAround(tx, { period, at, timeZone: owner.timeZone })
      const used = await usedOf(tx, owner, bounds)
      for (const kind of ofMoney) rows.push(moneyRow(find(limits, { kind, period }), used[kind], bounds, at))
    }
    const sitting = await sittingView(tx, owner, at)
    rows.push(sessionRow(find(limits, { kind: 'session', period: 'sitting' }), sitting, at))
    const { closedUntil = null, closedBy = null, realityMinutes = null } = member ?? {}
    const isClosed = closedUntil !== null && closedUntil > at && closedBy !== null
    return {
      currency,
      limits: rows,
      closure: isClosed
        ? { kind: closedBy, until: closedUntil.toISOString(), forGood: isForGood(closedUntil) }
        : null,
      realityMinutes,
      sitting,
    }
  })

async function usedOf(
  tx: Tx,
  { accountId }: Owner,
  bounds: Bounds,
): Promise<Record<Exclude<LimitKind, 'session'>, bigint>> {
  const { staked, lost } = await playedSince(tx, accountId, bounds.from)
  return {
    deposit: await depositedBetween(tx, accountId, bounds),
    stake: staked,
    loss: lost > 0n ? lost : 0n,
  }
}

const raiseOf = ({ raise }: Limit, at: Date, shown: (amount: bigint) => string) =>
  raise && {
    amount: raise.amount === null ? null : shown(raise.amount),
    at: raise.at.toISOString(),
    isReady: raise.at <= at,
  }

const moneyRow = (limit: Limit, used: bigint, { to }: Bounds, at: Date): LimitRow => ({
  kind: limit.kind,
  period: limit.period,
  amount: limit.amount === null ? null : formatMinor(limit.amount),
  used: formatMinor(used),
  resetsAt: to.toISOString(),
  raise: raiseOf(limit, at, formatMinor),
})

const sessionRow = (limit: Limit, sitting: SittingView, at: Date): LimitRow => ({
  kind: 'session',
  period: 'sitting',
  amount: limit.amount?.toString() ?? null,
  used: String(sitting?.minutes ?? 0),
  resetsAt: null,
  raise: raiseOf(limit, at, String),
})

/** Time played since the last pause, and what it came to. */
export async function sittingView(db: Db | Tx, { accountId }: Owner, at: Date): Promise<SittingView> {
  const sitting = await sittingOf(db, accountId, at)
  if (!sitting) return null
  const { staked, lost } = await playedSince(db, accountId, sitting.since)
  return {
    since: sitting.since.toISOString(),
    // A first stake that came while the question was on its way is later than the question.
    minutes: Math.max(0, Math.floor((at.getTime() - sitting.since.getTime()) / minuteMs)),
    staked: formatMinor(staked),
    net: formatMinor(-lost),
  }
}
