/** Everything that decides whether money may leave, looked at in one transaction: shown before, demanded at the request. */
import { formatMinor, invariant, type Minor, parseMinor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { beginOf, beginOfDay } from '../../../platform/database/midnight.ts'
import type { MoneyFacts } from '../../identity/index.ts'
import { standingOf } from '../../ledger/index.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Origin } from '../../vendors/index.ts'
import type { Purse } from '../../wallet/index.ts'
import type { BonusAtStake } from '../payout-bonuses.ts'
import { type Account, accountsOf } from './accounts.ts'
import type { Owner } from './owner.ts'
import type { PayoutParts } from './parts.ts'
import { feeOf, type Method, methodNamed, offered, type Rules, rulesOf } from './rules.ts'

export type CheckState = 'ok' | 'wait' | 'stop'
export type Broken = 'amount_invalid' | 'amount_below' | 'amount_above' | 'day_above' | 'balance'

export interface Asking {
  readonly owner: Owner
  readonly purse: Purse
  readonly brand: BrandData
  readonly known: MoneyFacts
  readonly amount: string | null
  readonly account: string | null
  /** Of titles; the brand's own where none is asked for. */
  readonly language?: string | undefined
}

export interface Checked {
  readonly rules: Rules
  readonly terms: Terms
  readonly balance: Minor
  readonly available: Minor
  /** Null where none was given or it is none. */
  readonly amount: Minor | null
  readonly fee: Minor
  readonly turnoverLeft: Minor
  /** Bonuses that a withdrawal of now gives up. */
  readonly lost: readonly BonusAtStake[]
  readonly papers: CheckState
  readonly broken: Broken | null
  /** As the brand has it for everybody, or the member's level where that is more. */
  readonly dayMax: Minor
  readonly dayLeft: Minor
  /** Withdrawals that cost no fee, in what is left of the month. */
  readonly freeLeft: number
  readonly used: number
  readonly pendingId: string | null
  readonly account: Account | null
  readonly accountProblem: 'none_bound' | 'not_chosen' | 'cooling' | 'closed' | null
  /** Why a person looks at it first; null when none needs to. */
  readonly risk: Risk | null
}

export type Risk = 'review_account' | 'review_amount' | 'review_credentials' | 'review_origin'

/** What holds for one sending: the way's own bounds and fee, or, before one is chosen, those that any has. */
export type Terms = Pick<Method, 'min' | 'max' | 'feeBasisPoints' | 'feeFixed'> & {
  readonly method: Method | null
}

function termsOf({ methods }: Rules, method: Method | null): Terms {
  if (method) return { ...method, method }
  const [first] = methods
  invariant(first, 'a brand has at least one way to pay out')
  let { min, max } = first
  for (const other of methods) {
    if (other.min < min) min = other.min
    if (other.max > max) max = other.max
  }
  return { ...first, min, max, method: null }
}

export async function check(tx: Tx, parts: PayoutParts, asking: Asking): Promise<Checked> {
  const { owner, purse, brand, known } = asking
  const rules = rulesOf(brand)
  const standing = await standingOf(tx, purse.accountId)
  const balance = standing?.balance ?? 0n
  const turnoverLeft = await parts.outstanding(tx, purse.accountId)
  const bonuses = await parts.bonuses()?.atStake(tx, owner, {
    purseId: purse.accountId,
    language: asking.language ?? brand.defaultLanguage,
  })
  const locked = (await parts.locked(tx, purse.accountId)) + (bonuses?.locked ?? 0n)
  const available = balance > locked ? balance - locked : 0n
  const amount = parseMinor(asking.amount, rules.scale)
  const today = await todayOf(tx, owner, brand.timeZone, parts.now())
  const { payoutDayMax, freePayouts } = await parts.benefitsOf(tx, owner)
  const dayMax = payoutDayMax !== null && payoutDayMax > rules.dayMax ? payoutDayMax : rules.dayMax
  const dayLeft = dayMax > today.sum ? dayMax - today.sum : 0n
  const freeLeft = Math.max(0, freePayouts - today.usedOfMonth)
  const bound = await accountsOf(tx, parts, owner)
  const origin = await parts.origins.of(tx, { accountId: purse.accountId, upto: null })
  const account = bound.find(({ id }) => id === asking.account) ?? null
  const terms = termsOf(rules, account && methodNamed(rules, account.method))
  const isOpen =
    account !== null && offered(rules, parts.gateways).some(({ code }) => code === account.method)
  return {
    ...{ rules, terms, balance, available, amount, turnoverLeft, dayMax, dayLeft, freeLeft, account },
    lost: bonuses?.lost ?? [],
    fee: amount === null || freeLeft > 0 ? 0n : feeOf(terms, amount),
    papers: papersOf(rules, known, amount),
    broken: asking.amount === null ? null : brokenBound(terms, { amount, balance, dayLeft }),
    used: today.used,
    pendingId: today.pendingId,
    accountProblem: accountProblem(bound, account, { isOpen, now: parts.now() }),
    risk: amount === null ? null : riskOf(rules, known, { amount, origin }),
  }
}

/** Papers do not stop the request: it waits for them, with the money held. */
function papersOf({ papersFrom }: Rules, { documents }: MoneyFacts, amount: Minor | null): CheckState {
  return amount === null || amount < papersFrom || documents === 'approved' ? 'ok' : 'wait'
}

/** A clean and small request is paid without a person. */
export function riskOf(
  { automaticMax, papersFrom }: Rules,
  known: MoneyFacts,
  { amount, origin }: { readonly amount: Minor; readonly origin: Origin },
): Risk | null {
  // Frozen after it was asked for: no clock sends money of an account that people have stopped.
  if (!known.isActive) return 'review_account'
  if (known.isChangedLately) return 'review_credentials'
  if (origin !== 'plain') return 'review_origin'
  if (amount <= automaticMax) return null
  // Who is verified is trusted with as much as nobody needs papers for.
  return known.documents === 'approved' && amount < papersFrom ? null : 'review_amount'
}

function brokenBound(
  { min, max }: Terms,
  { amount, balance, dayLeft }: { amount: Minor | null; balance: Minor; dayLeft: Minor },
): Broken | null {
  if (amount === null || amount === 0n) return 'amount_invalid'
  if (amount < min) return 'amount_below'
  if (amount > max) return 'amount_above'
  if (amount > balance) return 'balance'
  return amount > dayLeft ? 'day_above' : null
}

function accountProblem(
  bound: readonly Account[],
  account: Account | null,
  { isOpen, now }: { readonly isOpen: boolean; readonly now: Date },
): Checked['accountProblem'] {
  if (bound.length === 0) return 'none_bound'
  if (!account) return 'not_chosen'
  // The brand has taken this way back since it was bound, or nobody carries it now.
  if (!isOpen) return 'closed'
  return account.usableAt > now ? 'cooling' : null
}

interface Today {
  readonly used: number
  /** Of the month, and not paid by other members, which costs nothing anyway. */
  readonly usedOfMonth: number
  readonly sum: Minor
  readonly pendingId: string | null
}

/** What was asked for since midnight where the brand is; what came back does not count. */
async function todayOf(tx: Tx, { memberId }: Owner, timeZone: string, now: Date): Promise<Today> {
  const { rows } = await sql<{ used: string; usedOfMonth: string; sum: string; pendingId: string | null }>`
    select count(*) filter (where is_today)::text as used,
           count(*) filter (where is_of_month)::text as "usedOfMonth",
           coalesce(sum(amount) filter (where is_today), 0)::text as sum,
           max(id) filter (where not is_over) as "pendingId"
      from (select id, amount, state in ('COMPLETED', 'RETURNED', 'REJECTED', 'CANCELLED') as is_over,
              state not in ('RETURNED', 'REJECTED', 'CANCELLED') and created_at >=
                ${beginOfDay(sql`${now}::timestamptz`, timeZone)} as is_today,
              state not in ('RETURNED', 'REJECTED', 'CANCELLED') and not by_peer and created_at >=
                ${beginOf(sql`date_trunc('month', ${now}::timestamptz at time zone ${timeZone})`, timeZone)} as is_of_month
              from cashier.payouts where member_id = ${memberId} and parent_id is null) p`.execute(tx)
  const [row] = rows
  return {
    ...{ used: Number(row?.used ?? 0), usedOfMonth: Number(row?.usedOfMonth ?? 0) },
    ...{ sum: BigInt(row?.sum ?? 0), pendingId: row?.pendingId ?? null },
  }
}

/** What a request is refused with, in the order in which the screen asks. */
export function refuseStops({ rules, ...checked }: Checked): {
  amount: Minor
  account: Account
  method: Method
} {
  const { broken, amount, account, accountProblem: problem } = checked
  const { method } = checked.terms
  if (problem === 'none_bound' || problem === 'not_chosen' || !account)
    throw new Refusal('payout_account_unknown')
  if (problem === 'closed' || !method) throw new Refusal('payout_account_closed')
  if (problem === 'cooling')
    throw new Refusal('payout_account_cooling', { usableAt: account.usableAt.toISOString() })
  if (broken === 'balance')
    throw new Refusal('insufficient_funds', { balance: formatMinor(checked.balance, rules.scale) })
  if (broken === 'day_above') throw new Refusal('payout_day_above')
  if (broken || amount === null) throw new Refusal(broken ?? 'amount_invalid')
  if (amount > checked.available)
    throw new Refusal('turnover_left', { available: formatMinor(checked.available, rules.scale) })
  if (checked.used >= rules.dayCount) throw new Refusal('payout_count_above')
  if (checked.pendingId !== null) throw new Refusal('payout_pending')
  return { amount, account, method }
}
