import { randomBytes } from 'node:crypto'
import { calls } from '@jackfruit/contracts/gateway-wire'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type RunningSimulator, startSimulator } from './server.ts'

const secret = randomBytes(32).toString('hex')
const dayMs = 86_400_000
let simulator: RunningSimulator
beforeAll(async () => {
  simulator = await startSimulator({ port: 0, platformUrl: 'http://127.0.0.1:1', secret })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => simulator.stop())

const setClock = (aheadMs: number) => {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs })
}

async function ask(path: string, fields: object): Promise<unknown> {
  const body = Buffer.from(JSON.stringify(fields))
  const signed = { vendorId: 'platform', secret, method: 'POST', path, body }
  const nonce = randomBytes(16).toString('hex')
  const headers = signVendorMessage({ ...signed, timestamp: Date.now(), nonce })
  const answer = await fetch(simulator.url + path, { method: 'POST', headers, body })
  return ((await answer.json()) as { state: unknown }).state
}

async function send(): Promise<string> {
  const payoutId = randomBytes(8).toString('hex')
  const money = { channel: 'kbzpay', currency: 'MMK', scale: 2, units: '1000' }
  const payout = {
    payoutId,
    ...money,
    bank: 'kbzpay',
    account: '09420000894',
    holder: 'U THIHA AUNG',
    network: null,
  }
  expect(await ask(calls.sendPayout.path, payout)).toBe('sent')
  return payoutId
}
const stateOf = (payoutId: string) => ask(calls.queryPayout.path, { payoutId, channel: 'kbzpay' })

test('a payout that was sent while the clock was a day ahead ends as soon as any other when it is put right', async () => {
  setClock(dayMs)
  const payoutId = await send()
  setClock(0)
  await expect.poll(() => stateOf(payoutId), { timeout: 10_000 }).toBe('paid')
})

test('a clock that is set a day ahead ends no payout that is on its way', async () => {
  const payoutId = await send()
  setClock(dayMs)
  expect(await stateOf(payoutId)).toBe('pending')
})
