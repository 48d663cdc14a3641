import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPeople, type People } from '../../apps/server/src/testing/agents/people.ts'
import { type Ended, openCommands } from '../operate/testing/commands.ts'

let p: People
const signed = ['--by', 'Daw Hla', '--why', 'agreed with both']
beforeAll(async () => {
  p = await openPeople()
  const general = await p.add(2, null, { name: 'Top1' })
  const agent = await p.add(1, general, { name: 'Agent1' })
  await p.add(0, agent, { name: 'Player1' })
  await p.add(2, null, { name: 'Top2' })
})
afterAll(async () => {
  await commands.close()
  await p.close()
})

const commands = openCommands(() => ({
  DATABASE_URL: p.database.appUrl,
  JACKFRUIT_SECRET: 'of-the-test-0123456789abcdef0123456789',
}))
const answered = ({ status, stdout, stderr }: Ended) => ({ status, said: stdout + stderr })
const run = async (...words: string[]) => answered(await commands.run('agents/main', ...words))
const alone = async (...words: string[]) => answered(await commands.alone('agents/main', ...words))

test('[IM-79] [IM-86] operators make, move, freeze, look at and list agents, and the journal says who and why', async () => {
  expect(await alone('move', 'demommk', 'Agent1', 'Top2', ...signed)).toEqual({
    status: 0,
    said: 'Agent1 stands below Top2 now, with the whole team.\n',
  })
  expect((await run('show', 'demommk', 'player1')).said).toBe('Top2 > Agent1 > Player1\nA player.\n')
  expect((await run('make', 'demommk', 'Player1', 'agent', ...signed)).said).toBe(
    'Player1 is an agent now.\nOthers register below with the code PLAYER1.\n',
  )
  expect((await run('freeze', 'demommk', 'Agent1', ...signed)).said).toBe('Agent1 is frozen now.\n')
  expect((await run('list', 'demommk', 'Top2')).said).toMatch(
    /^agent1 {2}frozen {2}\d+ members, \d+ agents\n$/,
  )
  expect((await run('list', 'demommk')).said).toMatch(/^top1 .*\ntop2 .*\n$/)
  expect((await run('thaw', 'demommk', 'Agent1', ...signed)).said).toBe('Agent1 is active now.\n')
  expect((await run('journal', 'demommk')).said).toMatch(
    /Daw Hla: Agent1 thawed.*\n.*Agent1 frozen, because: agreed with both\n.*Agent1 from Top1 to Top2, 1 of the team, because/,
  )
  expect(await p.wrong()).toEqual([])
})

test.each([
  [['move', 'demommk', 'Top2', 'Agent1', ...signed], 'A general agent stands directly below the merchant.'],
  [['move', 'demommk', 'Agent1', 'Player1', ...signed], 'nobody is above itself'],
  [['move', 'demommk', 'Agent1', 'nobody', ...signed], 'There is no member nobody.'],
  [['move', 'demommk', 'Agent1', 'top', '--by', 'Daw Hla'], '--by and --why are kept'],
  [
    ['make', 'demommk', 'Player1', 'agent', '--application', 'J-0000-0000', ...signed],
    'There is no application',
  ],
  [['make', 'demommk', 'Player1', 'owner', ...signed], 'Say player, agent or general-agent.'],
  [['freeze', 'nowhere', 'Agent1', ...signed], 'There is no merchant nowhere.'],
  [['show', 'demommk'], 'npm run agents'],
  [['dance', 'demommk'], 'npm run agents'],
])('%j is refused with what is wrong', async (words, why) => {
  expect(await run(...words)).toEqual({ status: 1, said: expect.stringContaining(why) })
})
