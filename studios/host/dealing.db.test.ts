/** Rounds that are dealt from what a process remembers, while others deal, change seeds, or hold the pair. */
import { randomUUID } from 'node:crypto'
import { type Dealt, openDealing } from '@jackfruit/studio-kit/journal/dealing'
import { openEnding } from '@jackfruit/studio-kit/journal/ending'
import { openPool } from '@jackfruit/studio-kit/journal/tables'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aStudio, ask, betId, open, type Running, roundIn, secret, spin } from './testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let platform: FakePlatform
let here: Running
let there: Running

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(async () => {
  await end()
  await database.drop()
})
async function end() {
  await Promise.all([here?.close(), there?.close()])
  await platform?.stop()
}
beforeEach(async () => {
  await end()
  platform = await startFakePlatform({ vendor: 'hexworks', secret })
  here = await aStudio(database.url, platform)
  there = await aStudio(database.url, platform)
  await database.query('truncate play_sessions, seeds, rounds, movements, transactions cascade')
})

const nonces = async () =>
  (await database.query('select seed_id::int, nonce from rounds order by seq')).map(({ nonce }) => nonce)
const next = async () =>
  (await database.query(`select next_nonce from seeds where state = 'active'`))[0]?.['next_nonce']

test('a player of two processes has rounds that follow one another, without a nonce twice or left out', async () => {
  const { token } = await open(here.studio)
  const told = []
  for (let i = 0; i < 9; i++) told.push(await spin((i % 3 === 2 ? there : here).studio, token))
  expect(told.map(({ status }) => status)).toEqual(Array(9).fill(200))
  expect([told.map((each) => roundIn(each).nonce), await nonces(), await next()]).toEqual([
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    9,
  ])
})

test('a bet that was answered is answered again as it was, by the process that remembers and by another', async () => {
  const { token } = await open(here.studio)
  const id = betId()
  await spin(here.studio, token)
  const told = await spin(here.studio, token, id)
  await spin(here.studio, token)
  const again = await Promise.all([here, there].map(({ studio }) => spin(studio, token, id)))
  expect(again.map((each) => JSON.stringify(each))).toEqual([JSON.stringify(told), JSON.stringify(told)])
  expect([await nonces(), await next()]).toEqual([[0, 1, 2], 3])
  expect(platform.moves).toHaveLength(6)
})

test('[IM-17] seeds that another process has changed deal no round any more', async () => {
  const { token } = await open(here.studio)
  await spin(here.studio, token)
  await spin(here.studio, token)
  const changed = await ask(there.studio, token, 'seeds', { clientSeed: 'mine' })
  expect(changed.status).toBe(200)
  expect(roundIn(await spin(here.studio, token)).nonce).toBe(0)
  const [row] = await database.query(
    `select count(*)::int from rounds join seeds on seeds.id = seed_id
     where seeds.state = 'revealed' and dealt_at > revealed_at`,
  )
  expect(row?.['count']).toBe(0)
})

test('[IM-17] whoever changes seeds while a round is being written waits for it, and finds it open', async () => {
  const { token } = await open(here.studio)
  await spin(here.studio, token)
  platform.fail('betwin', 'hang-before')
  const pool = openPool(database.url, { max: 1 })
  const client = await pool.connect()
  try {
    // The round's row is held back before its statement ends, so that the pair is still locked by it.
    await client.query('begin')
    await client.query('lock table movements in share mode')
    const spinning = spin(here.studio, token)
    await expect
      .poll(async () => {
        const [row] = await database.query(
          `select count(*)::int from pg_locks where relation = 'movements'::regclass and not granted`,
        )
        return row?.['count']
      })
      .toBe(1)
    const changing = ask(there.studio, token, 'seeds', { clientSeed: 'mine' })
    await client.query('commit')
    expect((await changing).body).toEqual({ code: 'BUSY' })
    expect((await spinning).status).toBe(200)
  } finally {
    client.release()
    await pool.end()
  }
})

