import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBeacon } from './beacon.ts'

const signature = 'ab'.repeat(48)
const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
const said: Record<string, unknown> = {
  '/c/public/7': { round: 7, randomness, signature },
  '/c/public/8': { round: 8, randomness: '0'.repeat(64), signature },
  '/c/public/9': { round: 7, randomness, signature },
  '/c/public/10': { round: 10, randomness: 'no', signature },
}
const server = createServer(({ url = '' }, answer) => {
  const body = said[url]
  answer.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}))
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/c`
})
afterAll(() => server.close())

const beacon = () => openBeacon({ url, genesisMs: 1_000, periodMs: 3_000 })

test('the round that is waited for is published after the moment, and never at or before it', () => {
  const publishedAt = (round: number) => 1_000 + (round - 1) * 3_000
  for (const ms of [0, 999, 1_000, 1_001, 3_999, 4_000, 4_001, 100_000, 100_999]) {
    const round = beacon().firstAfter(ms)
    expect(publishedAt(round)).toBeGreaterThan(ms)
    expect(round === 1 || publishedAt(round - 1) <= ms).toBe(true)
  }
})

test('what the beacon says is believed where it is the hash of its signature, and of the round that was asked', async () => {
  const heard = await beacon().read(7)
  expect(heard?.randomness.toString('hex')).toBe(randomness)
  expect(heard?.signature.toString('hex')).toBe(signature)
  for (const round of [8, 9, 10, 11]) expect(await beacon().read(round)).toBeNull()
})

test('a beacon that does not answer says nothing', async () => {
  const away = openBeacon({ url: 'http://127.0.0.1:1/c', genesisMs: 0, periodMs: 3_000 })
  expect(await away.read(1)).toBeNull()
})
