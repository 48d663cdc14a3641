/** Databases put back to copies of different moments, under a studio and a platform that speak to each other. */

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { bare } from '@jackfruit/groundwork/bare'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { journalOf } from '../../apps/server/src/modules/catalog/index.ts'
import { openLog } from '../../studios/host/log.ts'
import { openHost } from '../../studios/host/server.ts'
import { openRestoreWorld, type RestoreWorld, type Told } from './world.ts'

let world: RestoreWorld
beforeEach(async () => {
  world = await openRestoreWorld(inject('postgres').adminUrl)
})
afterEach(() => world.close())

const heads = { first: 'heads', edge: false }
const shownOf = ({ body }: Told) => JSON.stringify(body.shown)
const count = async (what: string): Promise<number> =>
  Number((await world.journal.query(`select count(*)::int as n from ${what}`))[0]?.['n'])
const epoch = async () => (await world.journal.query('select epoch from epochs'))[0]?.['epoch']
async function seedsThere() {
  const { body } = await world.platformAsks('seeds', { playerId: world.playerId })
  return body['seeds'] as unknown as {
    commit: string
    nextCommit: string
    revealed: { commit: string; serverSeed: string; isRetired?: boolean }[]
  }
}

async function spins(token: string, times: number): Promise<Told[]> {
  const told: Told[] = []
  for (let turn = 0; turn < times; turn++) {
    told.push(await world.bet(token))
    await world.journal.query(`update rounds set dealt_at = dealt_at - interval '1 second'`)
  }
  return told
}

/** A round in steps that waits for its player: a first guess is right in half of them. */
async function waiting(token: string): Promise<{ told: Told; id: string; bet: string }> {
  for (let tries = 0; tries < 40; tries++) {
    const bet = randomBytes(12).toString('hex')
    const told = await world.bet(token, heads, bet)
    expect(told.status).toBe(200)
    if (!told.body.ended) return { told, id: told.body.id ?? '', bet }
    await world.journal.query(`update rounds set dealt_at = dealt_at - interval '1 second'`)
  }
  throw new Error('forty coins in a row fell wrong')
}

