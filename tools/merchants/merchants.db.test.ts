import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../apps/server/src/platform/briefly.ts'
import type { CallWorld } from '../../apps/server/src/testing/call-world.ts'
import { openStartWorld } from '../../apps/server/src/testing/start-world.ts'
import { type Ended, openCommands } from '../operate/testing/commands.ts'

let world: CallWorld
beforeAll(async () => {
  world = await openStartWorld()
})
afterAll(async () => {
  await commands.close()
  await world.close()
})

const signed = ['--by', 'Daw Hla', '--why', 'asked by the brand, letter 7']

const commands = openCommands(() => ({ DATABASE_OWNER_URL: world.database.adminUrl }))
const answered = ({ status, stdout, stderr }: Ended) => {
  forgetKept()
  return { status, said: stdout + stderr }
}
const run = async (...words: string[]) => answered(await commands.run('merchants/main', ...words))
/** As a program by itself: it ends when it has answered. */
const alone = async (...words: string[]) => answered(await commands.alone('merchants/main', ...words))
const set = (what: string, value: string) => run('set', 'demommk', what, value, ...signed)
const told = async () => (await world.ask('GET', '/wps/v2/permission')).value['info']
test('[IM-06] the command changes a field and a limit, shows the brand, and tells afterwards who did and why', async () => {
  expect(await set('timeZone', 'Asia/Bangkok')).toEqual({
    status: 0,
    said: 'timeZone of demommk is Asia/Bangkok now.\n',
  })
  expect(await told()).toMatchObject({ timeZone: 'Asia/Bangkok' })
  expect(await set('payouts.dayCount', '7')).toEqual({
    status: 0,
    said: 'payouts.dayCount of demommk is 7 now.\n',
  })
  expect((await alone('show', 'demommk')).said).toContain('timeZone  Asia/Bangkok\n')
  const { said } = await run('journal', 'demommk')
  expect(said.split('\n').map((line) => line.replace(/^\S+/, ''))).toEqual([
    expect.stringMatching(
      /^ {2}Daw Hla: payouts\.dayCount from \d+ to 7, because: asked by the brand, letter 7$/,
    ),
    '  Daw Hla: timeZone from Asia/Yangon to Asia/Bangkok, because: asked by the brand, letter 7',
    '',
  ])
  expect((await run('journal', 'demoinr')).said).toBe('')
}, 60_000)

test.each([
  [['set', 'demommk', 'defaultLanguage', 'HI', ...signed], 'HI is not among the supported languages'],
  [['set', 'demommk', 'currencySymbol', '$', ...signed], 'The symbol belongs to the currency'],
  [['set', 'demommk', 'defaultTheme', 'light', '--by', 'Daw Hla', '--why', ' '], '--by and --why are kept'],
  [['set', 'nowhere', 'defaultTheme', 'light', ...signed], 'There is no merchant nowhere.'],
  [['set', 'demommk', 'defaultTheme', ...signed], 'npm run merchants'],
  [['journal'], 'npm run merchants'],
])('%j is refused with what is wrong', async (words, why) => {
  expect(await run(...words)).toEqual({ status: 1, said: expect.stringContaining(why) })
})