/** Deals the next round of the pair that was played just now, by connections of its own. */
async function dealer(url = database.url) {
  const [played] = (await database.query(
    `select studio, player_id as "playerId", session_id as "sessionId", game, version, currency, receipt,
       seed_id as "seedId" from rounds`,
  )) as unknown as Dealt[]
  if (!played) throw new Error('nothing was played')
  const pool = openPool(url, { max: 2 })
  const deal = openDealing(pool)
  const round = (stake: bigint) =>
    deal({
      ...played,
      ...{ id: randomUUID(), clientBetId: betId(), stake, win: 0n, choice: null, shown: null },
      ...{ nonce: 1, ended: true, kind: 'betwin', leaseMs: 60_000 },
    })
  return { pool, round, seedId: played.seedId }
}

test('[IM-17] from a pair that somebody is changing just then no round is dealt, and they are not waited for', async () => {
  const { token } = await open(here.studio)
  await spin(here.studio, token)
  const { pool, round, seedId } = await dealer(`${database.url}?options=-c%20lock_timeout%3D5000`)
  const changer = openPool(database.url, { max: 1 })
  const client = await changer.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from seeds where id = $1 for update', [seedId])
    expect(await round(100n)).toBeNull()
    await client.query('commit')
    expect(await nonces()).toEqual([0])
    expect(await round(100n)).toMatchObject({ nonce: 1, state: 'open' })
  } finally {
    client.release()
    await changer.end()
    await pool.end()
  }
})

test('whoever wrote a round asks for its stake alone, as long as they said', async () => {
  const { token } = await open(here.studio)
  await spin(here.studio, token)
  const { pool, round } = await dealer()
  try {
    expect(await round(100n)).toMatchObject({ pending: { state: 'sent', attempts: 1 } })
  } finally {
    await pool.end()
  }
  const asked = platform.calls.length
  expect([await there.studio.recover(), platform.calls.length]).toEqual([0, asked])
  const due = `select extract(epoch from due_at - made_at)::int as seconds from movements where due_at is not null`
  expect(await database.query(due)).toEqual([{ seconds: 60 }])
  await database.query('update movements set due_at = now() where due_at is not null')
  expect([await there.studio.recover(), platform.calls.length]).toEqual([1, asked + 1])
})

test('a round beside one that cannot be written is written, and that one fails alone', async () => {
  const { token } = await open(here.studio)
  await spin(here.studio, token)
  const { pool, round } = await dealer()
  try {
    const [bad, good] = await Promise.allSettled([round(0n), round(100n)])
    expect(good).toMatchObject({ status: 'fulfilled', value: { nonce: 1, state: 'open' } })
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: '23514' } })
    expect([await nonces(), await next()]).toEqual([[0, 1], 2])
  } finally {
    await pool.end()
  }
})

test('a round that was paid for is not ended again, and what was written of it stays', async () => {
  const { token } = await open(here.studio)
  await spin(here.studio, token)
  const movement = () => database.query('select round_id, state, balance_after, final_at from movements')
  const [before] = await movement()
  const pool = openPool(database.url, { max: 1 })
  try {
    const end = openEnding(pool)
    expect(await end({ roundId: String(before?.['round_id']), balance: 1n })).toBe(false)
  } finally {
    await pool.end()
  }
  expect(await movement()).toEqual([before])
})

test('of what a player presses at once, whatever is dealt follows one another', async () => {
  const { token } = await open(here.studio)
  await spin(here.studio, token)
  const told = await Promise.all(Array.from({ length: 6 }, () => spin(here.studio, token)))
  const played = told.filter(({ status }) => status === 200)
  expect(played.length).toBeGreaterThan(0)
  expect(await next()).toBe(1 + played.length)
  expect(await nonces()).toEqual(Array.from({ length: 1 + played.length }, (_, at) => at))
})
