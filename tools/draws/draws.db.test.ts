/** `npm run draws` and the proof of a draw, as programs: what they say and how they end. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proofOfIssue } from '@jackfruit/studio-kit/draws/draw-proof'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  aLottery,
  type Lottery,
  lotteryGame,
  straight,
  ticketsIn,
  workOff,
} from '../../studios/host/testing/a-lottery.ts'
import { secret } from '../../studios/host/testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../../studios/host/testing/studio-database.ts'
import { openCommands } from '../operate/testing/commands.ts'

const folder = mkdtempSync(join(tmpdir(), 'draws-'))
const game = lotteryGame('mm-3d')
let database: StudioDatabase
let platform: FakePlatform
let lottery: Lottery

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  platform = await startFakePlatform({ vendor: 'palmyra', secret, balance: 1_000_000n })
})
afterAll(async () => {
  await commands.close()
  await platform.stop()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const commands = openCommands(() => ({
  ...{ DATABASE_OWNER_URL: database.url, STUDIO_DATABASE_URL: database.url },
}))
const run = async (...words: string[]) => {
  const { status, stdout, stderr } = await commands.run('draws/main', ...words)
  return { status, said: (stdout + stderr).trim() }
}
const entered = (issueId: string, person: string, number: string, what = 'enter') =>
  run(...[what, issueId, JSON.stringify({ number: [number] }), '--by', person], ...read)
const read = ['--source', 'https://www.glo.or.th', '--at', new Date(Date.now() - 60_000).toISOString()]

test('two people enter an official result, which pays, and two correct it; what is refused ends with 1', async () => {
  lottery = await aLottery(database.url, platform, game)
  const [issueId = ''] = await lottery.plan(1)
  const draws = lottery.process()
  const asked = straight('123', [issueId], { price: 10_000n })
  const [ticket] = ticketsIn(await draws.desk.place(game, await lottery.member('p_1'), asked))
  expect(await entered(issueId, 'Aye', '123')).toEqual({
    ...{ status: 1, said: 'It is not drawn yet, or stated at a time to come.' },
  })
  await lottery.drawnAgo(issueId)
  await workOff(draws)
  expect((await run('waiting')).said).toContain(`${issueId} was drawn at `)
  expect(await entered(issueId, 'Aye', '12')).toMatchObject({ status: 1 })
  // As a program by itself: it ends when it has answered.
  const first = await commands.alone(
    ...(['draws/main', 'enter', issueId, '{"number":["123"]}', '--by', 'Aye', ...read] as const),
  )
  expect(first).toEqual({ status: 0, stdout: 'Entered. Another person has to enter the same.\n', stderr: '' })
  expect((await entered(issueId, 'aye', '123')).said).toBe('Entered. Another person has to enter the same.')
  expect((await entered(issueId, 'Mya', '124')).said).toContain('two have to agree')
  expect(await entered(issueId, 'Mya', '123')).toEqual({ status: 0, said: 'Two have entered it: it is in.' })
  await workOff(draws)
  expect(await run('waiting')).toEqual({ status: 0, said: '' })
  expect(await entered(issueId, 'Zaw', '321')).toMatchObject({ status: 1 })
  await entered(issueId, 'Aye', '321', 'correct')
  expect(await entered(issueId, 'Zaw', '321', 'correct')).toMatchObject({ status: 0 })
  await workOff(draws)
  // What remains is the consolation for another order of the digits.
  const { status, said } = await run('show', issueId)
  expect(status).toBe(0)
  expect(said).toContain('result 1: {"number":["123"]} by Aye and Mya, from https://www.glo.or.th')
  expect(said).toContain('result 2 changed tickets: 1; paid 0.00 MMK, taken back 69000.00 MMK')
  expect(platform.moves.filter(({ id }) => id.includes(ticket?.id ?? '')).map(({ kind }) => kind)).toEqual([
    ...['bet', 'win', 'adjust'],
  ])
  await lottery.close()
})

test.each([
  [['enter', 'mm-3d-20300101-0001', '{"number":["123"]}'], 'Say who you are'],
  [['enter', 'mm-3d-20300101-0001', '{"number":["123"]}', '--by', 'Aye'], 'Say where it was read'],
  [['show', 'mm-3d-20300101-0001'], 'There is no issue mm-3d-20300101-0001.'],
  [['close', 'mm-3d-20300101-0001', 'MMK', 'straight', '07', '--by', 'Aye'], 'that is open'],
  [['day', 'mm-3d', '2030-02-30', '--by', 'Aye'], 'Name a game and days as 2030-01-31.'],
  [['nothing', '--by', 'Aye'], 'npm run draws'],
])('what cannot be done is said in a sentence, and ends with 1: %j', async (words, sentence) => {
  const { status, said } = await run(...words)
  expect([status, said.includes(sentence), said.includes('    at ')]).toEqual([1, true, false])
})

test('the proof of a draw is good as it was given, and bad with another number or a seed left out', async () => {
  const fast = lotteryGame('mm2d-fast-1')
  lottery = await aLottery(database.url, platform, fast)
  const [issueId = ''] = await lottery.plan(1)
  const draws = lottery.process()
  for (const who of ['p_1', 'p_2'])
    ticketsIn(
      await draws.desk.place(fast, await lottery.member(who), straight('07', [issueId], { price: 10_000n })),
    )
  await lottery.drawnAgo(issueId)
  await workOff(draws)
  const proof = await proofOfIssue(lottery.pool, issueId)
  await lottery.close()
  if (!proof) throw new Error('no proof')
  const verified = async (given: object) => {
    const file = join(folder, 'proof.json')
    writeFileSync(file, JSON.stringify(given))
    return (await commands.run('verify-round', file)).status
  }
  const { number } = proof.outcome as { number: [string] }
  expect(await verified(proof)).toBe(0)
  expect(await verified({ ...proof, outcome: { number: [number[0] === '00' ? '01' : '00'] } })).toBe(1)
  expect(await verified({ ...proof, bets: proof.bets.slice(1) })).toBe(1)
})
