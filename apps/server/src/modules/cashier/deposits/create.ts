/** An order to pay in: made once for each key, then told to the gateway, then open for payment. */
import { createHash, randomInt } from 'node:crypto'
import type { BodyOf } from '@jackfruit/contracts'
import type { create } from '@jackfruit/contracts/cashier-deposits'
import type { DepositMethod } from '@jackfruit/contracts/deposit-data'
import { invariant, parseMinor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { PurseOwner } from '../../wallet/index.ts'
import { paymentCode } from '../gateways/payment-codes.ts'
import { GatewayRefused, GatewayUnreachable } from '../gateways/port.ts'
import { begun, newOrderId, step } from '../orders.ts'
import { pendingOf } from '../pending.ts'
import { methodsOf } from './methods.ts'
import type { DepositParts } from './parts.ts'
import { type DepositRow, depositByKey, lockDeposit } from './rows.ts'
import { depositMachine } from './states.ts'
import { dueOf } from './worth.ts'

type Wish = BodyOf<typeof create>

const openMax = 5
const drawsMax = 30
const memoLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const memoLength = 8
const minuteMs = 60_000

export async function createDeposit(
  parts: DepositParts,
  brand: BrandData,
  owner: PurseOwner,
  wish: Wish,
): Promise<DepositRow> {
  const method = methodsOf(brand, parts.gateways).find(({ code }) => code === wish.method)
  if (!method) throw new Refusal('method_unknown')
  const wanted = amountOf(wish.amount, method)
  const { accountId, currency } = await parts.purseOf(owner)
  const hash = createHash('sha256')
    .update(JSON.stringify([method.code, wanted.toString(), wish.promotionId ?? null]))
    .digest()

  const row = await inMerchant(parts.db, owner.merchantId, async (tx) => {
    // Orders of one member are made one after another: limits are counted, and a key is looked up, undisturbed.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`deposit|${owner.memberId}`}, 0))`.execute(tx)
    const known = await depositByKey(tx, wish.idempotencyKey, owner)
    if (known) {
      if (!known.wishHash.equals(hash)) throw new Refusal('key_conflict')
      return known
    }
    await demandRoom(tx, owner)
    await parts.demandMayDeposit(tx, owner, { amount: wanted, pendingOf: (held) => pendingOf(held, owner) })
    const { promotionId = null } = wish
    const order = { owner, method, wanted, accountId, currency, hash, promotionId, key: wish.idempotencyKey }
    const made = await insert(tx, parts, order)
    if (promotionId !== null)
      await parts.bonuses().choose(tx, {
        ...{ merchantId: owner.merchantId, memberId: owner.memberId, type: owner.type },
        ...{ promotionId, orderId: made.id, amount: wanted, expiresAt: made.expiresAt },
        version: wish.promotionVersion ?? null,
      })
    return made
  })
  // Also one that was made before, by a process that died before the gateway heard of it: there it is the same order.
  return row.state === 'CREATED' ? open(parts, method, row) : row
}

function amountOf(text: string, { min, max }: DepositMethod): bigint {
  const wanted = parseMinor(text)
  const [least, most] = [parseMinor(min), parseMinor(max)]
  if (wanted === null || wanted <= 0n) throw new Refusal('amount_invalid')
  invariant(least !== null && most !== null, `limits ${min} and ${max} are amounts`)
  if (wanted < least) throw new Refusal('amount_below', { min })
  if (wanted > most) throw new Refusal('amount_above', { max })
  return wanted
}

async function demandRoom(tx: Tx, { memberId }: PurseOwner): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from cashier.deposits
     where member_id = ${memberId} and state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING')`.execute(
    tx,
  )
  if ((rows[0]?.n ?? 0) >= openMax) throw new Refusal('too_many_open_orders', { max: openMax })
}

interface Order {
  readonly owner: PurseOwner
  readonly method: DepositMethod
  readonly wanted: bigint
  readonly accountId: bigint
  readonly currency: string
  readonly hash: Buffer
  readonly promotionId: string | null
  readonly key: string
}

