/** What is written down of these people: by the ledger, and by each module for itself. */
import type pg from 'pg'

export type Place = 'purse' | 'held' | 'owed'

export interface LedgerRow {
  readonly member: bigint
  readonly place: Place
  readonly key: string
  readonly kind: number
  readonly status: number
  readonly amount: bigint
  readonly house: string
}

/** An order of a module, under the key that was sent. */
export interface Order {
  readonly member: bigint
  readonly requestKey: string
  readonly id: string
  readonly state: string
  readonly amount: bigint
  readonly fee: bigint
  /** How often it came to its end, by the module's own record of changes. */
  readonly ends: number
}

export type Table = 'wallets' | 'lines' | 'deposits' | 'payments' | 'payouts'

export interface Books {
  readonly ledger: readonly LedgerRow[]
  readonly orders: Readonly<Record<Table, readonly Order[]>>
  /** The lowest balance that any transfer of anybody ever left. */
  readonly lowest: bigint
  /** What each house of the brand has, by name. */
  readonly houses: ReadonlyMap<string, bigint>
}

const places: readonly Place[] = ['purse', 'held', 'owed']
const placeNumbers: Readonly<Record<Place, number>> = { purse: 1, held: 3, owed: 4 }

const tables: Readonly<Record<Table, string>> = {
  wallets: `select member_id as member, request_id as "requestKey", id, state, amount, 0::bigint as fee,
      (select count(*)::int from vendors.vendor_transfer_changes c where c.transfer_id = t.id and to_state <> 'sent') as ends
    from vendors.vendor_transfers t where member_id = any($1)`,
  lines: `select from_member as member, request_id as "requestKey", id, direction as state, amount, 0::bigint as fee, 1 as ends
    from cashier.line_transfers where from_member = any($1)`,
  deposits: `select member_id as member, idempotency_key as "requestKey", id, state, wanted as amount, credited as fee,
      (select count(*)::int from cashier.order_changes c where c.order_id = d.id and to_state in ('CREDITED', 'LATE_CREDITED')) as ends
    from cashier.deposits d where member_id = any($1)`,
  payments: `select d.member_id as member, p.txn as "requestKey", p.order_id as id, p.state, p.amount,
      p.credited as fee, 1 as ends
    from cashier.payments p join cashier.deposits d on d.id = p.order_id where d.member_id = any($1)`,
  payouts: `select member_id as member, request_key as "requestKey", id, state, amount, fee,
      (select count(*)::int from cashier.order_changes c where c.order_id = p.id and to_state in ('CANCELLED', 'COMPLETED')) as ends
    from cashier.payouts p where member_id = any($1)`,
}

export async function readBooks(admin: pg.Client, members: readonly bigint[]): Promise<Books> {
  const ids = members.map(String)
  const read = async (table: Table) => (await admin.query<Order>(tables[table], [ids])).rows
  const { rows: ledger } = await admin.query<LedgerRow & { placeNumber: number }>(
    `select a.owner as member, a.kind as "placeNumber", t.key, t.kind, t.status, t.amount, h.name as house
       from ledger.transfers t join ledger.accounts a on a.id = t.account_id join ledger.houses h on h.id = t.house_id
      where a.owner = any($1) and a.kind = any($2) and t.key not like 'jackpot:%'`,
    [ids, Object.values(placeNumbers)],
  )
  const { rows: low } = await admin.query<{ lowest: bigint }>(
    'select least((select min(balance_after) from ledger.transfers), (select min(balance) from ledger.accounts)) as lowest',
  )
  return {
    ledger: ledger.map(({ placeNumber, ...row }) => ({
      ...row,
      place: places.find((place) => placeNumbers[place] === placeNumber) ?? 'purse',
    })),
    orders: {
      wallets: await read('wallets'),
      lines: await read('lines'),
      deposits: await read('deposits'),
      payments: await read('payments'),
      payouts: await read('payouts'),
    },
    lowest: low[0]?.lowest ?? 0n,
    houses: await readHouses(admin),
  }
}

/** Of the demo brand, in the currency of its members. */
export async function readHouses(admin: pg.Client): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await admin.query<{ name: string; balance: bigint }>(
    `select h.name, coalesce(sum(b.balance), 0)::bigint as balance
       from ledger.houses h left join ledger.house_balances b on b.house_id = h.id
      where h.merchant_id = (select id from merchants.brands where code = 'demommk') and h.currency = 'MMK'
      group by h.name`,
  )
  return new Map(rows.map(({ name, balance }) => [name, balance]))
}
