import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeSeat } from '../../apps/server/src/testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../apps/server/src/testing/vendor-world.ts'
import { type Ended, openCommands } from './testing/commands.ts'

let world: VendorWorld
beforeAll(async () => {
  world = await openVendorWorld()
})
afterAll(async () => {
  await commands.close()
  await world.close()
})

const signed = ['--by', 'Daw Hla', '--why', 'asked the studio, call 12']

const commands = openCommands(() => ({
  ...{ DATABASE_URL: world.database.appUrl, JACKFRUIT_SECRET: 'of-the-test-0123456789abcdef0123456789' },
}))
const answered = ({ status, stdout, stderr }: Ended) => ({ status, said: stdout + stderr })
const run = async (...words: string[]) => answered(await commands.run('credits', ...words))

test('a budget is registered, what it does not bear is listed, released or taken, and the journal tells who and why', async () => {
  const player = await takeSeat(world)
  const budget = ['budget', 'demommk', 'hexworks', 'MMK', 'tournament', '100', '100']
  // The first as a program by itself: it ends when it has answered.
  expect(answered(await commands.alone('credits', ...budget, ...signed))).toEqual({
    status: 0,
    said: 'hexworks may credit 100 MMK in all and 100 a day for tournament.\n',
  })
  for (const transactionId of ['one', 'two', 'three'])
    await player.call('promo', { transactionId, campaignId: 'tournament', amount: '90' })
  const { said } = await run('list')
  expect(said.split('\n').filter(Boolean)).toHaveLength(2)
  expect(said).toContain('80.00 of 90.00 MMK, above_budget (tournament), hexworks:two')
  const [first = '', second = ''] = said.split('\n').map((line) => line.split(' ')[0] ?? '')
  expect(await run('release', first, ...signed)).toEqual({
    status: 0,
    said: `${first} is in the member's wallet.\n`,
  })
  expect(await run('take', second, ...signed)).toEqual({
    status: 0,
    said: `${second} went back to the maker.\n`,
  })
  expect(await player.money()).toEqual({ purse: 10_018_000n, held: 0n })
  expect((await run('list')).said).toBe('')
  expect((await run('budgets')).said).toContain('tournament: 100.00 of 100.00 MMK')
  const journal = (await run('journal')).said
  for (const what of ['budget tournament', `released ${first}`, `taken ${second}`])
    expect(journal).toContain(`Daw Hla: ${what}`)
  expect(await run('take', first, ...signed)).toEqual({
    status: 1,
    said: expect.stringContaining('is released by now, and nothing was changed'),
  })
})

test('a budget of a maker that is not there, or in money that its members do not have, is refused at its word', async () => {
  const budget = (maker: string, currency: string) =>
    run('budget', 'demommk', maker, currency, 'typed-wrong', '100', '100', ...signed)
  expect(await budget('hexwroks', 'MMK')).toEqual({ status: 1, said: 'MAKER: there is no maker hexwroks.\n' })
  for (const currency of ['BDT', 'mmk', 'XXX'])
    expect(await budget('hexworks', currency)).toEqual({
      status: 1,
      said: `CURRENCY: members of demommk have MMK, not ${currency}.\n`,
    })
  expect((await run('budgets')).said).not.toContain('typed-wrong')
})

test('what is unusual of a purse is looked at as far as it was shown', async () => {
  const player = await takeSeat(world)
  for (const transactionId of ['five', 'six'])
    await player.call('promo', { transactionId, campaignId: 'none', amount: '90' })
  const purse = ['demommk', String(player.accountId)]
  await world.database.settled()
  await world.origins.catchUp()
  const unusual = (await run('unusual', ...purse)).said.trim().split('\n')
  expect(unusual).toHaveLength(3)
  const [, upto = ''] = /^all of it: looked-at demommk \d+ (\d+)$/.exec(unusual.at(-1) ?? '') ?? []
  // What nobody was shown is never said to be looked at.
  expect((await run('looked-at', ...purse, ...signed)).status).toBe(1)
  await player.call('promo', { transactionId: 'seven', campaignId: 'none', amount: '5' })
  await world.database.settled()
  await world.origins.catchUp()
  expect(await run('looked-at', ...purse, upto, ...signed)).toEqual({
    status: 0,
    said: `2 credits of purse ${player.accountId} were looked at.\n`,
  })
  expect((await run('unusual', ...purse)).said).toContain(': 5.00, no_stake, key hexworks:seven')
})

test.each([
  [['release', '1'], 'Say who you are and why'],
  [['release', 'x', ...signed], 'x is no number of a held credit'],
  [['take', '999999', ...signed], 'There is no held credit 999999.'],
  [['budget', 'nobody', 'hexworks', 'MMK', 'all', '1', '1', ...signed], 'There is no merchant nobody.'],
  [['budget', 'demommk', 'hexworks', 'MMK', 'all', '-1', '1', ...signed], 'Unknown option'],
  [['budget', 'demommk', 'hexworks', 'MMK', 'all', '1.005', '1', ...signed], '1.005 is no amount.'],
] as const)('%j is refused with what is wrong', async (words, why) => {
  expect(await run(...words)).toEqual({ status: 1, said: expect.stringContaining(why) })
})