/** Draws again when another open order asks for the same amount or memo. */
async function insert(tx: Tx, { now }: DepositParts, order: Order): Promise<DepositRow> {
  const { owner, method, wanted, accountId, currency, hash, promotionId, key } = order
  const at = now()
  const expires = new Date(at.getTime() + method.minutes * minuteMs)
  for (let drawn = 0; drawn < drawsMax; drawn++) {
    const id = newOrderId('d')
    const { pay, rate, due } = dueOf(method, currency, wanted)
    const memo = method.matchBy === 'memo' || method.kind === 'qr' ? drawMemo() : null
    const { numAffectedRows } = await sql`
      insert into cashier.deposits (id, merchant_id, member_id, account_id, currency, state, method, kind, gateway,
        channel, wanted, pay_currency, pay_scale, pay_due, rate_num, rate_den, due, match_by, memo, promotion_id,
        idempotency_key, wish_hash, created_at, expires_at, checked_at, network, confirmations)
      values (${id}, ${owner.merchantId}, ${owner.memberId}, ${accountId}, ${currency}, 'CREATED', ${method.code},
        ${method.kind}, ${method.gateway}, ${method.channel}, ${wanted}, ${pay.currency}, ${pay.scale},
        ${pay.amount}, ${rate.num}, ${rate.den}, ${due}, ${method.matchBy}, ${memo}, ${promotionId}, ${key},
        ${hash}, ${at}, ${expires}, ${at}, ${method.network ?? null}, ${method.confirmations ?? null})
      on conflict do nothing`.execute(tx)
    if (numAffectedRows !== 1n) continue
    await begun(tx, depositMachine, {
      ...{ orderId: id, merchantId: owner.merchantId, state: 'CREATED', actor: 'member' },
    })
    const row = await lockDeposit(tx, id)
    invariant(row, 'an order that was just made is there')
    return row
  }
  // Every amount of its own is taken: somebody's timer has to run out first.
  throw new Refusal('gateway_unavailable')
}

const drawMemo = () =>
  `JF${Array.from({ length: memoLength }, () => memoLetters[randomInt(memoLetters.length)]).join('')}`

/** The gateway is asked outside of any transaction: it may take its time. */
async function open(parts: DepositParts, method: DepositMethod, row: DepositRow): Promise<DepositRow> {
  const gateway = parts.gateways.get(row.gateway)
  invariant(gateway, `the gateway ${row.gateway} was there a moment ago`)
  const pay = { currency: row.payCurrency, scale: row.payScale, amount: row.payDue }
  const { id: orderId, channel, kind, memo, expiresAt, merchantId } = row
  try {
    const { payUrl } = await gateway.createDeposit({ orderId, channel, kind, pay, memo, expiresAt })
    const payee = method.payee ?? null
    const qr = method.qr && payee ? paymentCode(method.qr, { payee, pay, memo }) : null
    const instructions = { methodName: method.name, payUrl, payee, qr }
    return await inMerchant(parts.db, merchantId, async (tx) => {
      await sql`update cashier.deposits set instructions = ${JSON.stringify(instructions)}
        where id = ${orderId}`.execute(tx)
      // Money that is faster than this answer has moved the order on already.
      await step(tx, depositMachine, { orderId, from: 'CREATED', to: 'AWAITING_PAYMENT', actor: 'gateway' })
      const opened = await lockDeposit(tx, orderId)
      invariant(opened, 'an order does not vanish')
      return opened
    })
  } catch (error) {
    if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error
    await inMerchant(parts.db, merchantId, (tx) =>
      step(tx, depositMachine, {
        ...{ orderId, from: 'CREATED', to: 'REJECTED', actor: 'gateway', reason: 'gateway_unavailable' },
      }),
    )
    throw new Refusal('gateway_unavailable')
  }
}