test('seeds that were revealed after the copy deal nothing more: 0 of 6 outcomes repeat', async () => {
  const { token, fairness } = await world.open()
  expect((await spins(token, 1))[0]?.status).toBe(200)
  await world.stop()
  await world.copyJournal()
  await world.restart()
  const before = await spins((await world.open()).token, 6)
  const changed = await world.changeSeeds(token, 'mine')
  expect(changed.status).toBe(200)
  await world.stop()
  await world.restoreJournal()
  await world.restart()

  const again = await world.open()
  expect(again.fairness.commit).not.toBe(fairness.commit)
  const purse = await world.purse()
  const after = await spins(again.token, 6)
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(after.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(after.filter((told, at) => shownOf(told) === shownOf(before[at] as Told))).toEqual([])
  expect(await world.purse()).not.toBe(purse)
  expect(await count(`rounds join seeds on seeds.id = seed_id where seeds.state = 'active'`)).toBe(6)
  expect(await epoch()).toBe(2)
  // What was given up is shown as that, and opens: the old pair, and the one that was promised after it.
  const { revealed, commit } = await seedsThere()
  expect(commit).toBe(again.fairness.commit)
  expect(revealed.map(({ commit, isRetired }) => [commit, isRetired])).toEqual(
    expect.arrayContaining([
      [fairness.commit, true],
      [fairness.nextCommit, true],
    ]),
  )
})

test('rounds that were dealt after the copy and not revealed are not dealt again', async () => {
  const { token, fairness } = await world.open()
  await world.stop()
  await world.copyJournal()
  await world.restart()
  const before = await spins(token, 6)
  await world.stop()
  await world.restoreJournal()
  await world.restart()
  const purse = await world.purse()
  const again = await world.open()
  expect(again.fairness.commit).not.toBe(fairness.commit)
  // What the platform has settled stands.
  expect(await world.purse()).toBe(purse)
  const after = await spins(again.token, 6)
  expect(after.filter((told, at) => shownOf(told) === shownOf(before[at] as Told))).toEqual([])
})

test('a round in steps that the studio lost gives its stake back, once, and its bet id stakes anew', async () => {
  const { token } = await world.open('steps')
  await world.stop()
  await world.copyJournal()
  await world.restart()
  const { bet } = await waiting(token)
  const staked = await world.purse()
  await world.stop()
  await world.restoreJournal()
  await world.restart()
  const { open } = await world.open('steps')
  expect(open).toBeNull()
  expect(await world.purse()).toBe(staked + 10_000n)
  // However often it is done.
  for (let turn = 0; turn < 2; turn++) {
    const told = await world.platformAsks('recover', {})
    expect(told.body).toMatchObject({ state: 'done', returned: 0 })
  }
  expect(await world.purse()).toBe(staked + 10_000n)
  const { token: fresh } = await world.open('steps')
  const told = await world.bet(fresh, heads, bet)
  expect(told.status).toBe(200)
  if (!told.body.ended) expect(await world.purse()).toBe(staked)
})

test('a round in steps that both know goes on where it stood', async () => {
  const { token } = await world.open('steps')
  const { id } = await waiting(token)
  await world.stop()
  await world.copyJournal()
  await world.restart()
  const other = await world.open()
  await spins(other.token, 2)
  await world.stop()
  await world.restoreJournal()
  await world.restart()
  const { open, token: fresh } = await world.open('steps')
  expect(open?.id).toBe(id)
  const before = await world.purse()
  const told = await world.act(fresh, id, 0, { take: true })
  expect(told.body).toMatchObject({ ended: true, win: '200.00' })
  expect(await world.purse()).toBe(before + 20_000n)
})

test('a round that ended after the copy is not played on, and pays nothing more', async () => {
  const { token } = await world.open('steps')
  const { id } = await waiting(token)
  await world.stop()
  await world.copyJournal()
  await world.restart()
  expect((await world.act(token, id, 0, { take: true })).body).toMatchObject({ ended: true })
  const paid = await world.purse()
  await world.stop()
  await world.restoreJournal()
  await world.restart()
  const { open, token: fresh } = await world.open('steps')
  expect(open).toBeNull()
  expect((await world.act(fresh, id, 0, { take: true })).body.code).toBe('VOIDED')
  expect(await world.purse()).toBe(paid)
})

test('a stake that an action added after the copy goes back with the round’s first', async () => {
  const { token } = await world.open('steps')
  const first = await world.purse()
  const { id } = await waiting(token)
  await world.stop()
  await world.copyJournal()
  await world.restart()
  const before = await world.purse()
  expect((await world.act(token, id, 0, { double: true })).status).toBe(200)
  expect(await world.purse()).toBe(before - 10_000n)
  await world.stop()
  await world.restoreJournal()
  await world.restart()
  expect((await world.open('steps')).open).toBeNull()
  expect(await world.purse()).toBe(before + 10_000n)
  expect(first >= before).toBe(true)
})

test('a standby that lagged takes over under a running studio: it pauses, and begins anew', async () => {
  const { token, fairness } = await world.open()
  await spins(token, 1)
  await world.copyJournal()
  const before = await spins(token, 3)
  expect((await world.changeSeeds(token, 'mine')).status).toBe(200)
  await world.restoreJournal()
  // The player's frame asks again until there is an answer.
  let told: Told = { status: 0, body: {} }
  for (let tries = 0; tries < 20 && told.status !== 200; tries++) {
    told = await world.bet(token).catch(() => told)
    // 429: what it pressed a moment ago was found to be the round that was lost, and counts as played.
    expect([0, 200, 409, 429, 503]).toContain(told.status)
    await world.journal.query(`update rounds set dealt_at = dealt_at - interval '1 second'`)
  }
  expect(told.status).toBe(200)
  expect(before.map(shownOf)).not.toContain(shownOf(told))
  const rows = await world.journal.query(
    `select commit_hash from rounds join seeds on seeds.id = seed_id where rounds.id = '${told.body.id}'`,
  )
  expect(rows[0]?.['commit_hash']).not.toBe(fairness.commit)
})

test('whoever dies after the platform was told the new epoch does all of it again', async () => {
  const { token } = await world.open()
  await spins(token, 1)
  const [own] = await world.journal.query('select journal, epoch from epochs')
  await world.stop()
  const told = { journal: own?.['journal'], epoch: 2, revealed: 0, begins: true }
  expect((await world.studioAsks('epoch', told))['status']).toBe('OK')
  await world.restart()
  await world.open()
  expect(await epoch()).toBe(3)
})

test('an epoch is begun once: another journal that begins the same one is refused', async () => {
  await world.open()
  const [own] = await world.journal.query('select journal from epochs')
  const begin = (journal: unknown, epoch: number) =>
    world.studioAsks('epoch', { journal, epoch, revealed: 0, begins: true })
  expect((await begin(own?.['journal'], 2))['status']).toBe('OK')
  expect((await begin('another', 2))['status']).toBe('CONFLICT')
  expect((await begin('another', 1))['status']).toBe('CONFLICT')
  expect((await begin(own?.['journal'], 2))['status']).toBe('OK')
})

test('a journal that the platform does not know deals nothing until an operator says that it counts', async () => {
  const { token } = await world.open('steps')
  await waiting(token)
  const staked = await world.purse()
  await world.stop()
  await world.emptyJournal()
  await world.restart()
  await expect(world.open()).rejects.toThrow('503 {"code":"PAUSED"}')
  expect(world.studio().pause()).toBe('strange')
  expect((await world.platformAsks('recover', {})).body).toMatchObject({ state: 'done', returned: 1 })
  expect(world.studio().pause()).toBeNull()
  expect(await world.purse()).toBe(staked + 10_000n)
  expect((await world.open()).open).toBeNull()
})

test('the platform restored to an older moment: rounds whose stake it lost are void, and pay nothing', async () => {
  const { token } = await world.open()
  await spins(token, 2)
  await world.copyPlatform()
  const copied = await world.purse()
  await spins(token, 3)
  await world.stop()
  await world.restorePlatform()
  await world.restart()
  await world.open()
  expect(await world.purse()).toBe(copied)
  expect(await count(`rounds where state = 'settled'`)).toBe(2)
  expect(await count(`rounds where state = 'voided'`)).toBe(3)
  expect((await world.platformAsks('recover', {})).body).toMatchObject({ state: 'done', voided: 0 })
  expect(await world.purse()).toBe(copied)
})

test('the platform restored to between a stake and its win: the win is told again, once', async () => {
  const { token } = await world.open('steps')
  const { id } = await waiting(token)
  await world.copyPlatform()
  const before = await world.purse()
  expect((await world.act(token, id, 0, { take: true })).body).toMatchObject({ win: '200.00' })
  await world.stop()
  await world.restorePlatform()
  expect(await world.purse()).toBe(before)
  await world.restart()
  await world.open('steps')
  expect(await world.purse()).toBe(before + 20_000n)
  await world.platformAsks('recover', {})
  expect(await world.purse()).toBe(before + 20_000n)
})

test('both restored, the journal further back: stakes that the journal lost go back, what the platform lost is void', async () => {
  const { token } = await world.open('steps')
  await world.stop()
  await world.copyJournal()
  await world.restart()
  await waiting(token)
  await world.copyPlatform()
  const copied = await world.purse()
  const other = await world.open()
  await spins(other.token, 2)
  await world.stop()
  await world.restoreJournal()
  await world.restorePlatform()
  await world.restart()
  expect((await world.open('steps')).open).toBeNull()
  expect(await world.purse()).toBe(copied + 10_000n)
})

test('both restored, the platform further back: nothing is paid for what it lost', async () => {
  const { token } = await world.open('steps')
  await world.copyPlatform()
  const copied = await world.purse()
  const { id } = await waiting(token)
  await world.stop()
  await world.copyJournal()
  await world.restart()
  await world.act(token, id, 0, { take: true })
  await world.stop()
  await world.restoreJournal()
  await world.restorePlatform()
  await world.restart()
  expect((await world.open('steps')).open).toBeNull()
  expect(await world.purse()).toBe(copied)
  expect(await count(`rounds where state = 'open'`)).toBe(0)
})

test('the command has a studio hold its journal against the platform, and says what came of it', async () => {
  const { token } = await world.open('steps')
  await waiting(token)
  const staked = await world.purse()
  await world.stop()
  await world.emptyJournal()
  await world.restart()
  const app = await openHost({
    ...{ studios: [world.studio()], clients: [], platformOrigins: ['http://localhost'], isProduction: false },
    ...{ trustedProxies: [], log: openLog('silent'), isDatabaseUp: async () => true },
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await expect(world.open()).rejects.toThrow('PAUSED')
  const { status, body } = await app
    .inject('/readyz')
    .then((told) => ({ status: told.statusCode, body: told.json() }))
  // Others of its host play on, and a balancer leads the operator's own call to it.
  expect([status, body]).toMatchObject([
    200,
    { ok: true, parts: { hexworks: 'pauses: the platform knows another journal' } },
  ])
  expect(await recover(url)).toEqual({
    status: 0,
    said: 'hexworks: epoch 2, 0 pairs of seeds given up, 1 rounds given back, 0 go on, 0 void\n',
  })
  expect((await recover(url)).said).toContain('epoch 3')
  const kept = (await journalOf(world.db, 9)).map(({ by, why, what, target, after }) => ({
    ...{ by, why, what, target },
    after: { ...(after as object) },
  }))
  const entry = {
    by: 'Daw Hla',
    why: 'disk lost, copy of 4:10',
    what: 'recovery of a vendor',
    target: 'hexworks',
  }
  expect(kept).toMatchObject([
    { ...entry, after: { state: 'done', epoch: 3 } },
    { ...entry, after: { state: 'asked' } },
    { ...entry, after: { state: 'done', epoch: 2, returned: 1 } },
    { ...entry, after: { state: 'asked' } },
  ])
  expect(await recoverWith(url, 'hexworks')).toMatchObject({
    status: 1,
    said: expect.stringContaining('--by and --why are kept'),
  })
  expect((await recover(url, 'nobody')).said).toContain(
    'There is no studio nobody here. There are: hexworks.',
  )
  expect(await world.purse()).toBe(staked + 10_000n)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await app.close()
})

const recover = (url: string, ...studio: string[]) =>
  recoverWith(url, ...studio, '--by', 'Daw Hla', '--why', 'disk lost, copy of 4:10')

async function recoverWith(url: string, ...words: string[]) {
  const file = fileURLToPath(new URL('../games.ts', import.meta.url))
  const env = {
    ...{ ...bare(), NODE_NO_WARNINGS: '1' },
    ...{ STUDIO_URL: url, VENDOR_SECRET_HEXWORKS: world.secret, DATABASE_URL: world.databaseUrl },
  }
  const child = spawn(process.execPath, [file, 'recover', ...words], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const [status] = await once(child, 'close')
  return { status, said }
}

test('a revealed seed is shown when the platform has been told, and not before', async () => {
  const { token } = await world.open()
  await spins(token, 1)
  const [own] = await world.journal.query('select journal, epoch, revealed::int from epochs')
  const known = async () => (await world.studioAsks('epoch', { ...own, revealed: 0 }))['revealed']
  expect(await known()).toBe(0)
  expect((await world.changeSeeds(token, 'mine')).status).toBe(200)
  expect(await known()).toBe(1)
  // Where the platform knows another epoch, nothing is shown.
  expect((await world.studioAsks('epoch', { ...own, epoch: 9, begins: true }))['status']).toBe('OK')
  const told = await world.changeSeeds(token, 'other')
  expect([told.status, told.body.code]).toEqual([503, 'PAUSED'])
})
