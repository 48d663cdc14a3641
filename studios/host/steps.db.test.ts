/** Rounds in steps, while everything answers. */
import { verifyProof } from '@jackfruit/fairness'
import { openReply, round } from '@jackfruit/studio-kit/play-contract'
import type { ProofFile } from '@jackfruit/studio-kit/proof-file'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { parse } from 'zod/mini'
import { playProof } from './games.ts'
import { aStepsTable, opposite, type StepsTable } from './testing/a-steps-table.ts'
import { ask, betId, open, roundIn } from './testing/a-studio.ts'
import { stepsGame } from './testing/steps-game.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let table: StepsTable

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  table = await aStepsTable(database)
})
afterEach(() => table.close())

const movedThere = () => table.platform.moves.map(({ kind, amount }) => `${kind} ${amount}`)
const journal = async () =>
  (await database.query(`select kind, amount::text, status from transactions order by seq`)).map(
    ({ kind, amount, status }) => `${kind} ${amount} ${status}`,
  )
const code = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code: string }).code,
]

describe('[GL-13] a round in steps', () => {
  test('takes the stake at the bet, shows what was drawn so far, and pays at its end', async () => {
    const token = await table.sit()
    const { body, id, coins } = await table.bet(token)
    expect(parse(round, body)).toMatchObject({
      ...{ stake: '100.00', win: '0.00', ended: false, steps: 0, balance: '9900.00' },
      shown: { coins: coins.slice(0, 1), worth: '200.00', end: 'open' },
    })
    const second = roundIn(await table.act(token, id, 0, { guess: coins[1] ?? '' }))
    expect(second).toMatchObject({ steps: 1, ended: false, shown: { coins: coins.slice(0, 2) } })
    const end = roundIn(await table.act(token, id, 1, { take: true }))
    expect(end).toMatchObject({ steps: 2, ended: true, win: '400.00', balance: '10300.00' })
    expect(table.platform.calls.map(({ name }) => name)).toEqual(['authenticate', 'bet', 'win'])
    expect(table.platform.calls.at(-1)?.body).toMatchObject({ roundEnded: true, amount: '400.00' })
    expect(await journal()).toEqual(['bet 10000 OK', 'win 40000 OK'])
  })
  test('that is lost ends with winnings of nothing, so that the platform knows its end', async () => {
    const token = await table.sit()
    const { id, coins } = await table.bet(token)
    const end = roundIn(await table.act(token, id, 0, { guess: opposite(coins[1]) }))
    expect(end).toMatchObject({ ended: true, win: '0.00', balance: '9900.00' })
    expect(movedThere()).toEqual(['bet 10000', 'win 0'])
  })
  test('asks for more before it shows what that buys, in a movement of its own', async () => {
    const token = await table.sit()
    const { id, coins } = await table.bet(token)
    const doubled = roundIn(await table.act(token, id, 0, { double: true }))
    expect(doubled).toMatchObject({ stake: '200.00', balance: '9800.00', steps: 1, ended: false })
    await table.act(token, id, 1, { guess: coins[1] ?? '' })
    await table.act(token, id, 2, { take: true })
    expect(movedThere()).toEqual(['bet 10000', 'bet 10000', 'win 80000'])
    expect(await journal()).toEqual(['bet 10000 OK', 'bet 10000 OK', 'win 80000 OK'])
    const { body } = await ask(table.studio(), token, 'history', {})
    expect(body).toMatchObject({ rounds: [{ id, stake: '200.00', win: '800.00' }] })
  })
  test('goes on without an action whose stake is refused, and says so as often as it is asked', async () => {
    const token = await table.sit()
    const { id } = await table.bet(token)
    table.platform.balance = 500n
    const action = betId()
    const refused = { status: 402, body: { code: 'FUNDS', balance: '5.00' } }
    expect(await table.act(token, id, 0, { double: true }, action)).toEqual(refused)
    table.platform.balance = 50_000n
    expect(await table.act(token, id, 0, { double: true }, action)).toEqual(refused)
    expect((await table.act(token, id, 0, { double: true })).status).toBe(200)
    expect(roundIn(await table.act(token, id, 1, { take: true })).win).toBe('400.00')
  })
  test('that is void gives back every stake', async () => {
    const token = await table.sit()
    const { id } = await table.bet(token, { edge: true })
    await table.act(token, id, 0, { double: true })
    expect(code(await table.act(token, id, 1, { guess: 'heads' }))).toEqual([409, 'VOIDED'])
    expect(table.platform.balance).toBe(1_000_000n)
    expect(movedThere()).toEqual(['bet 10000', 'bet 10000', 'rollback 10000', 'rollback 10000'])
    expect(await journal()).toEqual([
      'bet 10000 CANCELLED',
      'bet 10000 CANCELLED',
      'rollback 10000 OK',
      'rollback 10000 OK',
    ])
    expect((await table.bet(token)).status).toBe(200)
  })
})

