/** What a member closed or lowered after asking to pay others, over the calls of the product and its own clock. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { openModuleWorld } from '../../../testing/module-world.ts'
import { openAccount as openMember } from '../../identity/index.ts'
import { move, openAccount, openHouse, post } from '../../ledger/index.ts'

let world: Awaited<ReturnType<typeof openModuleWorld>>
let admin: pg.Client
let merchantId: number
beforeAll(async () => {
  world = await openModuleWorld(['cashier'])
  admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
  merchantId = (await world.directory.brandOfCode('demommk'))?.id ?? 0
})
afterAll(async () => {
  await admin.end()
  await world.close()
})
afterEach(async () => {
  await admin.query(`update peer.claims set fallback_at = now() where unmatched > 0`)
  await admin.query(`update peer.claims set unmatched = 0, returned = requested - received where open = 0`)
})

const amount = '6000.00'
let made = 0
async function someone() {
  const name = `payer${++made}`
  const account = await openMember(world.database.db, {
    ...{ merchantId, username: name, passwordHash: 'none', type: 0, uplineId: null },
  })
  const id = account?.id ?? 0n
  const ask = (method: 'GET' | 'POST', path: string, data?: object) =>
    world.ask(method, path, { headers: { 'x-member': String(id) }, ...(data && { body: { data } }) })
  return {
    id,
    ask,
    deposit: () =>
      ask('POST', '/wps/v2/peer/deposits', {
        ...{
          amount,
          bank: 'KBZPay',
          senderName: `U Kyaw ${'ABCDEFGHIJ'[made]}`,
          requestKey: `wish-${randomBytes(6).toString('hex')}`,
        },
      }),
    timeOut: () => ask('POST', '/wps/v2/protection/time-out', { days: 1 }),
    limit: (sum: string) =>
      ask('POST', '/wps/v2/protection/limits', { kind: 'deposit', period: 'day', amount: sum }),
    shown: async () => {
      const { value } = await ask('GET', '/wps/v2/peer/deposits')
      return (value as { lists: Shown[] }).lists[0]
    },
  }
}
interface Shown {
  readonly id: string
  readonly state: string
  readonly parts: { id: string; state: string }[]
  readonly changes: { to: string; reason: string | null }[]
}

/** Somebody's withdrawal in the pool. */
async function withdrawal(enter = world.faces.peer.peer.enter) {
  const owner = { merchantId, owner: BigInt(1_000_000 + ++made), currency: 'MMK' }
  const claimId = `W${String(made).padStart(12, '0')}`
  const match = await inMerchant(world.database.db, merchantId, async (tx) => {
    const purseId = await openAccount(tx, { ...owner, kind: 'purse' })
    const heldId = await openAccount(tx, { ...owner, kind: 'held' })
    const houseId = await openHouse(tx, merchantId, 'gateway:test', 'MMK')
    const clearingId = await openHouse(tx, merchantId, 'clearing', 'MMK')
    await post(tx, { key: 'in', kind: 'deposit', accountId: purseId, houseId, amount: 6_000_00n })
    await move(tx, { key: claimId, kind: 'hold', from: purseId, to: heldId, clearingId, amount: 6_000_00n })
    const account = { name: 'Daw Hla Hla', number: '09420000894' }
    return enter(tx, {
      ...{ merchantId, memberId: owner.owner, purseId, heldId, claimId, account },
      ...{ currency: 'MMK', amount: 6_000_00n, bank: 'KBZPay' },
    })
  })
  return match
}
const tick = () =>
  world.faces.peer.peer.tick((error) => {
    throw error
  })
const strikes = async () => (await admin.query('select from peer.strikes')).rowCount

test('a new deposit under a time-out, a self-exclusion or a limit is a refusal with its code', async () => {
  const [timedOut, excluded, limited] = [await someone(), await someone(), await someone()]
  await timedOut.timeOut()
  await excluded.ask('POST', '/wps/v2/protection/self-exclusion', { months: 6 })
  await limited.limit('5999.99')
  expect(await timedOut.deposit()).toMatchObject({ status: 200, success: false, message: 'timed_out' })
  expect(await excluded.deposit()).toMatchObject({ status: 200, success: false, message: 'self_excluded' })
  expect(await limited.deposit()).toMatchObject({
    ...{ status: 200, success: false, message: 'deposit_limit' },
    value: { left: '5999.99' },
  })
})

