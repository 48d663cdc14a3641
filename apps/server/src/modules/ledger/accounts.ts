import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { type AccountKind, accountKindName, accountKinds } from './kinds.ts'

export interface Owner {
  readonly merchantId: number
  readonly owner: bigint
  readonly kind: AccountKind
  readonly currency: string
}

/** The account of this owner, opened if it is not there yet. Safe to race. */
export async function openAccount(
  tx: Db | Tx,
  { merchantId, owner, kind, currency }: Owner,
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select ledger.open_account(${merchantId}, ${owner}, ${accountKinds[kind]}::smallint, ${currency}) as id`.execute(
    tx,
  )
  const [row] = rows
  invariant(row, 'an account was neither found nor opened')
  return row.id
}

/** Of many owners at once, each opened where it is not there yet. Safe to race. */
export async function openAccounts(
  tx: Db | Tx,
  { merchantId, kind, currency }: Omit<Owner, 'owner'>,
  owners: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await sql<{ owner: bigint; id: bigint }>`
    select owner, id from ledger.open_accounts(${merchantId}, ${[...owners]}::bigint[], ${accountKinds[kind]}::smallint,
      ${currency})`.execute(tx)
  return new Map(rows.map(({ owner, id }) => [owner, id]))
}

/** The same, where it is there already: for looking only. */
export async function findAccount(
  db: Db | Tx,
  { merchantId, owner, kind, currency }: Owner,
): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select id from ledger.accounts where merchant_id = ${merchantId} and owner = ${owner}
       and kind = ${accountKinds[kind]} and currency = ${currency}`.execute(db)
  return rows[0]?.id ?? null
}

/** The house of this name: `vendor:hexworks`, `grants`, `clearing`. */
export async function openHouse(
  tx: Db | Tx,
  merchantId: number,
  name: string,
  currency: string,
): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select ledger.open_house(${merchantId}, ${name}, ${currency}) as id`.execute(tx)
  const [row] = rows
  invariant(row, 'a house was neither found nor opened')
  return row.id
}

/** Whose these accounts are. */
export async function ownersOf(db: Db | Tx, accountIds: readonly bigint[]): Promise<Map<bigint, Owner>> {
  const { rows } = await sql<Omit<Owner, 'kind'> & { id: bigint; kind: number }>`
    select id, merchant_id as "merchantId", owner, kind, currency from ledger.accounts
     where id = any(${accountIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, kind, ...rest }) => [id, { ...rest, kind: accountKindName(kind) }]))
}

/** Whoever will write to several accounts locks them first, all in one order: no two wait for each other. */
export async function lockAccounts(tx: Tx, accountIds: readonly bigint[]): Promise<void> {
  await sql`select ledger.lock_accounts(${accountIds}::bigint[])`.execute(tx)
}

export interface Standing {
  readonly accountId: bigint
  readonly balance: bigint
  readonly seq: bigint
  readonly currency: string
  readonly frozen: boolean
}

export async function standingOf(db: Db | Tx, accountId: bigint): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    select id as "accountId", balance, seq, currency, frozen from ledger.accounts where id = ${accountId}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Of each of these accounts that is there. */
export async function standingsOf(db: Db | Tx, accountIds: readonly bigint[]): Promise<readonly Standing[]> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<Standing>`
    select id as "accountId", balance, seq, currency, frozen from ledger.accounts
     where id = any(${[...accountIds]}::bigint[])`.execute(db)
  return rows
}

/** What lies in each of these accounts. */
export async function balancesOf(
  tx: Db | Tx,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await sql<{ id: bigint; balance: bigint }>`
    select id, balance from ledger.accounts where id = any(${accountIds}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

/** A frozen account stakes nothing; what it is owed still arrives. */
export async function setFrozen(tx: Db | Tx, accountId: bigint, frozen: boolean): Promise<void> {
  await sql`select ledger.set_frozen(${accountId}, ${frozen})`.execute(tx)
}
