/**
 * Money on its way through a gateway. A sending has a key of its own, written down before anything
 * goes out; what became of it is told by the gateway or is not known, and what is not known is asked
 * for and never sent again. A process that dies anywhere leaves a state from which another goes on.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here, inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Gateway, PayoutWish } from '../gateways/port.ts'
import { accountById } from './accounts.ts'
import { lockedPayout, type Payout } from './orders.ts'
import { completePayout, failPayout, type Moved } from './outcome.ts'
import { brandOf, type WorkParts } from './parts.ts'
import { carriersOf, methodNamed, type Rules, rulesOf } from './rules.ts'
import { advance } from './states.ts'

/** Whoever began to send says within this what came of it; later it counts as not known. */
const leaseMs = 60_000
const askSoonMs = 2_000
const askMaxMs = 600_000

interface Send {
  readonly key: string
  readonly attempt: number
  readonly gateway: string
  readonly asked: number
}

/** Sends one that waits for its turn. */
export async function sendPayout(parts: WorkParts, payout: Payout): Promise<void> {
  const { id, merchantId } = payout
  const rules = rulesOf(await brandOf(parts, merchantId))
  const begunAt = parts.now()
  const begun = await inMerchant(parts.db, merchantId, (tx) => begin(tx, parts, { id, rules, at: begunAt }))
  if (!begun) return
  tell(parts, payout, 'SENDING')
  const gateway = parts.gateways.get(begun.send.gateway)
  // Too late: somebody may be asking about it by now, and must not be told of it before it is sent.
  const isLate = parts.now().getTime() - begunAt.getTime() > leaseMs / 2
  const answer = gateway && !isLate ? await carry(gateway, begun.wish) : 'unknown'
  await settle(parts, payout, begun.send, answer)
}

/** The gateway's port never throws; an adapter that breaks its word leaves the outcome unknown. */
const carry = (gateway: Gateway, wish: PayoutWish) => gateway.sendPayout(wish).catch(() => 'unknown' as const)

async function begin(
  tx: Tx,
  parts: WorkParts,
  { id, rules, at }: { id: string; rules: Rules; at: Date },
): Promise<{ send: Send; wish: PayoutWish } | null> {
  const payout = await lockedPayout(tx, id)
  if (payout?.state !== 'QUEUED') return null
  const attempt = payout.attempts + 1
  const method = methodNamed(rules, payout.method)
  const { currency, scale, network } = payout.tender
  // A way that the brand took back meanwhile is still paid as it was asked for.
  const kind = network === null ? method?.kind : 'crypto'
  const gateways = kind ? carriersOf(rules, { kind }, parts.gateways) : rules.gateways
  const gateway = gateways[(attempt - 1) % gateways.length]
  if (!gateway) throw new Error(`no gateway pays out for brand ${payout.merchantId}`)
  const key = `${id}-${attempt}`
  const dueAt = new Date(at.getTime() + leaseMs)
  await advance(tx, { id, from: 'QUEUED', to: 'SENDING', at, by: 'system', reason: 'sending', dueAt })
  await sql`insert into cashier.payout_sends (key, payout_id, attempt, merchant_id, gateway, outcome, begun_at)
    values (${key}, ${id}, ${attempt}, ${payout.merchantId}, ${gateway}, 'sending', ${at})`.execute(tx)
  const { bank, number, holder } = await accountById(tx, parts, payout.accountId)
  const payee = { bank: bank || payout.method, account: number, holder }
  const wish = {
    ...{ payoutId: key, channel: payout.method, payee, network },
    pay: { currency, scale, amount: payout.sent },
  }
  return { send: { key, attempt, gateway, asked: 0 }, wish }
}

async function settle(
  parts: WorkParts,
  payout: Payout,
  send: Send,
  answer: 'sent' | 'refused' | 'unknown',
): Promise<void> {
  const { id, merchantId } = payout
  const at = parts.now()
  const dueAt = new Date(at.getTime() + askSoonMs)
  const moved = await inMerchant(parts.db, merchantId, async (tx): Promise<Moved | null> => {
    const now = await lockedPayout(tx, id)
    if (now?.state !== 'SENDING' || now.attempts !== send.attempt) return null
    await note(tx, send, answer, at)
    if (answer === 'refused')
      return failPayout(tx, now, { at, from: 'SENDING', by: 'gateway', reason: 'gateway_refused' })
    const to = answer === 'sent' ? 'SENT' : 'SENDING_UNKNOWN'
    const [by, reason] =
      answer === 'sent' ? (['gateway', 'gateway_took'] as const) : (['system', 'no_answer'] as const)
    await advance(tx, { id, from: 'SENDING', to, at, by, reason, dueAt })
    return { state: to, balance: null, parent: null }
  })
  tellMoved(parts, payout, moved)
}

