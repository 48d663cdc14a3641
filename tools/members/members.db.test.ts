import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberNamed, seedDemoMembers } from '../../apps/server/src/modules/identity/index.ts'
import { openDirectory } from '../../apps/server/src/modules/merchants/index.ts'
import { deriveSecrets } from '../../apps/server/src/platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../apps/server/src/testing/database.ts'
import { type Ended, openCommands } from '../operate/testing/commands.ts'

let database: TestDatabase
const signed = ['--by', 'Daw Hla', '--why', 'applied, and was called']

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  await seedDemoMembers(database.adminUrl, deriveSecrets('a secret of this test alone, long enough'))
})
afterAll(async () => {
  await commands.close()
  await database.drop()
})

const commands = openCommands(() => ({ DATABASE_URL: database.appUrl }))
const answered = ({ status, stdout, stderr }: Ended) => ({ status, said: stdout + stderr })
const run = async (...words: string[]) => answered(await commands.run('members/main', ...words))
/** As a program by itself: it ends when it has answered. */
const alone = async (...words: string[]) => answered(await commands.alone('members/main', ...words))
const typeOf = async (username: string) => {
  const brand = await openDirectory(database.db, () => null).brandOfCode('demommk')
  return (await memberNamed(database.db, brand?.id ?? 0, username))?.type
}

test('[RO-79] the command makes an agent of a player, and tells afterwards who did and why', async () => {
  expect(await typeOf('player')).toBe(0)
  expect(await alone('role', 'demommk', 'player', 'agent', ...signed)).toEqual({
    status: 0,
    said: 'player is an agent now.\nOthers register below with the code PLAYER.\n',
  })
  expect(await typeOf('player')).toBe(1)
  expect((await run('journal', 'demommk')).said).toMatch(
    /^\S+Z {2}Daw Hla: player from 0 to 1, because: applied, and was called\n$/,
  )
})

test.each([
  [['role', 'demommk', 'general', 'player', ...signed], 'Members stand below this agent'],
  [['role', 'demommk', 'nobody', 'agent', ...signed], 'There is no member of that name.'],
  [['role', 'nowhere', 'player', 'agent', ...signed], 'There is no merchant nowhere.'],
  [['role', 'demommk', 'general', 'owner', ...signed], 'Say player, agent or general-agent.'],
  [['role', 'demommk', 'general', 'agent', '--by', 'Daw Hla', '--why', ' '], '--by and --why are kept'],
  [['journal'], 'npm run members'],
])('%j is refused with what is wrong, and changes nothing', async (words, why) => {
  const before = [await typeOf('general'), (await run('journal', 'demommk')).said]
  expect(await run(...words)).toEqual({ status: 1, said: expect.stringContaining(why) })
  expect([await typeOf('general'), (await run('journal', 'demommk')).said]).toEqual(before)
})
