/**
 * Goal: the command finds every kind of difference between our books and the gateway's, and nothing else. Method: the
 * money of yesterday, in and out, over the payment simulator itself; then each kind planted on one side or the other.
 */

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WirePayment } from '@jackfruit/contracts/gateway-wire'
import { bare } from '@jackfruit/groundwork/bare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindAccount } from '../../apps/server/src/modules/cashier/payouts/accounts.ts'
import { type DepositWorld, openDepositWorld } from '../../apps/server/src/testing/deposit-world.ts'
import {
  openPayoutWorld,
  type PayoutWorld,
  paymentPassword,
} from '../../apps/server/src/testing/payout-world.ts'

const script = fileURLToPath(new URL('../reconcile.ts', import.meta.url))
const dayMs = 86_400_000
const today = Date.parse(`${new Date().toISOString().slice(0, 10)}T00:00:00Z`)
const day = new Date(today - dayMs).toISOString().slice(0, 10)
const at = (time: string) => `${day}T${time}Z`
const noon = at('12:00:00.000')

let deposits: DepositWorld
let payouts: PayoutWorld
let folder = ''
beforeAll(async () => {
  deposits = await openDepositWorld()
  payouts = await openPayoutWorld(deposits.database, { gateways: ['simulator'] })
  const simulator = deposits.parts.gateways.get('simulator')
  if (simulator) (payouts.parts.gateways as Map<string, typeof simulator>).set('simulator', simulator)
  folder = mkdtempSync(join(tmpdir(), 'jackfruit-reconcile-'))
})
afterAll(async () => {
  await payouts.admin.end()
  await deposits.close()
  rmSync(folder, { recursive: true, force: true })
})

function run(): Promise<{ status: number; stdout: string; differences: string[] }> {
  const env = {
    ...{ ...bare(), JACKFRUIT_DATA: folder, DATABASE_URL: deposits.database.adminUrl },
    ...{ PAYMENTS_URL: deposits.simulator.url, PAYMENTS_SECRET: deposits.secret },
  }
  return new Promise((done) =>
    execFile(process.execPath, [script, day], { env }, (error, stdout, stderr) => {
      const lines = stdout.split('\n').filter((line) => /^[a-z_]+ +(deposit|payout) /.test(line))
      const differences = lines.map((line) => line.trim().split(/ +/).slice(0, 3).join(' ')).toSorted()
      done({ status: typeof error?.code === 'number' ? error.code : 0, stdout: stdout + stderr, differences })
    }),
  )
}

async function cameIn(paidAt = noon): Promise<WirePayment> {
  const { id } = await deposits.order(await deposits.member(), 'kbzpay', '50000')
  const payment = deposits.simulator.pay(id, 5_000_000n, { paidAt })
  await deposits.hearOf(payment)
  return payment
}

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
/** Paid out yesterday on both sides; answers the key that both know it by. */
async function wentOut(kind: 'wallet' | 'coin'): Promise<string> {
  const owner = await payouts.member(100_000n)
  const account =
    kind === 'wallet'
      ? await payouts.bound(owner)
      : await bindAccount(payouts.parts, owner, {
          ...{ method: 'usdttrc20', bank: '', holder: 'U Thiha Aung', number: tron, paymentPassword },
        })
  const id = await payouts.ask(owner, account, '50000', undefined, '2100.00')
  await payouts.work(2)
  return `${id}-1`
}
async function settled(keys: readonly string[]) {
  await expect
    .poll(
      async () => {
        payouts.later(700_000)
        await payouts.work()
        return Promise.all(keys.map((key) => payouts.stateOf(key.slice(0, -2))))
      },
      { timeout: 90_000, interval: 500 },
    )
    .toEqual(keys.map(() => 'COMPLETED'))
  for (const key of keys) {
    await payouts.admin.query('update cashier.payout_sends set begun_at = $2 where key = $1', [key, noon])
    Object.assign(deposits.simulator.book.payoutBy(key) ?? {}, { at: noon })
  }
}
const there = (key: string, change: object) =>
  Object.assign(deposits.simulator.book.payoutBy(key) ?? {}, change)

