/** Where a member is paid to: bound by the payment password, in one name, each number once, and rested after a change. */
import { nameOf } from '@jackfruit/contracts/names'
import { invariant, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { blindIndex, openField, sealField } from '../../../platform/sealed-field.ts'
import { newOrderId } from '../orders.ts'
import { addressProblem } from './addresses.ts'
import type { Owner } from './owner.ts'
import { brandOf, type PayoutParts } from './parts.ts'
import { demandPayment } from './payment.ts'
import { type Method, offered, rulesOf } from './rules.ts'

export interface Account {
  readonly id: string
  readonly method: string
  readonly bank: string
  readonly holder: string
  readonly number: string
  readonly addedAt: Date
  readonly usableAt: Date
}

interface Row extends Omit<Account, 'holder' | 'number'> {
  readonly merchantId: number
  readonly holderSealed: Buffer
  readonly numberSealed: Buffer
}

const place = (field: 'holder' | 'number', id: string, merchantId: number) =>
  `payout_accounts|${field}|${id}|${merchantId}`

const columns = sql`id, merchant_id as "merchantId", method, bank, holder_sealed as "holderSealed",
  number_sealed as "numberSealed", added_at as "addedAt", usable_at as "usableAt"`

function opened(
  { key }: Pick<PayoutParts, 'key'>,
  { holderSealed, numberSealed, merchantId, ...rest }: Row,
): Account {
  return {
    ...rest,
    holder: openField(key, place('holder', rest.id, merchantId), holderSealed).toString(),
    number: openField(key, place('number', rest.id, merchantId), numberSealed).toString(),
  }
}

/** The first is paid to unless another is chosen. */
export async function accountsOf(tx: Tx, parts: Pick<PayoutParts, 'key'>, owner: Owner): Promise<Account[]> {
  const { rows } = await sql<Row>`select ${columns} from cashier.payout_accounts
    where member_id = ${owner.memberId} and removed_at is null
    order by preferred_at desc nulls last, added_at, id`.execute(tx)
  return rows.map((row) => opened(parts, row))
}

/** Also those that were taken away since: whose they were stays true. */
export async function everBound(tx: Tx, parts: Pick<PayoutParts, 'key'>, owner: Owner): Promise<Account[]> {
  const { rows } = await sql<Row>`select ${columns} from cashier.payout_accounts
    where merchant_id = ${owner.merchantId} and member_id = ${owner.memberId} order by added_at, id`.execute(
    tx,
  )
  return rows.map((row) => opened(parts, row))
}

/** Whether it is still bound does not matter: what was paid to it keeps its name. */
export async function accountById(tx: Tx, parts: Pick<PayoutParts, 'key'>, id: string): Promise<Account> {
  const { rows } = await sql<Row>`select ${columns} from cashier.payout_accounts where id = ${id}`.execute(tx)
  const [row] = rows
  invariant(row, `a withdrawal has its account: ${id}`)
  return opened(parts, row)
}

/** The name that all of a member's accounts must be in: the profile's, else the first account's. */
export const holderOf = (payeeName: string, accounts: readonly Pick<Account, 'holder'>[]): string =>
  payeeName || (accounts[0]?.holder ?? '')

export interface Binding {
  readonly method: string
  readonly bank: string
  readonly holder: string
  readonly number: string
  readonly paymentPassword: string
}

export async function bindAccount(parts: PayoutParts, owner: Owner, asked: Binding): Promise<Account> {
  const brand = await brandOf(parts, owner.merchantId)
  const rules = rulesOf(brand)
  const { method, bank, number } = wellFormed(offered(rules, parts.gateways), asked)
  const holder = nameOf(asked.holder.normalize('NFKC'))
  if (holder === null) throw new Refusal('payout_holder_invalid')
  const { payeeName } = await parts.knownMember(owner)
  await demandPayment(parts, owner, asked.paymentPassword)
  return inMerchant(parts.db, owner.merchantId, async (tx) => {
    await lockAccountsOf(tx, owner)
    const bound = await accountsOf(tx, parts, owner)
    if (bound.length >= rules.accountsMax)
      throw new Refusal('payout_accounts_full', { max: rules.accountsMax })
    const wanted = holderOf(payeeName, bound)
    if (wanted && sameName(wanted) !== sameName(holder)) throw new Refusal('payout_holder_differs')
    const addedAt = parts.now()
    // The first is bound by who opened the account; a later one may be bound by who stole it.
    const rest = (await hadAny(tx, owner)) ? rules.coolingHours : 0
    const account = {
      ...{ id: newOrderId('a'), method: method.code, bank, holder, number, addedAt },
      usableAt: new Date(addedAt.getTime() + rest * 3_600_000),
    }
    await write(tx, parts, owner, account)
    if (!payeeName) await parts.giveName(tx, owner, holder)
    return account
  })
}

async function write(
  tx: Tx,
  { key, indexKey }: PayoutParts,
  { merchantId, memberId }: Owner,
  account: Account,
) {
  const { id, method, bank, holder, number, addedAt, usableAt } = account
  const index = blindIndex(indexKey, `payout|${method}|${bank}`, number.toLowerCase())
  const { numAffectedRows } = await sql`
    insert into cashier.payout_accounts
      (id, merchant_id, member_id, method, bank, holder_sealed, number_sealed, number_index, added_at, usable_at)
    values (${id}, ${merchantId}, ${memberId}, ${method}, ${bank},
      ${sealField(key, place('holder', id, merchantId), holder)},
      ${sealField(key, place('number', id, merchantId), number)}, ${index}, ${addedAt}, ${usableAt})
    on conflict (merchant_id, number_index) where removed_at is null do nothing`.execute(tx)
  if (numAffectedRows !== 1n) throw new Refusal('payout_account_taken')
}

export async function removeAccount(
  parts: PayoutParts,
  owner: Owner,
  { id, paymentPassword }: { id: string; paymentPassword: string },
): Promise<void> {
  await demandPayment(parts, owner, paymentPassword)
  await inMerchant(parts.db, owner.merchantId, async (tx) => {
    await lockAccountsOf(tx, owner)
    const { rows } = await sql<{ isBusy: boolean }>`
      select exists (select 1 from cashier.payouts p where p.account_id = a.id
          and p.state not in ('COMPLETED', 'RETURNED', 'REJECTED', 'CANCELLED')) as "isBusy"
        from cashier.payout_accounts a
       where a.id = ${id} and a.member_id = ${owner.memberId} and a.removed_at is null`.execute(tx)
    const [row] = rows
    if (!row) throw new Refusal('payout_account_unknown')
    if (row.isBusy) throw new Refusal('payout_account_busy')
    await sql`update cashier.payout_accounts set removed_at = ${parts.now()} where id = ${id}`.execute(tx)
  })
}

/** From now on this one is paid to unless another is chosen. It may still rest. */
export async function preferAccount(parts: PayoutParts, owner: Owner, id: string): Promise<void> {
  await inMerchant(parts.db, owner.merchantId, async (tx) => {
    await lockAccountsOf(tx, owner)
    const { numAffectedRows } = await sql`
      update cashier.payout_accounts set preferred_at = ${parts.now()}
       where id = ${id} and merchant_id = ${owner.merchantId} and member_id = ${owner.memberId}
         and removed_at is null`.execute(tx)
    if (numAffectedRows !== 1n) throw new Refusal('payout_account_unknown')
  })
}

/** Who binds, unbinds and asks for money at once does it one after the other. */
export async function lockAccountsOf(tx: Tx, { merchantId, memberId }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payouts|${merchantId}|${memberId}`}, 0))`.execute(
    tx,
  )
}

async function hadAny(tx: Tx, { memberId }: Owner): Promise<boolean> {
  const { rows } =
    await sql`select 1 from cashier.payout_accounts where member_id = ${memberId} limit 1`.execute(tx)
  return rows.length > 0
}

function wellFormed(methods: readonly Method[], asked: Binding) {
  const method = methods.find(({ code }) => code === asked.method)
  if (!method) throw new Refusal('payout_method_unknown')
  const bank = method.kind === 'bank' ? asked.bank : ''
  if (method.kind === 'bank' && !method.banks.includes(bank)) throw new Refusal('payout_bank_missing')
  const number = asked.number.normalize('NFKC').replace(/[\s-]/g, '')
  const { pattern, example, network } = method
  if (pattern && !pattern.test(number)) throw new Refusal('payout_number_invalid', { example })
  const problem = network && addressProblem(network, number)
  if (problem) throw new Refusal(problem, { network })
  return { method, bank, number }
}

const sameName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .toLowerCase()
