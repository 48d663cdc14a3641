/** A platform that was put back to an older moment, under a journal that knows more: all that it lost is told again. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { openRestoreWorld, type RestoreWorld } from './world.ts'

let world: RestoreWorld
const begin = async (given?: { compareEveryMs: number }) => {
  world = await openRestoreWorld(inject('postgres').adminUrl, given)
}
beforeEach(() => begin())
afterEach(() => world.close())

const heads = { first: 'heads', edge: false }
const inTime = () => world.journal.query(`update rounds set dealt_at = dealt_at - interval '1 second'`)
const rowOf = async (what: string) => (await world.journal.query(what))[0]

async function spins(token: string, times: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < times) {
    const told = await world.bet(token)
    // A quick machine asks more often than one player may.
    if (told.body.code === 'RATE') {
      await pause(told.body.retryAfterMs)
      continue
    }
    expect(told.status).toBe(200)
    ids.push(told.body.id ?? '')
    await inTime()
  }
  return ids
}

/** Who has just asked that often may have to wait first. */
async function acted(token: string, id: string, action: object) {
  for (;;) {
    const told = await world.act(token, id, 0, action)
    if (told.body.code !== 'RATE') return told
    await pause(told.body.retryAfterMs)
  }
}

/** A round in steps that waits for its player: a first guess is right in half of them. */
async function waiting(token: string): Promise<string> {
  for (let tries = 0; tries < 40; tries++) {
    const told = await world.bet(token, heads, randomBytes(12).toString('hex'))
    expect(told.status).toBe(200)
    if (!told.body.ended) return told.body.id ?? ''
    await inTime()
  }
  throw new Error('forty coins in a row fell wrong')
}

const newestNames = async (rounds: number) =>
  Number((await rowOf(`select count(*)::int as n from rounds where seq > ${rounds}`))?.['n'])

test('the end of a round that is older than fifty others is told again', async () => {
  const steps = await world.open('steps')
  const id = await waiting(steps.token)
  const before = await newestNames(0)
  await spins((await world.open()).token, 55)
  expect(await newestNames(0)).toBe(before + 55)
  await world.copyPlatform()
  const purse = await world.purse()
  expect((await acted(steps.token, id, { take: true })).body).toMatchObject({ win: '200.00' })
  await world.stop()
  await world.restorePlatform()
  await world.restart()
  await world.open()
  expect(await world.purse()).toBe(purse + 20_000n)
  expect(world.errors.map(({ text }) => text)).not.toContain('a person has to look')
})

test('a stake that an action added to an older round, and the platform lost, makes the round void', async () => {
  const steps = await world.open('steps')
  const id = await waiting(steps.token)
  const staked = await world.purse()
  await spins((await world.open()).token, 55)
  const apart = (await world.purse()) - staked
  await world.copyPlatform()
  expect((await acted(steps.token, id, { double: true })).status).toBe(200)
  await world.stop()
  await world.restorePlatform()
  await world.restart()
  await world.open()
  expect(await rowOf(`select state from rounds where id = '${id}'`)).toEqual({ state: 'voided' })
  // Its first stake is known there, and goes back.
  expect(await world.purse()).toBe(staked + apart + 10_000n)
})

test('a win that the platform refuses when it is told again is logged and kept for a person, and nothing goes round', async () => {
  const steps = await world.open('steps')
  const id = await waiting(steps.token)
  await world.copyPlatform()
  expect((await acted(steps.token, id, { take: true })).body).toMatchObject({ win: '200.00' })
  await world.stop()
  await world.restorePlatform()
  const round = { playerId: world.playerId, currency: 'MMK', gameCode: 'steps', roundId: id }
  const back = await world.studioAsks('rollback', { ...round, transactionId: 'by-hand' })
  expect(back['status']).toBe('OK')
  const purse = await world.purse()
  await world.restart()
  await world.open()
  const name = `${id}:win`
  expect(world.errors.filter(({ fields }) => 'transactionId' in fields).map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ roundId: id, transactionId: name }),
  ])
  expect(await rowOf('select transaction_id, round_id from doubts')).toEqual({
    transaction_id: name,
    round_id: id,
  })
  // One beginning, and none for what is known to be in doubt.
  expect((await rowOf('select epoch from epochs'))?.['epoch']).toBe(2)
  await world.restart()
  await world.open()
  expect((await rowOf('select epoch from epochs'))?.['epoch']).toBe(2)
  expect((await world.platformAsks('recover', {})).body).toMatchObject({ state: 'done', doubtful: [name] })
  expect(await world.purse()).toBe(purse)
})

test('what a standby lost that lagged is found behind newer rounds that it knows', async () => {
  const { token } = await world.open()
  await spins(token, 2)
  await world.copyPlatform()
  const [lost] = await spins(token, 1)
  await world.restorePlatform()
  await spins(token, 6)
  await world.restart()
  await world.open()
  expect(await rowOf(`select state from rounds where id = '${lost}'`)).toEqual({ state: 'voided' })
  expect(await rowOf(`select count(*)::int as n from rounds where state = 'settled'`)).toEqual({ n: 8 })
})

test('a studio that goes on running compares when the platform has another database, from where both knew all', async () => {
  await world.close()
  await begin({ compareEveryMs: 250 })
  const { token } = await world.open()
  await spins(token, 3)
  await vi.waitFor(async () => expect(await rowOf('select known::int from epochs')).toEqual({ known: 6 }), {
    timeout: 5_000,
  })
  await world.copyPlatform()
  const [lost] = await spins(token, 1)
  await world.promotePlatform()
  // A copy with its marks would not be enough: they are put back with it.
  await vi.waitFor(
    async () =>
      expect(await rowOf(`select state from rounds where id = '${lost}'`)).toEqual({ state: 'voided' }),
    { timeout: 10_000 },
  )
  // Its rounds first, its epoch last.
  await expect
    .poll(async () => (await rowOf('select epoch from epochs'))?.['epoch'], { timeout: 10_000 })
    .toBe(2)
})

test('which database the platform has is told, and up to where it was seen to have all is kept for that one alone', async () => {
  await world.open()
  const own = await rowOf('select journal, epoch from epochs')
  const ask = (more: object) =>
    world.studioAsks('epoch', { journal: own?.['journal'], epoch: own?.['epoch'], revealed: 0, ...more })
  const { lineage, known } = await ask({})
  expect([typeof lineage, known]).toEqual(['string', 0])
  expect(await ask({ known: 70, lineage })).toMatchObject({ known: 70, lineage })
  expect(await ask({ known: 60, lineage })).toMatchObject({ known: 70 })
  expect(await ask({ known: 80, lineage: 'another' })).toMatchObject({ known: 70, lineage })
  await world.copyPlatform()
  await world.promotePlatform()
  const after = await ask({ known: 90, lineage })
  expect(after).toMatchObject({ known: 70 })
  expect(after['lineage']).not.toBe(lineage)
  // A journal that was restored counts on from an older place, and another one from none.
  const begun = (journal: unknown, epoch: number, more: object) =>
    world.studioAsks('epoch', { journal, epoch, revealed: 0, begins: true, ...more })
  expect(await begun(own?.['journal'], 2, { known: 50 })).toMatchObject({ epoch: 2, known: 50 })
  expect(await begun('another', 3, {})).toMatchObject({ epoch: 3, known: 0 })
})