/** Asks what became of one that was sent, or of which nobody knows whether it was. */
export async function askPayout(parts: WorkParts, payout: Payout): Promise<void> {
  const { id, merchantId } = payout
  const send = await inMerchant(parts.db, merchantId, (tx) => asking(tx, parts, id))
  if (!send) return
  const gateway = parts.gateways.get(send.gateway)
  const question = { payoutId: send.key, channel: payout.method }
  const answer = gateway ? await gateway.queryPayout(question).catch(() => 'unknown' as const) : 'unknown'
  if (answer === 'unknown') return
  const moved = await inMerchant(parts.db, merchantId, (tx) =>
    resolvePayout(tx, { id, attempt: send.attempt, answer, at: parts.now(), by: 'gateway' }),
  )
  tellMoved(parts, payout, moved)
}

/** Who dies while asking is followed by another: the next time to ask is written down first. */
async function asking(tx: Tx, parts: WorkParts, id: string): Promise<Send | null> {
  const payout = await lockedPayout(tx, id)
  const at = parts.now()
  if (!payout || !['SENDING', 'SENDING_UNKNOWN', 'SENT'].includes(payout.state)) return null
  const { rows } = await sql<Send>`
    update cashier.payout_sends set asked = asked + 1, asked_at = ${at}
     where payout_id = ${id} and attempt = ${payout.attempts}
    returning key, attempt, gateway, asked`.execute(tx)
  const [send] = rows
  if (!send) throw new Error(`${id} is ${payout.state} and was never sent`)
  const dueAt = new Date(at.getTime() + Math.min(askSoonMs * 2 ** Math.min(send.asked, 20), askMaxMs))
  if (payout.state === 'SENDING') {
    await note(tx, send, 'unknown', at)
    await advance(tx, {
      id,
      from: 'SENDING',
      to: 'SENDING_UNKNOWN',
      at,
      by: 'clock',
      reason: 'interrupted',
      dueAt,
    })
  } else await sql`update cashier.payouts set due_at = ${dueAt} where id = ${id}`.execute(tx)
  return send
}

export interface Answer {
  readonly id: string
  /** The sending that the answer is about: for another it says nothing. */
  readonly attempt: number
  readonly answer: 'paid' | 'failed' | 'pending'
  readonly at: Date
  readonly by: 'gateway' | 'staff'
}

/** What is known now becomes the state, with the money that goes with it. */
export async function resolvePayout(tx: Tx, { id, attempt, answer, at, by }: Answer): Promise<Moved | null> {
  const payout = await lockedPayout(tx, id)
  if (!payout || payout.attempts !== attempt) return null
  const { state } = payout
  if (state !== 'SENDING_UNKNOWN' && state !== 'SENT') return null
  const { rows } = await sql<Send>`
    update cashier.payout_sends set outcome = ${answer === 'pending' ? 'sent' : answer}
     where payout_id = ${id} and attempt = ${attempt} returning key, attempt, gateway, asked`.execute(tx)
  const [send] = rows
  if (!send) throw new Error(`${id} has no sending ${attempt}`)
  const reason = by === 'staff' ? `staff_found_${answer}` : `gateway_${answer}`
  if (answer === 'failed') return failPayout(tx, payout, { at, from: state, by, reason })
  if (state === 'SENDING_UNKNOWN') {
    const dueAt = new Date(at.getTime() + askSoonMs)
    await advance(tx, { id, from: state, to: 'SENT', at, by, reason: 'gateway_knows', dueAt })
  }
  if (answer === 'paid') return completePayout(tx, payout, { at, by, reason, ...send })
  return state === 'SENT' ? null : { state: 'SENT', balance: null, parent: null }
}

async function note(tx: Tx, { key }: Send, outcome: string, at: Date): Promise<void> {
  await sql`update cashier.payout_sends set outcome = ${outcome}, asked_at = ${at}
     where merchant_id = ${here} and key = ${key}`.execute(tx)
}

export function tellMoved(parts: WorkParts, payout: Payout, moved: Moved | null): void {
  if (!moved) return
  if (moved.balance) parts.tellBalance(moved.balance)
  tell(parts, payout, moved.state)
  if (moved.parent) tell(parts, { ...payout, id: moved.parent.id }, moved.parent.state)
}

function tell({ news }: WorkParts, { id, memberId }: Payout, state: string): void {
  news.tell({ memberId, kind: 'withdrawal', orderId: id, state })
}
