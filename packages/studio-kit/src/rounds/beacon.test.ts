import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type BeaconRelay, startBeaconRelay } from '../testing/local-beacon.ts'
import { openBeacon } from './beacon.ts'

const [genesisMs, periodMs] = [1_000, 3_000]
let relay: BeaconRelay

beforeAll(async () => {
  relay = await startBeaconRelay({ genesisMs, periodMs })
})
beforeEach(() => relay.says(relay.word))
afterAll(() => relay.close())

const hashOf = (signature: string) => createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')

test('the round that is waited for is published after the moment, and never at or before it', () => {
  const { firstAfter } = openBeacon(relay.chain)
  for (const ms of [0, 999, 1_000, 1_001, 3_999, 4_000, 4_001, 100_000, 100_999]) {
    const round = firstAfter(ms)
    expect(relay.publishedAt(round)).toBeGreaterThan(ms)
    expect(round === 1 || relay.publishedAt(round - 1) <= ms).toBe(true)
  }
})

test('[IM-29] what the beacon says is believed where it is its own signature of the round that was asked', async () => {
  const heard = await openBeacon(relay.chain).read(7)
  const { randomness, signature } = relay.word(7)
  expect(heard?.randomness.toString('hex')).toBe(randomness)
  expect(heard?.signature.toString('hex')).toBe(signature)
})

const made = 'ab'.repeat(48)
test.each([
  ['of another round', (round: number) => relay.word(round - 1)],
  ['of another round, under this one’s number', (round: number) => ({ ...relay.word(round - 1), round })],
  ['whose randomness was chosen', (round: number) => ({ ...relay.word(round), randomness: '0'.repeat(64) })],
  ['that nobody signed', (round: number) => ({ round, signature: made, randomness: hashOf(made) })],
  ['that is no word', (round: number) => ({ round, randomness: 'no', signature: 'no' })],
  ['that is nothing', () => null],
])('a word %s is refused', async (_, said) => {
  relay.says(said)
  expect(await openBeacon(relay.chain).read(7)).toBeNull()
})

test('a word signed by another key than the one that was announced is refused', async () => {
  const key = `${relay.chain.key.slice(0, -2)}00`
  expect(await openBeacon({ ...relay.chain, key }).read(7)).toBeNull()
})

test('tables that wait for one round ask for it once, and again where it was not there', async () => {
  const beacon = openBeacon(relay.chain)
  const before = relay.asked.length
  relay.says(() => null)
  expect(await Promise.all([beacon.read(9), beacon.read(9)])).toEqual([null, null])
  relay.says(relay.word)
  const heard = await Promise.all([beacon.read(9), beacon.read(9)])
  expect(heard[0]).not.toBeNull()
  expect(await beacon.read(9)).toBe(heard[0])
  expect(relay.asked.slice(before)).toEqual([9, 9])
})

test('a beacon that does not answer says nothing', async () => {
  const away = openBeacon({ ...relay.chain, url: 'http://127.0.0.1:1/c' })
  expect(await away.read(1)).toBeNull()
})
