/** What is decided before money is sent: clean and small requests by rule, the rest by a person. */
import type { PayoutState } from '@jackfruit/contracts/cashier-payouts'
import { invariant, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { MoneyFacts } from '../../identity/index.ts'
import { owedBy } from '../deposits/debts.ts'
import { begun, newOrderId } from '../orders.ts'
import { accountById } from './accounts.ts'
import { riskOf } from './checks.ts'
import { holdKey, receiveOf, release } from './money.ts'
import { insertPayout, lockedPayout, type Payout } from './orders.ts'
import type { Moved } from './outcome.ts'
import { brandOf, type WorkParts } from './parts.ts'
import { methodNamed, type Rules, rulesOf } from './rules.ts'
import { tellMoved } from './sending.ts'
import { advance, payoutMachine } from './states.ts'
import { sharesFor } from './tender.ts'

/** Nothing the clock could do: a person decides. */
const never = new Date('9999-12-31T00:00:00Z')
const papersEveryMs = 30_000
const unreadEveryMs = 1_000

/** Takes a withdrawal as far as it goes without a person. Safe to repeat: each step is done by one. */
export async function reviewPayout(parts: WorkParts, { id, merchantId, memberId }: Payout): Promise<void> {
  const [brand, known] = await Promise.all([
    brandOf(parts, merchantId),
    parts.knownMember({ merchantId, memberId }),
  ])
  await parts.origins.catchUp()
  const { payout, moved } = await inMerchant(parts.db, merchantId, async (tx) => {
    const payout = await lockedPayout(tx, id)
    const facts = { parts, rules: rulesOf(brand), known, at: parts.now() }
    return { payout, moved: payout && (await decide(tx, payout, facts)) }
  })
  if (payout) tellMoved(parts, payout, moved)
}

interface Facts {
  readonly parts: WorkParts
  readonly rules: Rules
  readonly known: MoneyFacts
  readonly at: Date
}

/** Where it waits to be decided; elsewhere it was decided meanwhile. */
const reviewed: readonly PayoutState[] = ['REQUESTED', 'RISK_REVIEW', 'KYC_WAIT']

/** What it came to, or null when nothing changed. */
async function decide(tx: Tx, payout: Payout, { parts, rules, known, at }: Facts): Promise<Moved | null> {
  const { id, state, amount } = payout
  if (!reviewed.includes(state)) return null
  const go = (from: PayoutState, to: PayoutState, reason: string, dueAt = at) =>
    advance(tx, { id, from, to, at, by: 'system', reason, dueAt })
  const waitsForPapers = amount >= rules.papersFrom && known.documents !== 'approved'
  const origin = await parts.origins.of(tx, { accountId: payout.purseId, upto: holdKey(id) })
  // What was credited just before is still being read: nothing leaves before it was.
  if (origin === 'unread') return postpone(tx, id, new Date(at.getTime() + unreadEveryMs))
  const risk = riskOf(rules, known, { amount, origin })
  // A payment was taken back meanwhile: what is owed goes before what is paid out.
  if ((await owedBy(tx, payout.purseId)) > 0n) {
    if (state === 'REQUESTED') await go('REQUESTED', 'RISK_REVIEW', 'review_begun')
    await go(state === 'KYC_WAIT' ? 'KYC_WAIT' : 'RISK_REVIEW', 'REJECTED', 'rejected_debt')
    return { ...movedTo('REJECTED'), balance: await release(tx, payout) }
  }
  if (state === 'KYC_WAIT') {
    if (waitsForPapers) return postpone(tx, id, new Date(at.getTime() + papersEveryMs))
    await go('KYC_WAIT', 'RISK_REVIEW', 'papers_approved')
  } else if (state === 'REQUESTED') {
    await go('REQUESTED', 'RISK_REVIEW', waitsForPapers ? 'review_begun' : (risk ?? 'review_begun'))
  }
  if (waitsForPapers) {
    await go('RISK_REVIEW', 'KYC_WAIT', 'papers_needed', new Date(at.getTime() + papersEveryMs))
    return movedTo('KYC_WAIT')
  }
  if (risk) {
    await postpone(tx, id, never)
    return movedTo('RISK_REVIEW')
  }
  await go('RISK_REVIEW', 'APPROVED', 'approved_by_rule')
  return movedTo(await enqueue(tx, payout, { parts, rules, at }))
}

const movedTo = (state: PayoutState): Moved => ({ state, balance: null, parent: null })

async function postpone(tx: Tx, id: string, dueAt: Date): Promise<null> {
  await sql`update cashier.payouts set due_at = ${dueAt} where id = ${id}`.execute(tx)
  return null
}

/** Approved money waits for its turn: in one piece, or in parts where it is more than one sending carries. */
export async function enqueue(
  tx: Tx,
  payout: Payout,
  { parts, rules, at }: Pick<Facts, 'parts' | 'rules' | 'at'>,
): Promise<PayoutState> {
  if (payout.byPeer && parts.peer && (await parts.peer.takes(payout))) {
    const { id } = payout
    await advance(tx, {
      id,
      from: 'APPROVED',
      to: 'P2P',
      at,
      by: 'system',
      reason: 'by_members',
      dueAt: never,
    })
    const { bank, holder, number } = await accountById(tx, parts, payout.accountId)
    const name = bank || (methodNamed(rules, payout.method)?.name ?? payout.method)
    await parts.peer.enter(tx, payout, { bank: name, holder, number })
    return 'P2P'
  }
  const { id, merchantId } = payout
  // A way that the brand took back meanwhile has no bound of its own any more: it goes in one piece.
  const partMax = methodNamed(rules, payout.method)?.partMax ?? receiveOf(payout)
  const isSplit = receiveOf(payout) > partMax
  const to = isSplit ? 'SPLIT' : 'QUEUED'
  const change = { id, from: 'APPROVED', to, at, by: 'system', reason: isSplit ? 'split' : 'queued' } as const
  const isDone = await advance(tx, { ...change, dueAt: isSplit ? never : at })
  invariant(isDone, `${id} was approved in this transaction`)
  if (!isSplit) return to
  const shares = splitOf(payout, partMax)
  const sent = sharesFor(
    payout.tender,
    shares.map(({ amount, fee }) => amount - fee),
  )
  for (const [index, { amount, fee }] of shares.entries()) {
    const part = newOrderId('w')
    await insertPayout(tx, {
      ...payout,
      ...{ id: part, parentId: id, amount, fee, sent: sent[index] ?? 0n, state: 'QUEUED', createdAt: at },
      requestKey: `${id}:${index + 1}`,
    })
    await begun(tx, payoutMachine, { orderId: part, merchantId, state: 'QUEUED', actor: 'system' })
  }
  return to
}

/** As few parts as carry it, as even as they come; together they are the whole, and the first bears the fee. */
export function splitOf(
  { amount, fee, peerAmount }: Pick<Payout, 'amount' | 'fee' | 'peerAmount'>,
  partMax: Minor,
): readonly { readonly amount: Minor; readonly fee: Minor }[] {
  const receive = amount - peerAmount - fee
  const count = (receive + partMax - 1n) / partMax
  const [each, left] = [receive / count, receive % count]
  return Array.from({ length: Number(count) }, (_, index) => {
    const own = each + (BigInt(index) < left ? 1n : 0n)
    return index === 0 ? { amount: own + fee, fee } : { amount: own, fee: 0n }
  })
}
