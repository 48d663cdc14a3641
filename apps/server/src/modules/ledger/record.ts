/** The record of one account as its owner reads it, and the sums of a period. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { type Kind, kinds } from './kinds.ts'
import { columns, type Row, read, type Transfer } from './read.ts'

export interface Span {
  /** Included. */
  readonly from?: string | undefined
  /** Not included. */
  readonly to?: string | undefined
}

export interface Filter extends Span {
  readonly kinds?: readonly Kind[] | undefined
  readonly before?: bigint | undefined
  readonly limit: number
}

const endless = 9223372036854775807n

/** Within these instants; the partitions of other months are not looked at. */
const within = ({ from, to }: Span) => sql`
  created_at >= ${from ?? '-infinity'}::timestamptz and created_at < ${to ?? 'infinity'}::timestamptz`

/** What moved, newest first, from below `before` on: as fast on the last page as on the first. */
export async function movementsOf(db: Db | Tx, accountId: bigint, filter: Filter): Promise<Transfer[]> {
  const { before, limit } = filter
  const ofKind = filter.kinds
    ? sql`and kind = any(${filter.kinds.map((kind) => kinds[kind])}::smallint[])`
    : sql``
  const { rows } = await sql<Row>`
    select ${columns} from ledger.transfers
     where account_id = ${accountId} and seq < ${before ?? endless} and status = 1 and amount <> 0
       and ${within(filter)} ${ofKind}
     order by seq desc limit ${limit}`.execute(db)
  return rows.map(read)
}

export interface PeriodSums {
  readonly count: number
  readonly first: bigint | null
  readonly last: bigint | null
  readonly moneyIn: bigint
  readonly moneyOut: bigint
  /** Of the balance, before the first entry and after the last one. */
  readonly opening: bigint
  readonly closing: bigint
}

/** The sums of an account's entries between two instants. */
export async function periodOf(db: Db | Tx, accountId: bigint, span: Span): Promise<PeriodSums> {
  const { rows } = await sql<PeriodSums>`
    with entries as materialized (
      select seq, case when status = 1 then amount else 0 end as amount from ledger.transfers
       where account_id = ${accountId} and ${within(span)}),
    sums as (
      select count(*)::int as count, min(seq) as first, max(seq) as last,
        coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "moneyIn",
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "moneyOut"
      from entries)
    select s.*, coalesce(o.balance_after, e.balance_after, 0) as opening,
        coalesce(c.balance_after, e.balance_after, 0) as closing
      from sums s
      left join ledger.transfers o on o.account_id = ${accountId} and o.seq = s.first - 1
      left join ledger.transfers c on c.account_id = ${accountId} and c.seq = s.last
      left join lateral (
        select balance_after from ledger.transfers
         where s.first is null and account_id = ${accountId} and created_at < ${span.from ?? '-infinity'}::timestamptz
         order by seq desc limit 1) e on true`.execute(db)
  const [row] = rows
  if (!row) throw new Error('sums always have a row')
  return row
}

export interface HouseMovement {
  readonly key: string
  readonly kind: Kind
  readonly amount: bigint
  readonly currency: string
  readonly at: Date
}

/** What moved between members and a house of this name, whichever currency, between two instants. */
export async function movementsOfHouse(
  db: Db | Tx,
  { merchantId, name }: { merchantId: number; name: string },
  span: Span,
): Promise<HouseMovement[]> {
  const { rows } = await sql<Row & { currency: string }>`
    select ${columns}, h.currency from ledger.transfers t join ledger.houses h on h.id = t.house_id
     where h.merchant_id = ${merchantId} and h.name = ${name} and status = 1 and ${within(span)}
     order by created_at, account_id, seq`.execute(db)
  return rows.map((row) => {
    const { key, kind, amount, at } = read(row)
    return { key, kind, amount, at, currency: row.currency }
  })
}
