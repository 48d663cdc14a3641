/** What the member does with an open order: says that it is paid, shows the slip, gives it up. */
import { createHash } from 'node:crypto'
import { pictureBytesMax } from '@jackfruit/contracts/security'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { cleanPicture } from '../../../platform/pictures.ts'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import { GatewayUnreachable } from '../gateways/port.ts'
import { step } from '../orders.ts'
import { askGateway, rematch } from './hear.ts'
import { normalReference } from './match.ts'
import type { DepositDesk, Owner } from './parts.ts'
import { lockOwn, ownDeposit } from './rows.ts'
import { type DepositState, depositMachine } from './states.ts'
import { claim } from './take.ts'

const size = 1_600
const referenceMin = 4
const mayShow: readonly DepositState[] = [
  ...(['AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING', 'UNMATCHED', 'EXPIRED', 'PARTIAL'] as const),
]

export async function submitDeposit(
  parts: DepositDesk,
  owner: Owner,
  { id, reference: typed }: { id: string; reference: string },
): Promise<void> {
  const reference = normalReference(typed)
  if (reference.length < referenceMin) throw new Refusal('reference_invalid')
  const order = await inMerchant(parts.db, owner.merchantId, async (tx) => {
    const row = await lockOwn(tx, id, owner)
    if (!row) throw new Refusal('deposit_not_found')
    if (row.reference === reference && row.state !== 'AWAITING_PAYMENT') return row
    if (row.state !== 'AWAITING_PAYMENT') throw new Refusal('deposit_closed')
    if (!(await claim(tx, row, row.channel, reference))) throw new Refusal('reference_used')
    await sql`update cashier.deposits set reference = ${reference}, submitted_at = ${parts.now()}
      where id = ${id}`.execute(tx)
    await step(tx, depositMachine, {
      orderId: id,
      from: 'AWAITING_PAYMENT',
      to: 'SUBMITTED',
      actor: 'member',
    })
    await step(tx, depositMachine, { orderId: id, from: 'SUBMITTED', to: 'MATCHING', actor: 'system' })
    return row
  })
  // The money may be there already. If the gateway cannot say so now, the clock asks again.
  try {
    await rematch(parts, order, reference)
    await askGateway(parts, order)
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error
  }
}

const placeOf = (id: string, { merchantId }: Owner) => `deposit_slips|image|${id}|${merchantId}`

export async function addSlip(
  parts: DepositDesk,
  owner: Owner,
  { id, file }: { id: string; file: string },
): Promise<void> {
  const picture = await cleanPicture(file, { bytesMax: pictureBytesMax, fit: 'inside', size })
  const hash = createHash('sha256').update(picture).digest()
  const sealed = sealField(parts.key, placeOf(id, owner), picture)
  await inMerchant(parts.db, owner.merchantId, async (tx) => {
    const row = await lockOwn(tx, id, owner)
    if (!row) throw new Refusal('deposit_not_found')
    if (!mayShow.includes(row.state)) throw new Refusal('deposit_closed')
    await sql`
      insert into cashier.deposit_slips (order_id, merchant_id, image_sealed, image_hash, seen_before)
      values (${id}, ${owner.merchantId}, ${sealed}, ${hash},
        exists (select from cashier.deposit_slips where image_hash = ${hash} and order_id <> ${id}))
      on conflict (order_id) do update set image_sealed = excluded.image_sealed, image_hash = excluded.image_hash,
        seen_before = deposit_slips.seen_before or excluded.seen_before, at = clock_timestamp()`.execute(tx)
  })
}

/** WebP. Null for anybody else. */
export const slipOf = (parts: DepositDesk, owner: Owner, id: string): Promise<Buffer | null> =>
  inMerchant(parts.db, owner.merchantId, async (tx) => {
    if (!(await ownDeposit(tx, id, owner))) return null
    const { rows } = await sql<{ sealed: Buffer }>`
      select image_sealed as sealed from cashier.deposit_slips where order_id = ${id}`.execute(tx)
    return rows[0] ? openField(parts.key, placeOf(id, owner), rows[0].sealed) : null
  })

export async function giveUpDeposit(parts: DepositDesk, owner: Owner, id: string): Promise<void> {
  const isGivenUp = await inMerchant(parts.db, owner.merchantId, async (tx) => {
    if (!(await ownDeposit(tx, id, owner))) throw new Refusal('deposit_not_found')
    return step(tx, depositMachine, {
      ...{ orderId: id, from: 'AWAITING_PAYMENT', to: 'EXPIRED', actor: 'member', reason: 'given_up' },
    })
  })
  if (!isGivenUp) throw new Refusal('deposit_closed')
  parts.news.tell({ memberId: owner.memberId, kind: 'deposit', orderId: id, state: 'EXPIRED' })
}
