import { verifyProof } from '@jackfruit/fairness'
import { parseMinor } from '@jackfruit/kernel'
import type { SeedsReply } from '@jackfruit/studio-kit/play-contract'
import { openReply, round } from '@jackfruit/studio-kit/play-contract'
import type { ProofFile } from '@jackfruit/studio-kit/proof-file'
import { isGenuine } from '@jackfruit/studio-kit/receipt'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { parse } from 'zod/mini'
import { redealOf } from './games.ts'
import { aStudio, ask, betId, open, type Running, roundIn, secret, spin } from './testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let platform: FakePlatform
let running: Running

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(async () => {
  await running.close()
  await database.drop()
})
beforeEach(async () => {
  await running?.close()
  await platform?.stop()
  platform = await startFakePlatform({ vendor: 'hexworks', secret })
  running = await aStudio(database.url, platform)
  await database.query('truncate play_sessions, seeds, rounds, movements, transactions cascade')
})

const counts = async () => {
  const [row] = await database.query(
    `select (select count(*)::int from rounds) as rounds, (select max(next_nonce) from seeds where state = 'active') as nonces`,
  )
  return row
}

describe('opening a game', () => {
  test('answers as the play contract says, with the stakes that the platform allows', async () => {
    const opening = parse(openReply, await open(running.studio))
    expect(opening.stakes).toEqual([
      '100.00',
      '200.00',
      '500.00',
      '1000.00',
      '2000.00',
      '5000.00',
      '10000.00',
      '20000.00',
    ])
    expect(opening).toMatchObject({ balance: '10000.00', currency: 'MMK', language: 'MY', unseen: null })
    expect(opening.fairness).toMatchObject({ nonce: 0, commit: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(opening.fairness.nextCommit).not.toBe(opening.fairness.commit)
  })
  test('refuses a spent code, a code of the wrong shape and a foreign token', async () => {
    const { play } = running.studio
    const body = { code: 'a'.repeat(40) }
    expect((await play('open', { token: '', body, ip: '::1' })).status).toBe(200)
    expect((await play('open', { token: '', body, ip: '::1' })).status).toBe(401)
    expect((await play('open', { token: '', body: { code: '<' }, ip: '::1' })).status).toBe(400)
    expect((await ask(running.studio, 'x'.repeat(43), 'history', {})).status).toBe(401)
  })
  test('leaves no seed, no token and no name of a session readable in the database', async () => {
    const { token } = await open(running.studio)
    const played = roundIn(await spin(running.studio, token))
    const changed = await ask(running.studio, token, 'seeds', { clientSeed: 'mine' })
    const { serverSeed } = (changed.body as SeedsReply).revealed
    const rows = JSON.stringify([
      await database.query(`select encode(server_seed, 'hex') as seed from seeds`),
      await database.query(
        `select encode(platform_session, 'escape') as s, encode(token_hash, 'escape') as t from play_sessions`,
      ),
      await database.query('select * from rounds'),
    ])
    expect(rows).toContain(played.id)
    for (const secretText of [serverSeed, token, 's_']) expect(rows).not.toContain(secretText)
  })
})

describe('a spin', () => {
  test('is one call to the platform, one round and one nonce, and is answered with what was paid', async () => {
    const { token } = await open(running.studio)
    const told = await spin(running.studio, token)
    const played = parse(round, told.body)
    expect(platform.calls.map(({ name }) => name)).toEqual(['authenticate', 'betwin'])
    const win = parseMinor(played.win) ?? -1n
    expect(platform.balance).toBe(1_000_000n - 10_000n + win)
    expect(parseMinor(played.balance)).toBe(platform.balance)
    expect(played.nonce).toBe(0)
    expect(isGenuine(played.receipt)).toBe(true)
    expect(played.receipt.publicKey).toBe(running.studio.publicKey)
    expect(await counts()).toEqual({ rounds: 1, nonces: 1 })
  })
  test('asked for eight times at once and once more later is the same one round', async () => {
    const { token } = await open(running.studio)
    const id = betId()
    const told = await Promise.all(Array.from({ length: 8 }, () => spin(running.studio, token, id)))
    told.push(await spin(running.studio, token, id))
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await counts()).toEqual({ rounds: 1, nonces: 1 })
    expect(platform.moves).toHaveLength(2)
  })
  test('under an id that stood for another stake is refused', async () => {
    const { token } = await open(running.studio)
    const id = betId()
    await spin(running.studio, token, id)
    expect(await spin(running.studio, token, id, '200.00')).toEqual({
      status: 409,
      body: { code: 'CONFLICT' },
    })
  })
  test('of many at once leaves nonces without a gap, and money that agrees with the journal', async () => {
    const { token } = await open(running.studio)
    const told = await Promise.all(Array.from({ length: 12 }, () => spin(running.studio, token)))
    const played = told.filter(({ status }) => status === 200).map(roundIn)
    expect(played.length).toBeGreaterThan(0)
    expect(told.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(played.map(({ nonce }) => nonce).sort((a, b) => a - b)).toEqual(played.map((_, i) => i))
    const won = played.reduce((sum, { win }) => sum + (parseMinor(win) ?? 0n), 0n)
    expect(platform.balance).toBe(1_000_000n - 10_000n * BigInt(played.length) + won)
  })
  test.each(['0.00', '-100', '1e9', '150.00', '100.001', 'NaN', '40000.00', '१००'])(
    'with a stake of %s moves nothing',
    async (stake) => {
      const { token } = await open(running.studio)
      const { status } = await spin(running.studio, token, betId(), stake)
      expect(status).toBe(400)
      expect(await counts()).toEqual({ rounds: 0, nonces: 0 })
    },
  )
  test('without funds is refused with the true balance, and again the same', async () => {
    const { token } = await open(running.studio)
    platform.balance = 9_999n
    const id = betId()
    const wanted = { status: 402, body: { code: 'FUNDS', balance: '99.99' } }
    expect(await spin(running.studio, token, id)).toEqual(wanted)
    platform.balance = 50_000n
    expect(await spin(running.studio, token, id)).toEqual(wanted)
    expect(platform.moves).toHaveLength(0)
  })
  test('after the login ended is refused, and ends the play session', async () => {
    const { token } = await open(running.studio)
    platform.isSessionOver = true
    expect(await spin(running.studio, token)).toEqual({ status: 401, body: { code: 'SESSION_EXPIRED' } })
    expect((await ask(running.studio, token, 'history', {})).status).toBe(401)
  })
  test('sooner after the last than the jurisdiction allows is told to wait', async () => {
    await platform.stop()
    platform = await startFakePlatform({ vendor: 'hexworks', secret, minSpinMs: 3_000 })
    await running.close()
    running = await aStudio(database.url, platform)
    const { token } = await open(running.studio)
    expect((await spin(running.studio, token)).status).toBe(200)
    expect(await spin(running.studio, token)).toMatchObject({
      status: 429,
      body: { code: 'TOO_FAST' },
      retryAfterSeconds: 3,
    })
    expect(await counts()).toEqual({ rounds: 1, nonces: 1 })
  })
})

describe('fairness', () => {
  test('a change of seeds reveals the pair, and every round of it proves itself', async () => {
    const { token, fairness } = await open(running.studio)
    const rounds = []
    for (let i = 0; i < 5; i++) rounds.push(roundIn(await spin(running.studio, token)))
    const proofOf = async (id: string) =>
      (await ask(running.studio, token, 'round', { id })).body as ProofFile
    const before = await proofOf(rounds[0]?.id ?? '')
    expect(verifyProof(before, redealOf)).toEqual({ ok: false, reason: 'not-revealed' })
    expect(before).not.toHaveProperty('draws')
    const changed = (await ask(running.studio, token, 'seeds', { clientSeed: 'mine' })).body as SeedsReply
    expect(changed.revealed.commit).toBe(fairness.commit)
    expect(changed.fairness).toMatchObject({ commit: fairness.nextCommit, clientSeed: 'mine', nonce: 0 })
    for (const { id } of rounds) {
      const proof = JSON.parse(JSON.stringify(await proofOf(id)))
      expect(verifyProof(proof, redealOf)).toEqual({ ok: true })
      expect(verifyProof({ ...proof, nonce: proof.nonce + 1 }, redealOf).ok).toBe(false)
      // Each reel's ring has 32 places: the first five draws are where they stopped.
      expect(proof.draws.length).toBeGreaterThanOrEqual(5)
      expect(proof.draws.every(({ below }: { below: number }) => below === 32)).toBe(true)
    }
    expect(roundIn(await spin(running.studio, token)).nonce).toBe(0)
  })
  test('no change of seeds while a round is open, and none of its proof', async () => {
    const { token } = await open(running.studio)
    platform.fail('betwin', ...Array<'hang-before'>(30).fill('hang-before'))
    const spinning = spin(running.studio, token)
    await expect.poll(async () => (await counts())?.['rounds']).toBe(1)
    const [open1] = await database.query('select id from rounds')
    expect((await ask(running.studio, token, 'seeds', { clientSeed: 'mine' })).body).toEqual({ code: 'BUSY' })
    expect((await ask(running.studio, token, 'round', { id: open1?.['id'] })).body).toEqual({ code: 'BUSY' })
    expect((await spinning).status).toBe(503)
  })
  test('a round belongs to its player alone', async () => {
    const { token } = await open(running.studio)
    const { id } = roundIn(await spin(running.studio, token))
    await database.query(`update rounds set player_id = 'p_2'`)
    for (const call of ['round', 'shown', 'replay'] as const)
      expect((await ask(running.studio, token, call, { id })).status).toBe(404)
  })
})

test('a settled round stays unseen until it was shown, and stands in the history', async () => {
  const { token } = await open(running.studio)
  const first = roundIn(await spin(running.studio, token))
  const second = roundIn(await spin(running.studio, token))
  expect((await open(running.studio)).unseen).toEqual(second)
  expect((await ask(running.studio, token, 'shown', { id: second.id })).status).toBe(200)
  expect((await open(running.studio)).unseen).toBeNull()
  const { body } = await ask(running.studio, token, 'history', {})
  expect((body as { rounds: { id: string }[] }).rounds.map(({ id }) => id)).toEqual([second.id, first.id])
})

test('an ended round is told once more as it was told then, and nothing else changes', async () => {
  const { token } = await open(running.studio)
  const first = roundIn(await spin(running.studio, token))
  const before = await database.query('select state, win, shown_at from rounds order by seq')
  const again = await ask(running.studio, token, 'replay', { id: first.id })
  expect(roundIn(again)).toEqual(first)
  expect(await database.query('select state, win, shown_at from rounds order by seq')).toEqual(before)
})

test.each([
  ['which another game dealt', `game = 'another'`, 404, 'NOT_FOUND'],
  ['that was voided', `state = 'voided'`, 409, 'VOIDED'],
  ['of a version that is gone', `version = '0.0.1'`, 409, 'VERSION'],
])('a round %s is not told again', async (_, change, status, code) => {
  const { token } = await open(running.studio)
  const { id } = roundIn(await spin(running.studio, token))
  await database.query(`update rounds set ${change} where id = $1`, [id])
  expect(await ask(running.studio, token, 'replay', { id })).toMatchObject({ status, body: { code } })
})
