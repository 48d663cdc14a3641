/** Asking to be paid out: the checks, the order and the hold are one transaction. Taking it back is another. */
import { formatMinor, parseMinor, Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { lockAccounts, standingOf } from '../../ledger/index.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Purse, PurseOwner } from '../../wallet/index.ts'
import { collectDebts } from '../deposits/debts.ts'
import { begun, newOrderId } from '../orders.ts'
import { lockAccountsOf } from './accounts.ts'
import { check, refuseStops } from './checks.ts'
import { heldAccount, hold, release } from './money.ts'
import { insertPayout, lockedPayout, type Payout, payoutByRequest } from './orders.ts'
import type { Owner } from './owner.ts'
import { brandOf, type PayoutParts } from './parts.ts'
import { demandPayment } from './payment.ts'
import { rulesOf } from './rules.ts'
import { advance, cancellable, payoutMachine } from './states.ts'
import { priceOf, sentFor } from './tender.ts'

export interface Request {
  readonly account: string
  /** As it was typed: parsed strictly, never rounded. */
  readonly amount: string
  readonly paymentPassword: string
  /** The same one again is the same request. */
  readonly requestKey: string
  /** To be paid by other members, without a fee, as far as there are any. */
  readonly by?: 'standard' | 'peer' | undefined
  /** What one coin cost when the member agreed; only where a coin is paid. */
  readonly rate?: string | undefined
  /** What of bonuses the member agrees to lose by it. */
  readonly forfeit?: string | undefined
}

/** Answers the id of the withdrawal. */
export async function requestPayout(parts: PayoutParts, owner: PurseOwner, asked: Request): Promise<string> {
  const { merchantId, memberId } = owner
  const brand = await brandOf(parts, merchantId)
  const known = await inMerchant(parts.db, merchantId, (tx) => repeated(tx, brand, owner, asked))
  if (known) return known.id
  await demandPayment(parts, owner, asked.paymentPassword)
  const { id, held } = await book(parts, brand, owner, asked)
  if (held) {
    parts.tellBalance(held)
    parts.news.tell({ memberId, kind: 'withdrawal', orderId: id, state: 'REQUESTED' })
  }
  return id
}

async function book(parts: PayoutParts, brand: BrandData, owner: PurseOwner, asked: Request) {
  const { merchantId, memberId } = owner
  const [purse, known] = await Promise.all([parts.purseOf(owner), parts.knownMember(owner)])
  return inMerchant(parts.db, merchantId, async (tx) => {
    await lockAccountsOf(tx, owner)
    const before = await repeated(tx, brand, owner, asked)
    if (before) return { id: before.id, held: null }
    const heldId = await heldAccount(tx, owner, purse)
    // Offers are held before purses, here as everywhere.
    const bonuses = await parts.bonuses()?.hold(tx, owner, purse.accountId)
    await lockAccounts(tx, [...new Set([purse.accountId, heldId, ...(bonuses?.accounts ?? [])])])
    await parts.demandFree?.(tx, owner)
    await settleOwed(tx, owner, purse)
    const checked = await check(tx, parts, { owner, purse, brand, known, ...asked })
    const { amount, account, method } = refuseStops(checked)
    if (bonuses) {
      const lost = await bonuses.lost()
      // What is agreed to is what was shown: nothing is lost that nobody was told of.
      if (lost > 0n && parseMinor(asked.forfeit ?? null, checked.rules.scale) !== lost)
        throw new Refusal('bonus_forfeit', { lost: formatMinor(lost, checked.rules.scale) })
      if (lost > 0n) await bonuses.forfeit()
    }
    const { tender } = method
    // Fixed here: nobody is paid at another rate than the one they were shown.
    const price = priceOf(tender, purse.currency)
    if (price !== null && price !== asked.rate) throw new Refusal('payout_rate_changed', { rate: price })
    const byPeer = asked.by === 'peer'
    if (byPeer && method.kind === 'crypto') throw new Refusal('peer_closed')
    if (byPeer) await parts.peer?.demand(merchantId, amount)
    const fee = byPeer ? 0n : checked.fee
    const sent = sentFor(tender, amount - fee)
    if (sent.amount <= 0n) throw new Refusal('amount_below', { min: formatMinor(method.min) })
    const id = newOrderId('w')
    const payout = {
      ...{ id, merchantId, memberId, purseId: purse.accountId, heldId, parentId: null },
      ...{ accountId: account.id, method: account.method, currency: purse.currency },
      ...{
        amount,
        ...{ byPeer, fee, tender },
        sent: sent.amount,
        state: 'REQUESTED' as const,
        requestKey: asked.requestKey,
      },
      createdAt: parts.now(),
    }
    await insertPayout(tx, payout)
    await begun(tx, payoutMachine, { orderId: id, merchantId, state: 'REQUESTED', actor: 'member' })
    return { id, held: await hold(tx, payout) }
  })
}

/** What a sender took back comes before anything that is paid out. */
async function settleOwed(tx: Tx, { merchantId }: Owner, { accountId, currency }: Purse): Promise<void> {
  const balance = (await standingOf(tx, accountId))?.balance ?? 0n
  await collectDebts(tx, { merchantId, accountId, currency, balance })
}

/** The same key with the same content is the request that was made already; with other content it is refused. */
async function repeated(tx: Tx, brand: BrandData, owner: Owner, asked: Request): Promise<Payout | null> {
  const before = await payoutByRequest(tx, owner, asked.requestKey)
  if (!before) return null
  const isSame =
    before.byPeer === (asked.by === 'peer') &&
    before.accountId === asked.account &&
    before.amount === parseMinor(asked.amount, rulesOf(brand).scale)
  if (!isSame) throw new Refusal('key_conflict')
  return before
}

/** The member takes it back: against an approval at the same moment, one of the two wins. */
export async function cancelPayout(parts: PayoutParts, owner: Owner, id: string): Promise<void> {
  const { memberId } = owner
  const released = await inMerchant(parts.db, owner.merchantId, async (tx) => {
    const payout = await lockedPayout(tx, id)
    if (!payout || payout.memberId !== memberId || payout.parentId) throw new Refusal('payout_unknown')
    if (payout.state === 'CANCELLED') return null
    const { state: from } = payout
    const change = { id, from, to: 'CANCELLED', at: parts.now(), by: 'member', reason: 'cancelled' } as const
    if (!cancellable.includes(from) || !(await advance(tx, change))) throw new Refusal('payout_too_late')
    return release(tx, payout)
  })
  if (!released) return
  parts.tellBalance(released)
  parts.news.tell({ memberId, kind: 'withdrawal', orderId: id, state: 'CANCELLED' })
}
