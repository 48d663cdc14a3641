import { afterAll, beforeAll, expect, test } from 'vitest'
import { journalOf, listGames, openGames } from '../../apps/server/src/modules/catalog/index.ts'
import { type TestDatabase, testDatabase } from '../../apps/server/src/testing/database.ts'
import { type Ended, openCommands } from './testing/commands.ts'

let database: TestDatabase
const signed = ['--by', 'Daw Hla', '--why', 'reels stand still, ticket 12']

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  const listed = (gameCode: string) => ({
    ...{ gameCode, name: { EN: gameCode }, gameType: 'RNG', gameClassify: null, version: '1.0.0' },
    ...{ buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'medium', hitRate: '30.00' },
    ...{ maxWin: { MMK: '1000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50' } },
  })
  await listGames(database.db, 'hexworks', [listed('slot-a'), listed('slot-b')])
})
afterAll(async () => {
  await commands.close()
  await database.drop()
})

const commands = openCommands(() => ({ DATABASE_URL: database.appUrl }))
const answered = ({ status, stdout, stderr }: Ended) => ({ status, said: stdout + stderr })
const run = async (command: 'games' | 'showcase', ...words: string[]) =>
  answered(await commands.run(command, ...words))
/** As a program by itself: it ends when it has answered. */
const alone = async (command: 'games' | 'showcase', ...words: string[]) =>
  answered(await commands.alone(command, ...words))
/** A brand that shows what now stands, whatever was kept before. */
const game = async (nodeId: string) => openGames(database.db).byNode(1, nodeId)

test('a game is closed until an instant and opened again, and the journal tells who and why', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const closed = await alone('games', 'maintenance', 'slot-a', 'on', '--until', until, ...signed)
  expect(closed).toEqual({ status: 0, said: `The game slot-a is closed until ${until}.\n` })
  expect(await game('slot-a')).toMatchObject({ maintenance: true, maintenanceUntil: new Date(until) })
  expect(await game('slot-b')).toMatchObject({ maintenance: false })
  expect((await run('games', 'maintenance', 'slot-a', 'off', ...signed)).status).toBe(0)
  expect(await game('slot-a')).toMatchObject({ maintenance: false })
  const { status, said } = await run('games', 'journal')
  expect([status, said.split('\n').length - 1]).toEqual([0, 2])
  expect(said).toContain('Daw Hla: maintenance of a game slot-a')
  expect(said).toContain('because: reels stand still, ticket 12')
})

test('a pin puts a game forward, and is listed', async () => {
  expect((await alone('showcase', 'popular', 'demommk', 'slot-b', '1', ...signed)).status).toBe(0)
  expect((await run('showcase', 'hot', 'demommk', 'slot-b', 'on', ...signed)).status).toBe(0)
  const [first = ''] = (await run('showcase', 'list', 'demommk')).said.split('\n')
  expect(first.split('\t')).toEqual(['slot-b', 'RNG', '0', '0', 'hot', '1/true'])
})

test.each([
  [['games', 'maintenance', 'slot-a', 'on', '--by', 'Daw Hla', '--why', ' '], '--by and --why are kept'],
  [['games', 'maintenance', 'slot-a', 'off', '--until', '2099-01-01T00:00:00Z', ...signed], 'has no end'],
  [['games', 'maintenance', 'nobody', 'on', ...signed], 'There is no maker and no game of that name.'],
  [['games', 'journal', '--since', 'may'], "Unknown option '--since'."],
  [['showcase', 'list', 'nobody'], 'There is no merchant nobody. There are: demommk,'],
  [['showcase', 'popular', 'demommk', 'slot-a', '101', ...signed], '101 is no place from 1 to 100.'],
] as const)('%j is refused with what is wrong, and changes nothing', async ([command, ...words], why) => {
  const before = await journalOf(database.db, 100)
  const { status, said } = await run(command, ...words)
  expect([status, said]).toEqual([1, expect.stringContaining(why)])
  expect(await journalOf(database.db, 100)).toEqual(before)
})

test('--help tells how it is written, and is no failure', async () => {
  expect(await run('games', '--help')).toEqual({ status: 0, said: expect.stringContaining('npm run games') })
})
