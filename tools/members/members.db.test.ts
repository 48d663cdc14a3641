import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bare } from '@jackfruit/groundwork/bare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberNamed, seedDemoMembers } from '../../apps/server/src/modules/identity/index.ts'
import { openDirectory, seedBrands } from '../../apps/server/src/modules/merchants/index.ts'
import { deriveSecrets } from '../../apps/server/src/platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../apps/server/src/testing/database.ts'

let database: TestDatabase
const signed = ['--by', 'Daw Hla', '--why', 'applied, and was called']

beforeAll(async () => {
  database = await testDatabase()
  await seedBrands(database.adminUrl)
  await seedDemoMembers(database.adminUrl, deriveSecrets('a secret of this test alone, long enough'))
})
afterAll(() => database.drop())

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('./main.ts', import.meta.url)), ...words],
    {
      encoding: 'utf8',
      env: { ...bare(), NODE_NO_WARNINGS: '1', DATABASE_URL: database.appUrl },
    },
  )
  return { status, said: stdout + stderr }
}
const typeOf = async (username: string) => {
  const brand = await openDirectory(database.db, () => null).brandOfCode('demommk')
  return (await memberNamed(database.db, brand?.id ?? 0, username))?.type
}

test('[RO-79] the command makes an agent of a player, and tells afterwards who did and why', async () => {
  expect(await typeOf('player')).toBe(0)
  expect(run('role', 'demommk', 'player', 'agent', ...signed)).toEqual({
    status: 0,
    said: 'player is an agent now.\nOthers register below with the code PLAYER.\n',
  })
  expect(await typeOf('player')).toBe(1)
  expect(run('journal', 'demommk').said).toMatch(
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
  const before = [await typeOf('general'), run('journal', 'demommk').said]
  expect(run(...words)).toEqual({ status: 1, said: expect.stringContaining(why) })
  expect([await typeOf('general'), run('journal', 'demommk').said]).toEqual(before)
})
