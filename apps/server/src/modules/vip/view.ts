/** Where a member stands, what is missing, and what each level brings: as it goes on the wire. */
import type { ReplyOf, vip } from '@jackfruit/contracts'
import { formatMinor, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Owner } from './benefits.ts'
import { changesOfMember } from './changes.ts'
import { type Level, levelAt, planOf } from './plan.ts'

type View = ReplyOf<typeof vip.standing>

interface Standing {
  readonly rank: number
  readonly deposits: Minor
  readonly valid: Minor
  readonly monthDeposits: Minor
  readonly monthValid: Minor
  /** Whether the level was there when the month that runs began: then that month is looked at. */
  readonly isWhole: boolean
}

const beginner: Standing = {
  ...{ rank: 0, deposits: 0n, valid: 0n, monthDeposits: 0n, monthValid: 0n, isWhole: true },
}

/** `day` is the brand's own. */
async function standingOf(tx: Tx, { merchantId, memberId }: Owner, day: string): Promise<Standing> {
  const month = sql`${`${day.slice(0, 7)}-01`}::date`
  const { rows } = await sql<Standing>`
    select rank, deposits, valid, ranked_on <= ${month} as "isWhole",
        case when month = ${month} then month_deposits else 0 end as "monthDeposits",
        case when month = ${month} then month_valid else 0 end as "monthValid"
      from vip.standings where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(tx)
  return rows[0] ?? beginner
}

export async function viewOf(
  tx: Tx,
  owner: Owner,
  { day, language }: { day: string; language: string },
): Promise<View> {
  const plan = await planOf(tx, owner.merchantId)
  const standing = await standingOf(tx, owner, day)
  const rank = Math.min(standing.rank, plan.length - 1)
  const level = levelAt(plan, rank)
  const next = plan[rank + 1] ?? null
  const isKept = standing.monthDeposits >= level.keepDeposits && standing.monthValid >= level.keepValid
  const money = (amount: Minor) => formatMinor(amount < 0n ? 0n : amount)
  return {
    rank,
    next: next && {
      rank: next.rank,
      deposits: { done: money(standing.deposits), need: money(next.deposits) },
      valid: { done: money(standing.valid), need: money(next.valid) },
      percent: Math.min(partOf(standing.deposits, next.deposits), partOf(standing.valid, next.valid)),
    },
    keep:
      rank === 0
        ? null
        : {
            deposits: { done: money(standing.monthDeposits), need: money(level.keepDeposits) },
            valid: { done: money(standing.monthValid), need: money(level.keepValid) },
            isKept,
            until: lastDay(day, standing.isWhole && !isKept ? 0 : 1),
          },
    levels: plan.map((each) => levelView(each, language)),
    changes: (await changesOfMember(tx, owner.merchantId, owner.memberId)).map(({ at, ...change }) => ({
      ...change,
      at: at.toISOString(),
    })),
  }
}

const whole = 100n

/** In hundredths, rounded down: what is not done is never shown as done. */
function partOf(done: Minor, need: Minor): number {
  if (done >= need) return Number(whole)
  return done <= 0n ? 0 : Number((done * whole) / need)
}

/** The last of the month so many months on. */
function lastDay(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}

const rateScale = 3

function levelView({ rank, names, benefits, ...level }: Level, language: string): View['levels'][number] {
  return {
    rank,
    name: names[language] ?? names['EN'] ?? '',
    ...{ deposits: formatMinor(level.deposits), valid: formatMinor(level.valid) },
    ...{ keepDeposits: formatMinor(level.keepDeposits), keepValid: formatMinor(level.keepValid) },
    rebates: Object.entries(benefits.rebates).map(([kind, rate]) => ({
      kind,
      rate: formatMinor(rate, rateScale),
    })),
    payoutDayMax: benefits.payoutDayMax === null ? null : formatMinor(benefits.payoutDayMax),
    freePayouts: benefits.freePayouts,
    hasService: benefits.service !== null,
  }
}
