import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WirePayment } from '@jackfruit/contracts/gateway-wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DepositWorld, openDepositWorld } from '../../../testing/deposit-world.ts'
import { openAccount, openHouse, post } from '../../ledger/index.ts'
import { reverseDeposit } from '../deposits/reverse.ts'
import type { Gateway, StatementRow } from '../gateways/port.ts'
import { writeDayFile } from './day-file.ts'
import { demandDay, reconcileDay } from './reconcile.ts'

let world: DepositWorld
let gateway: Gateway
let folder = ''
let merchantId = 0

const today = () => new Date().toISOString().slice(0, 10)

beforeAll(async () => {
  world = await openDepositWorld()
  const found = world.parts.gateways.get('simulator')
  if (!found) throw new Error('there is no simulator')
  gateway = found
  folder = mkdtempSync(join(tmpdir(), 'jackfruit-reconcile-'))
  const { rows } = await world.admin.query(`select id from merchants.brands where code = 'demommk'`)
  merchantId = rows[0].id
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

let count = 0
/** Money that came for an order and was credited: known on both sides. */
async function aDeposit(units = '5000000'): Promise<{ orderId: string; payment: WirePayment }> {
  const order = await world.order(await world.member(), 'kbzpay', '50000.00')
  const { rows } = await world.admin.query('select channel, memo from cashier.deposits where id = $1', [
    order.id,
  ])
  count += 1
  const payment: WirePayment = {
    ...{ channel: rows[0].channel, txn: `t-${count}`, currency: 'MMK', scale: 2, units },
    ...{ orderId: order.id, memo: rows[0].memo, reference: null, payerName: null, network: null },
    ...{ confirmations: null, paidAt: new Date().toISOString(), takenBackAt: null },
  }
  world.simulator.book.pay(payment)
  await world.hearOf(payment)
  return { orderId: order.id, payment }
}

/** The gateway with its statement changed. */
const telling = (change: (rows: StatementRow[]) => StatementRow[]): Gateway => ({
  ...gateway,
  async statementOf(day) {
    if (day !== today()) return gateway.statementOf(day)
    return change([...(await gateway.statementOf(day))])
  },
})
const differences = async (of: Gateway = gateway) =>
  (await reconcileDay(world.database.db, of, { day: today(), merchantIds: [merchantId] })).differences
const found = async (of?: Gateway) =>
  (await differences(of)).map(({ kind, id }) => `${kind} ${id}`).toSorted()

describe('a day against the gateway', () => {
  test('[G-RECON] a day on which all went well has no difference', async () => {
    for (let n = 0; n < 5; n++) await aDeposit()
    expect(await found()).toEqual([])
    const { rows } = await world.admin.query('select * from cashier.reconciliations order by id desc limit 1')
    expect(rows[0]).toMatchObject({ gateway: 'simulator', ours: 5, theirs: 5, differences: [] })
  })

  test('[G-RECON] twenty planted differences are all found, and nothing else', async () => {
    const made: string[] = []
    for (let n = 0; n < 24; n++) made.push((await aDeposit()).payment.txn)
    const at = (n: number) => made[n] ?? ''
    const isOne = (id: string, ...places: number[]) => places.some((n) => at(n) === id)
    const midnight = new Date(`${today()}T00:00:00Z`)
    const planted = telling((rows) => {
      const [template] = rows
      if (!template) throw new Error('an empty statement')
      return [
        ...rows
          .filter(({ id }) => !isOne(id, 0, 1, 2))
          .flatMap((row) => {
            const { pay } = row
            if (isOne(row.id, 3, 4, 5)) return [{ ...row, pay: { ...pay, amount: pay.amount - 1n } }]
            if (isOne(row.id, 6, 7, 8)) return [row, row]
            if (isOne(row.id, 9, 10, 11)) return [{ ...row, pay: { ...pay, currency: 'THB' } }]
            if (isOne(row.id, 12, 13)) return [{ ...row, at: new Date(midnight.getTime() - 1_000) }]
            if (isOne(row.id, 14, 15, 16)) return [row, { ...row, pay: { ...pay, amount: -pay.amount } }]
            return [row]
          }),
        ...['x1', 'x2', 'x3'].map((id) => ({ ...template, id, orderId: null })),
      ]
    })
    expect(await found(planted)).toEqual(
      [
        ...[0, 1, 2].map((n) => `missing_there ${at(n)}`),
        ...['x1', 'x2', 'x3'].map((id) => `missing_here ${id}`),
        ...[3, 4, 5].map((n) => `other_amount ${at(n)}`),
        ...[6, 7, 8].map((n) => `doubled ${at(n)}`),
        ...[9, 10, 11].map((n) => `other_currency ${at(n)}`),
        ...[12, 13].map((n) => `other_day ${at(n)}`),
        ...[14, 15, 16].map((n) => `reversed ${at(n)}`),
      ].toSorted(),
    )
    expect(await found()).toEqual([])
  })

  test('[G-RECON] money that we took back, and the gateway did not, is told', async () => {
    const { orderId, payment } = await aDeposit()
    await reverseDeposit(world.parts, {
      ...{ orderId, reason: 'chargeback', by: 'Daw Hla', why: 'letter of the bank' },
    })
    expect(await found()).toEqual([`reversed ${payment.txn}`])
    const back = telling((rows) => {
      const row = rows.find(({ id }) => id === payment.txn)
      return row ? [...rows, { ...row, pay: { ...row.pay, amount: -row.pay.amount } }] : rows
    })
    expect(await found(back)).toEqual([])
    await world.admin.query('update cashier.payments set taken_back_at = null where txn = $1', [payment.txn])
  })

  test('[G-RECON] a credit that the ledger does not have, and a posting that no order explains, are told', async () => {
    const { payment } = await aDeposit()
    await world.admin.query(`update cashier.payments set posting_key = posting_key || 'x' where txn = $1`, [
      payment.txn,
    ])
    const told = await differences()
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['not_in_ledger', 'only_in_ledger'])
    await world.admin.query(
      `update cashier.payments set posting_key = rtrim(posting_key, 'x') where txn = $1`,
      [payment.txn],
    )
    const { db } = world.database
    const accountId = await openAccount(db, { merchantId, owner: 999_999n, kind: 'purse', currency: 'MMK' })
    const houseId = await openHouse(db, merchantId, 'gateway:simulator', 'MMK')
    await db
      .transaction()
      .execute((tx) => post(tx, { key: 'deposit:none', kind: 'deposit', accountId, houseId, amount: 5n }))
    expect(await found()).toEqual(['only_in_ledger deposit:none'])
  })

  test('[G-RECON] the day file names each of them', async () => {
    const reconciled = await reconcileDay(world.database.db, gateway, {
      ...{ day: today(), merchantIds: [merchantId] },
    })
    const lines = readFileSync(writeDayFile(folder, reconciled), 'utf8').trim().split('\r\n')
    expect(lines).toHaveLength(1 + reconciled.differences.length)
    expect(lines[1]).toContain('only_in_ledger,deposit,deposit:none')
  })
})

test('[G-RECON] a day that is none, or not over, is refused', () => {
  const now = new Date('2026-11-21T05:00:00Z')
  expect(demandDay('2026-11-20', now)).toBe('2026-11-20')
  for (const day of ['2026-11-21', '2026-02-30', '20.11.2026', ''])
    expect(() => demandDay(day, now)).toThrow()
})
