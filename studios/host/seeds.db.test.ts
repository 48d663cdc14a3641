/** A player's seeds as a platform sees and changes them for the page where members do. */
import { randomBytes } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { commitOf } from '@jackfruit/fairness'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { type infer as Infer, parse } from 'zod/mini'
import { aStudio, open, type Running, secret, spin } from './testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let platform: FakePlatform
let running: Running

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  platform = await startFakePlatform({ vendor: 'hexworks', secret })
  running = await aStudio(database.url, platform)
})
beforeEach(async () => {
  await database.query('truncate play_sessions, seeds, rounds, movements, transactions cascade')
})
afterAll(async () => {
  await running.close()
  await platform.stop()
  await database.drop()
})

async function call(name: 'seeds' | 'changeSeeds', fields: object) {
  const { path } = vendor.studioCalls[name]
  const body = Buffer.from(JSON.stringify({ requestId: 'q', ...fields }))
  const nonce = randomBytes(16).toString('hex')
  const stamp = { vendorId: 'hexworks', secret, method: 'POST', path, nonce, body, timestamp: Date.now() }
  const answer = await running.studio.platform({ path, headers: signVendorMessage(stamp), body })
  return { status: answer.status, value: JSON.parse(answer.body.toString('utf8')) }
}

const playerId = 'p_1'
type SeedPairs = Infer<typeof vendor.seedPairs>

async function seeds(): Promise<SeedPairs> {
  const { value } = await call('seeds', { playerId })
  const { seeds } = parse(vendor.studioCalls.seeds.reply, value)
  if (!seeds) throw new Error('the player has no seeds')
  return seeds
}
async function change(clientSeed: string) {
  const { value } = await call('changeSeeds', { playerId, clientSeed })
  return parse(vendor.studioCalls.changeSeeds.reply, value)
}
const hashOf = (hex: string) => commitOf(Uint8Array.from(Buffer.from(hex, 'hex')))

test('[IM-17] a player without seeds has none to show and none to change', async () => {
  expect((await call('seeds', { playerId })).value).toEqual({ seeds: null })
  expect(await change('mine')).toEqual({ state: 'refused', reason: 'no_seeds', seeds: null })
})

test('[IM-17] a change reveals what was promised, begins the promised pair, and promises another', async () => {
  const { token, fairness } = await open(running.studio)
  for (let i = 0; i < 3; i++) await spin(running.studio, token)
  const before = await seeds()
  expect(before).toEqual({ ...fairness, nonce: 3, isRoundOpen: false, revealed: [] })

  const { state, seeds: after } = await change('mine')
  expect(state).toBe('done')
  expect(after).toMatchObject({ commit: before.nextCommit, clientSeed: 'mine', nonce: 0 })
  expect(after?.nextCommit).not.toBe(before.nextCommit)
  const [revealed] = after?.revealed ?? []
  expect(revealed).toMatchObject({ commit: before.commit, clientSeed: before.clientSeed, rounds: 3 })
  expect(hashOf(revealed?.serverSeed ?? '')).toBe(before.commit)
  expect(await seeds()).toEqual(after)
})

test('[IM-17] nothing is told of a server seed that is in use or promised', async () => {
  await open(running.studio)
  await change('one')
  const { value } = await call('seeds', { playerId })
  const rows = await database.query(`select commit_hash, state from seeds`)
  const secretOnes = rows.flatMap((row) => (row['state'] === 'revealed' ? [] : [String(row['commit_hash'])]))
  expect(secretOnes).toHaveLength(2)
  const told = JSON.stringify(value).match(/[0-9a-f]{64}/g) ?? []
  expect(told.map(hashOf).filter((hash) => secretOnes.includes(hash))).toEqual([])
})

test('[IM-17] the last twenty revealed pairs are told, the newest first', async () => {
  await open(running.studio)
  for (let i = 0; i < 23; i++) await change(`seed-${i}`)
  const { revealed, clientSeed } = await seeds()
  expect(clientSeed).toBe('seed-22')
  expect(revealed.map((pair) => pair.clientSeed)).toEqual(
    Array.from({ length: 20 }, (_, i) => `seed-${21 - i}`),
  )
  for (const pair of revealed) expect(hashOf(pair.serverSeed)).toBe(pair.commit)
})

test('[IM-17] no change while a round is open, and the seeds stand as they stood', async () => {
  const { token } = await open(running.studio)
  await spin(running.studio, token)
  await database.query(`update rounds set state = 'open', final_at = null`)
  const before = await seeds()
  expect(before.isRoundOpen).toBe(true)
  expect(await change('mine')).toEqual({ state: 'refused', reason: 'round_open', seeds: before })
  expect(await seeds()).toEqual(before)
})

test('[IM-17] of changes at one moment each reveals another pair', async () => {
  await open(running.studio)
  const changes = await Promise.all(['a', 'b', 'c', 'd'].map(change))
  expect(changes.map(({ state }) => state)).toEqual(Array(4).fill('done'))
  const { revealed } = await seeds()
  expect(new Set(revealed.map(({ commit }) => commit)).size).toBe(4)
})

test.each(['', 'x'.repeat(65), 'with space', 'ümlaut'])(
  'a seed of the player cannot be "%s"',
  async (clientSeed) => {
    await open(running.studio)
    expect((await call('changeSeeds', { playerId, clientSeed })).status).toBe(400)
  },
)