test('a search ends with the time-out, and the member reads why; no withdrawal is matched to it', async () => {
  const payer = await someone()
  expect((await payer.deposit()).success).toBe(true)
  await payer.timeOut()
  const match = await withdrawal()
  // Before the clock of the closure has come round: matching asks by itself.
  await match()
  expect(await payer.shown()).toMatchObject({
    ...{ state: 'ENDED', parts: [] },
    changes: [{ to: 'ENDED', reason: 'protected' }, { to: 'SEARCHING' }],
  })
})

test('the clock ends what a closed or frozen account is searching, without a withdrawal', async () => {
  const [closed, frozen, other] = [await someone(), await someone(), await someone()]
  for (const each of [closed, frozen, other]) expect((await each.deposit()).success).toBe(true)
  await closed.timeOut()
  await admin.query(`update identity.members set status = 'frozen' where id = $1`, [frozen.id])
  await tick()
  expect(await closed.shown()).toMatchObject({ state: 'ENDED' })
  expect(await frozen.shown()).toMatchObject({ state: 'ENDED' })
  expect(await other.shown()).toMatchObject({ state: 'SEARCHING' })
  await other.timeOut()
  await tick()
})

test('a part that is kept is not begun after a time-out: it goes back to the pool, and is no strike', async () => {
  const payer = await someone()
  await payer.deposit()
  await (await withdrawal())()
  const part = (await payer.shown())?.parts[0]
  expect(part?.state).toBe('RESERVED')
  await payer.timeOut()
  const begun = await payer.ask('POST', '/wps/v2/peer/parts/begin', { id: part?.id })
  expect(begun).toMatchObject({ status: 200, success: false, message: 'timed_out' })
  expect(await payer.shown()).toMatchObject({ state: 'ENDED', parts: [{ state: 'CANCELLED' }] })
  expect(await strikes()).toBe(0)
})

test('a part that is kept is not begun above a limit that was lowered since; within it, it is', async () => {
  const payer = await someone()
  await payer.limit('9000.00')
  await payer.deposit()
  await (await withdrawal())()
  await payer.limit('5000.00')
  const begin = async () =>
    payer.ask('POST', '/wps/v2/peer/parts/begin', { id: (await payer.shown())?.parts[0]?.id })
  expect(await begin()).toMatchObject({ status: 200, success: false, message: 'deposit_limit' })

  const within = await someone()
  await within.limit('6000.00')
  await within.deposit()
  await (await withdrawal())()
  const id = (await within.shown())?.parts[0]?.id
  expect(await within.ask('POST', '/wps/v2/peer/parts/begin', { id })).toMatchObject({ success: true })
})

test('the clock takes back parts that a closed account had not begun, and leaves what is being paid', async () => {
  const [waiting, paying] = [await someone(), await someone()]
  await paying.deposit()
  await (await withdrawal())()
  const id = (await paying.shown())?.parts[0]?.id
  await paying.ask('POST', '/wps/v2/peer/parts/begin', { id })
  await waiting.deposit()
  await (await withdrawal())()
  await waiting.timeOut()
  await paying.timeOut()
  await tick()
  expect(await waiting.shown()).toMatchObject({
    ...{ state: 'ENDED', parts: [{ state: 'CANCELLED' }] },
  })
  expect(await paying.shown()).toMatchObject({ state: 'MATCHED', parts: [{ state: 'AWAITING_PAYMENT' }] })
  expect(await strikes()).toBe(0)
})

test('a sender’s name that can be none is refused at its field', async () => {
  const payer = await someone()
  for (const senderName of ['12345', '=cmd|x', '<i>Mya</i>', 'Mya\u202eaym', 'Mya\u0007Mya'])
    expect(
      await payer.ask('POST', '/wps/v2/peer/deposits', {
        ...{ amount, bank: 'KBZPay', senderName, requestKey: 'no-name-1' },
      }),
    ).toMatchObject({ status: 200, message: 'field_invalid', value: { field: 'senderName' } })
})