describe('[GL-13] an action', () => {
  test('asked for eight times at once, and once more, is taken once', async () => {
    const token = await table.sit()
    const { id } = await table.bet(token)
    const action = betId()
    const double = () => table.act(token, id, 0, { double: true }, action)
    const told = await Promise.all(Array.from({ length: 8 }, double))
    told.push(await double())
    expect(new Set(told.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(roundIn(told[0] ?? { body: null })).toMatchObject({ steps: 1, stake: '200.00' })
    expect(movedThere()).toEqual(['bet 10000', 'bet 10000'])
  })
  test('of two at once for the same step is the first, and the other a conflict', async () => {
    const token = await table.sit()
    const { id, coins } = await table.bet(token)
    const told = await Promise.all([
      table.act(token, id, 0, { double: true }),
      table.act(token, id, 0, { guess: coins[1] ?? '' }),
    ])
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(told.filter(({ status }) => status === 409).map(code)).toEqual([[409, 'CONFLICT']])
  })
  test('while the one before is still on its way has to wait', async () => {
    const token = await table.sit()
    const { id } = await table.bet(token)
    table.platform.fail('bet', 'hang-before')
    const sent = table.platform.calls.length
    const doubling = table.act(token, id, 0, { double: true })
    await expect.poll(() => table.platform.calls.length, { interval: 5 }).toBe(sent + 1)
    expect(code(await table.act(token, id, 1, { take: true }))).toEqual([409, 'BUSY'])
    expect((await doubling).status).toBe(200)
    expect((await table.act(token, id, 1, { take: true })).status).toBe(200)
  })
  test('for a step gone by or not reached, other words under an id, nothing that can be done now, or a foreign round is refused', async () => {
    const token = await table.sit()
    const { id } = await table.bet(token)
    const action = betId()
    await table.act(token, id, 0, { double: true }, action)
    const take = { take: true }
    expect(code(await table.act(token, id, 0, take))).toEqual([409, 'CONFLICT'])
    expect(code(await table.act(token, id, 2, take))).toEqual([409, 'CONFLICT'])
    expect(code(await table.act(token, id, 0, take, action))).toEqual([409, 'CONFLICT'])
    expect(code(await table.act(token, id, 1, { double: true }))).toEqual([400, 'ACTION'])
    expect(code(await table.act(token, id, 1, { jump: 3 }))).toEqual([400, 'ACTION'])
    expect(code(await table.act(token, 'nothing', 1, take))).toEqual([404, 'NOT_FOUND'])
    expect((await table.act(token, id, 1, take)).status).toBe(200)
    expect(code(await table.act(token, id, 2, take))).toEqual([409, 'ENDED'])
    expect(movedThere()).toEqual(['bet 10000', 'bet 10000', 'win 40000'])
  })
})

test.each([
  [{ stake: '150.00' }, 400, 'STAKE'],
  [{ stake: '0.00' }, 400, 'STAKE'],
  [{ choice: null }, 400, 'CHOICE'],
  [{ choice: { first: 'edge' } }, 400, 'CHOICE'],
  [{ choice: 'heads' }, 400, 'CHOICE'],
])('a bet with %j is refused at the door, and takes no nonce', async (change, status, why) => {
  const token = await table.sit()
  const bet = { clientBetId: betId(), stake: '100.00', choice: { first: 'heads' }, ...change }
  expect(code(await ask(table.studio(), token, 'bet', bet))).toEqual([status, why])
  expect((await open(table.studio())).fairness.nonce).toBe(0)
  expect(movedThere()).toEqual([])
})

test('the same bet id with another choice is a conflict', async () => {
  const token = await table.sit()
  const id = betId()
  const bet = (first: string) =>
    ask(table.studio(), token, 'bet', { clientBetId: id, stake: '100.00', choice: { first, edge: true } })
  await bet('heads')
  expect(code(await bet('tails'))).toEqual([409, 'CONFLICT'])
})

describe('[GL-13] while a round is open', () => {
  test('there is no other bet, no change of seeds and no proof; opening the game again offers it as it stands', async () => {
    const token = await table.sit()
    const { id, body } = await table.bet(token)
    expect(code(await table.bet(token))).toEqual([409, 'BUSY'])
    expect(code(await ask(table.studio(), token, 'seeds', { clientSeed: 'mine' }))).toEqual([409, 'BUSY'])
    expect(code(await ask(table.studio(), token, 'round', { id }))).toEqual([409, 'BUSY'])
    await table.restart()
    const again = parse(openReply, await open(table.studio()))
    expect(again.open).toEqual(body)
    expect(again.unseen).toBeNull()
    expect((await table.act(again.token, id, 0, { take: true })).status).toBe(200)
    const after = await open(table.studio())
    expect([after.open, after.unseen?.id]).toEqual([null, id])
  })
  test('nobody asks for it before a day; then it ends by its rules, once', async () => {
    const token = await table.sit()
    const { id } = await table.bet(token)
    await table.later(23 * 3600)
    expect(await table.studio().recover()).toBe(0)
    await table.later(3600 + 1)
    expect(await table.studio().recover()).toBe(1)
    expect(await table.studio().recover()).toBe(0)
    expect(movedThere()).toEqual(['bet 10000', 'win 20000'])
    expect((await open(table.studio())).unseen).toMatchObject({ id, ended: true, win: '200.00' })
  })
})

test('[GL-13] the proof of a round in steps holds its choice and actions, and plays it again', async () => {
  const token = await table.sit()
  const { id, coins } = await table.bet(token)
  await table.act(token, id, 0, { double: true })
  await table.act(token, id, 1, { guess: coins[1] ?? '' })
  await table.act(token, id, 2, { take: true })
  await ask(table.studio(), token, 'seeds', { clientSeed: 'mine' })
  const told = (await ask(table.studio(), token, 'round', { id })).body as ProofFile
  const proof: ProofFile = JSON.parse(JSON.stringify(told))
  expect(proof).toMatchObject({ stake: '100.00', staked: '200.00', win: '800.00' })
  expect(proof.draws).toHaveLength(2)
  expect(JSON.parse(proof.receipt.body).choice).toEqual(proof.choice)
  const verdict = (claimed: ProofFile) =>
    verifyProof(claimed, () => (each, random) => playProof(stepsGame, each, random)?.shown ?? null).ok
  expect(verdict(proof)).toBe(true)
  expect(verdict({ ...proof, actions: [{ double: true }, { take: true }] })).toBe(false)
  expect(verdict({ ...proof, choice: { first: opposite(coins[0]), edge: false } })).toBe(false)
})