test('[G-RECON] every kind of planted difference is told once, of money in and of money out, and no other', async () => {
  const came: WirePayment[] = []
  for (let n = 0; n < 6; n++) came.push(await cameIn())
  const [same, missing, amount, back, backBoth, double] = came
  if (!(same && missing && amount && back && backBoth && double)) throw new Error('six payments came')
  // A brand's own midnight is none here: Yangon is six and a half hours ahead of the day of gateways.
  for (const time of ['00:00:00.000', '17:29:59.999', '17:30:00.000', '23:59:59.999']) await cameIn(at(time))
  await cameIn(new Date(today).toISOString())
  const keys: string[] = []
  for (let n = 0; n < 6; n++) keys.push(await wentOut(n === 5 ? 'coin' : 'wallet'))
  await settled(keys)
  const [fine = '', gone = '', less = '', other = '', late = '', coin = ''] = keys

  const clean = await run()
  expect(clean.stdout).toContain('"ours":16,"theirs":16,"differences":0')
  expect([clean.status, clean.differences]).toEqual([0, []])

  const { admin, simulator } = deposits
  simulator.book.pay({ ...same, txn: 'ONLY-THERE' })
  await admin.query(`update cashier.payments set txn = 'ONLY-HERE' where txn = $1`, [missing.txn])
  await admin.query('update cashier.payments set amount = amount + 1 where txn = $1', [amount.txn])
  simulator.book.takeBack(back.channel, back.txn, new Date(noon))
  await deposits.hearOf(simulator.takeBack(backBoth))
  simulator.book.pay(double)
  await admin.query('update cashier.payout_sends set key = $2 where key = $1', [gone, 'w-only-here-1'])
  there(less, { units: '1' })
  there(other, { currency: 'USD' })
  there(late, { at: new Date(today + 1).toISOString() })
  there(fine, { at: at('12:01:30.000') })
  there(coin, { units: '22809522' })
  // Both know that it went back, today.
  const found = await run()
  expect(found.differences).toEqual(
    [
      ...['missing_here deposit ONLY-THERE', 'missing_there deposit ONLY-HERE'],
      ...[`missing_here deposit ${missing.txn}`, `other_amount deposit ${amount.txn}`],
      ...[`reversed deposit ${back.txn}`, `doubled deposit ${double.txn}`],
      ...[`missing_here payout ${gone}`, 'missing_there payout w-only-here-1'],
      ...[`other_amount payout ${less}`, `other_currency payout ${other}`, `other_day payout ${late}`],
      `other_amount payout ${coin}`,
    ].toSorted(),
  )
  expect(found.status).toBe(1)
  const file = readFileSync(join(folder, 'reconciliation', `${day}-simulator.csv`), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(1 + found.differences.length)
  expect(file).toContain('22.809523 USDT')
}, 300_000)

test('[G-RECON] money that went back long after it came is found by what either side says of it', async () => {
  const before = async () => (await run()).differences
  const known = await before()
  const old = new Date(today - 30 * dayMs).toISOString()
  const [both, mine, theirs] = [await cameIn(old), await cameIn(old), await cameIn(old)]
  expect(await before()).toEqual(known)
  const { simulator, admin } = deposits
  for (const { channel, txn } of [both, theirs]) simulator.book.takeBack(channel, txn, new Date(noon))
  for (const { txn } of [both, mine])
    await admin.query('update cashier.payments set taken_back_at = $2 where txn = $1', [txn, noon])
  expect(await before()).toEqual(
    [...known, `reversed deposit ${mine.txn}`, `reversed deposit ${theirs.txn}`].toSorted(),
  )
})

test('[G-RECON] without a gateway the command says so and finds nothing right', async () => {
  await deposits.simulator.stop()
  const { status, stdout } = await run()
  expect(status).toBe(1)
  expect(stdout).toMatch(/gateway simulator gives no good answer/)
})
