import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRewardsWorld, type RewardsWorld } from '../../apps/server/src/testing/rewards/world.ts'
import type { Said } from '../operate/brand-desk.ts'
import { answer } from './answer.ts'
import { type Desk, openDesk } from './desk.ts'

const signed: Said = { by: 'Daw Hla', why: 'the member leaves today' }
let w: RewardsWorld
let desk: Desk

beforeAll(async () => {
  w = await openRewardsWorld('rebates')
  desk = await openDesk(
    { databaseUrl: w.world.database.appUrl, secret: 'a secret of this test alone, long enough' },
    'demommk',
  )
})
afterAll(async () => {
  await desk.close()
  await w.close()
})

const run = async (what: string, words: readonly string[] = [], said: Said = signed): Promise<string> =>
  (await answer(desk, what, words, said)).join('\n')

test('[IM-45] an operator sees rates, how far bets were counted and what the next noon pays, and pays one member now, once', async () => {
  expect(await run('rates')).toMatch(/^0 Member: .*RNG 0\.300%/)
  const member = await w.aMember()
  const [{ name } = { name: '' }] = await w.rowsOf<{ name: string }>(
    'select username as name from identity.members where id = $1',
    [member],
  )
  // Readers begin with what comes from here on.
  expect(await run('preview', [name])).toBe(`${name} would be paid 0.00.`)
  await w.did(member, { bet: 10_000_000n })
  expect(await run('preview', [name])).toMatch(
    new RegExp(
      `^RNG: 100000\\.00 at 0\\.300% is 300\\.00, up to deed \\d+\\n${name} would be paid 300\\.00\\.$`,
    ),
  )
  expect(await run('state')).toMatch(/pays 300\.00 MMK to 1; below the least: 0\.$/)
  await expect(run('pay', [name, 'leaves'], { by: 'Daw Hla' })).rejects.toThrow('Say who you are and why')
  await expect(run('pay', [name, 'x'])).rejects.toThrow('is no key')
  expect(await run('pay', [name, 'leaves'])).toBe(`${name} was paid 300.00.`)
  expect(await run('pay', [name, 'leaves'])).toBe(`${name} was paid 300.00.`)
  expect(await run('pay', [name, 'again'])).toBe(`${name} has less waiting than can be paid.`)
  expect(
    await w.rowsOf('select way, by, why, amount from rebates.payments where member_id = $1', [member]),
  ).toEqual([{ way: 'automatic', ...signed, amount: 30_000n }])
  expect(await run('state')).toMatch(/pays 0\.00 MMK to 0; below the least: 0\.$/)
  await expect(run('preview', ['nobody'])).rejects.toThrow('demommk has no member nobody.')
  await w.demandSound()
})
