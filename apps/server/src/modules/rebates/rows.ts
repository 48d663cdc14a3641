/** What is not paid yet, and what was, as it lies in the database. */
import { formatMinor, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { type Accrued, reckon } from './reckon.ts'

export interface Owner {
  readonly merchantId: number
  readonly memberId: bigint
}

export interface Unpaid extends Accrued {
  readonly upto: bigint
}

/** More kinds and rates than a day can bring; what there were beyond them is paid the next time. */
const linesMost = 100
const unpaid = sql.raw('kind, rate::bigint as rate, valid, carry::bigint as carry, upto')

export async function unpaidOf(tx: Tx, { merchantId, memberId }: Owner): Promise<Unpaid[]> {
  const { rows } = await sql<Unpaid>`
    select ${unpaid} from rebates.accruals
     where merchant_id = ${merchantId} and member_id = ${memberId} and is_unpaid and valid <> 0
     order by kind, rate limit ${linesMost}`.execute(tx)
  return rows
}

/** Held until the end of the transaction: of two who would pay them, the second finds nothing. */
export async function holdUnpaid(tx: Tx, { merchantId, memberId }: Owner): Promise<Unpaid[]> {
  const { rows } = await sql<Unpaid>`
    select ${unpaid} from rebates.accruals
     where merchant_id = ${merchantId} and member_id = ${memberId} and is_unpaid and valid <> 0
     order by kind, rate limit ${linesMost} for update`.execute(tx)
  return rows
}

/** What was held begins again at nothing. */
export async function clear(tx: Tx, { merchantId, memberId }: Owner, held: readonly Unpaid[]): Promise<void> {
  await sql`
    update rebates.accruals a set valid = 0, carry = p.carry, is_unpaid = false
      from unnest(${held.map(({ kind }) => kind)}::text[], ${held.map(({ rate }) => rate)}::int[],
        ${held.map((each) => reckon(each).carry)}::int[]) as p (kind, rate, carry)
     where a.merchant_id = ${merchantId} and a.member_id = ${memberId} and a.kind = p.kind and a.rate = p.rate`.execute(
    tx,
  )
}

export interface Line {
  readonly kind: string
  readonly rate: string
  readonly valid: string
  readonly amount: string
}

const rateScale = 3

export const lineOf = ({ kind, rate, valid, ...rest }: Accrued): Line => ({
  ...{ kind, rate: formatMinor(rate, rateScale), valid: formatMinor(valid) },
  amount: formatMinor(reckon({ kind, rate, valid, ...rest }).amount),
})

export interface Payment {
  readonly id: bigint
  readonly publicId: string
  readonly key: string
  readonly way: 'claimed' | 'automatic'
  readonly currency: string
  readonly amount: Minor
  readonly lines: readonly (Line & { readonly upto: string })[]
  readonly at: Date
}

const columns = sql.raw('id, public_id as "publicId", key, way, currency, amount, lines, at')

export async function paymentByKey(
  tx: Tx,
  { merchantId, memberId }: Owner,
  key: string,
): Promise<Payment | null> {
  const { rows } = await sql<Payment>`
    select ${columns} from rebates.payments
     where merchant_id = ${merchantId} and member_id = ${memberId} and key = ${key}`.execute(tx)
  return rows[0] ?? null
}

export async function writePayment(
  tx: Tx,
  { merchantId, memberId }: Owner,
  { publicId, key, way, currency, amount, lines, at }: Omit<Payment, 'id'>,
  signature?: { readonly by: string; readonly why: string },
): Promise<void> {
  await sql`
    insert into rebates.payments (public_id, merchant_id, member_id, key, way, currency, amount, lines, at, by, why)
    values (${publicId}, ${merchantId}, ${memberId}, ${key}, ${way}, ${currency}, ${amount},
      ${JSON.stringify(lines)}::jsonb, ${at}, ${signature?.by ?? null}, ${signature?.why ?? null})`.execute(
    tx,
  )
}

interface Page {
  readonly before: bigint | null
  readonly limit: number
}

/** The newest first. */
export async function paymentsOf(
  tx: Tx,
  { merchantId, memberId }: Owner,
  { before, limit }: Page,
): Promise<Payment[]> {
  const { rows } = await sql<Payment>`
    select ${columns} from rebates.payments
     where merchant_id = ${merchantId} and member_id = ${memberId} and id < ${before ?? 9223372036854775807n}
     order by id desc limit ${limit}`.execute(tx)
  return rows
}
