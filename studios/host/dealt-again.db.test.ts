/** Rounds that a journal has lost and deals again, at a platform that keeps no epochs: their names alone stop them. */
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { aStudio, ask, betId, open, type Running, secret, spin } from './testing/a-studio.ts'
import { stepsGame } from './testing/steps-game.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let platform: FakePlatform
let running: Running

beforeEach(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterEach(async () => {
  await running.close()
  await platform.stop()
  await database.drop()
})

async function sit(gameCode?: string): Promise<string> {
  platform = await startFakePlatform({ vendor: 'hexworks', secret, ...(gameCode ? { gameCode } : {}) })
  running = await aStudio(database.url, platform, 5_500, ...(gameCode ? [[stepsGame]] : []))
  return (await open(running.studio)).token
}

/** The journal stands as it stood before its newest round; the process that dealt it is gone. */
async function forget(games?: readonly (typeof stepsGame)[]): Promise<void> {
  await running.close()
  const newest = '(select id from rounds order by seq desc limit 1)'
  await database.query(`update seeds set next_nonce = (select max(nonce) from rounds) where state = 'active'`)
  await database.query(`delete from transactions where round_id = ${newest}`)
  await database.query(`delete from movements where round_id = ${newest}`)
  await database.query(`delete from rounds where id = ${newest}`)
  running = await aStudio(database.url, platform, 5_500, games)
}

const guess = (token: string, first: 'heads' | 'tails') =>
  ask(running.studio, token, 'bet', {
    ...{ clientBetId: betId(), stake: '100.00' },
    choice: { first, edge: false },
  })

test('the same round for the same stake is the one that was lost: it moves nothing twice', async () => {
  const token = await sit()
  const before = await spin(running.studio, token)
  const balance = platform.balance
  await forget()
  const after = await spin(running.studio, token)
  expect(after.status).toBe(200)
  expect((after.body as { shown: unknown }).shown).toEqual((before.body as { shown: unknown }).shown)
  expect([platform.moves.length, platform.balance]).toEqual([2, balance])
})

test('the same round for another stake is void, and moves nothing', async () => {
  const token = await sit()
  expect((await spin(running.studio, token)).status).toBe(200)
  const balance = platform.balance
  await forget()
  const after = await spin(running.studio, token, betId(), '200.00')
  expect(after).toEqual({ status: 409, body: { code: 'VOIDED' } })
  expect([platform.moves.length, platform.balance]).toEqual([2, balance])
})

test('a round in steps whose cards its player may know is void, and moves nothing', async () => {
  const token = await sit('steps')
  // Half of the coins end the round at once.
  for (let ended = true; ended; ) {
    const told = await guess(token, 'heads')
    expect(told.status).toBe(200)
    ended = (told.body as { ended: boolean }).ended
  }
  const [balance, moves] = [platform.balance, platform.moves.length]
  await forget([stepsGame])
  expect(await guess(token, 'heads')).toEqual({ status: 409, body: { code: 'VOIDED' } })
  expect([platform.moves.length, platform.balance]).toEqual([moves, balance])
})
