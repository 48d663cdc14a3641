/** Wallets that a studio keeps for players, in a journal that is put back to an older copy. */
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openRestoreWorld, type RestoreWorld } from './world.ts'

let world: RestoreWorld
beforeEach(async () => {
  world = await openRestoreWorld(inject('postgres').adminUrl)
})
afterEach(() => world.close())

test('wallets that the studio keeps hold what they held, also when nothing else moved after the copy', async () => {
  const kept = async () => {
    const told = await world.platformAsks('playerBalance', { playerId: world.playerId, currency: 'MMK' })
    return { status: told.status, balance: told.body['balance'] }
  }
  const { token } = await world.open()
  expect((await world.bet(token)).status).toBe(200)
  expect(await world.transfer('in', 50_000n)).toBe('done')
  await world.stop()
  await world.copyJournal()
  await world.restart()
  // Out of what came in after the copy, and more than the copy holds.
  expect(await world.transfer('out', 45_000n)).toBe('done')
  expect(await world.transfer('in', 70_000n)).toBe('done')
  expect(await world.transfer('out', 60_000n)).toBe('done')
  expect(await world.transfer('out', 90_000n)).toBe('refused')
  const purse = await world.purse()
  await world.stop()
  await world.restoreJournal()
  await world.restart()
  expect(await kept()).toEqual({ status: 200, balance: '150.00' })
  expect(await world.purse()).toBe(purse)
  expect(await world.journal.query('select epoch from epochs')).toEqual([{ epoch: 2 }])
  await world.platformAsks('recover', {})
  expect(await kept()).toEqual({ status: 200, balance: '150.00' })
  expect(await world.transfer('out', 15_001n)).toBe('refused')
  expect(await world.transfer('out', 15_000n)).toBe('done')
})

test('a wallet of an older journal is neither told nor moved under a running studio', async () => {
  const { token } = await world.open()
  expect((await world.bet(token)).status).toBe(200)
  expect(await world.transfer('in', 50_000n)).toBe('done')
  await world.copyJournal()
  expect(await world.transfer('out', 50_000n)).toBe('done')
  await world.restoreJournal()
  // Had the copy been asked, the same money would have left twice.
  expect(await world.transfer('out', 50_000n).catch(() => 'sent')).not.toBe('done')
})
