/** Rounds in steps at a platform whose answers get lost, while the player waits. */
import type { Fault } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aStepsTable, type StepsTable } from './testing/a-steps-table.ts'
import { ask, open, roundIn } from './testing/a-studio.ts'
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

const movedThere = () => table.platform.moves.map(({ kind }) => kind).join(' ')

test.each<Fault>(['drop-before', 'drop-after', 'hang-before', 'hang-after', '503', 'forged'])(
  '[GL-13] answers lost by %s are asked for again while the player waits: each movement once',
  async (fault) => {
    const token = await table.sit()
    table.platform.fail('bet', fault)
    const { id, coins } = await table.bet(token)
    table.platform.fail('bet', fault, fault)
    expect((await table.act(token, id, 0, { double: true })).status).toBe(200)
    expect((await table.act(token, id, 1, { guess: coins[1] ?? '' })).status).toBe(200)
    table.platform.fail('win', fault, fault)
    expect(roundIn(await table.act(token, id, 2, { take: true })).win).toBe('800.00')
    expect(movedThere()).toBe('bet bet win')
  },
)

/** STEPS_CALLS tries more. */
const calls = Number(process.env['STEPS_CALLS'] ?? 100)

test('[GL-13] a hundred calls of rounds in steps under random faults, deaths and absences agree with the platform to the last coin', async () => {
  await table.restart(100)
  let token = await table.sit()
  let state = 20_26
  const draw = (n: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const faults: readonly Fault[] = ['drop-before', 'drop-after', '503', 'forged']
  const actions = [{ double: true }, { guess: 'heads' }, { guess: 'tails' }, { take: true }, { take: true }]
  for (let i = 0; i < calls; i++) {
    for (const name of ['bet', 'win', 'rollback'])
      if (draw(8) === 0) table.platform.fail(name, faults[draw(4)] ?? '503')
    const { open: standing } = await open(table.studio())
    if (!standing) await table.bet(token, { edge: draw(5) === 0 })
    else await table.act(token, standing.id, standing.steps, actions[draw(5)] ?? null)
    if (draw(4) === 0) {
      await table.restart(100)
      token = await table.sit()
    }
    if (draw(2) === 0) {
      await table.later([1, 600, 25 * 3600][draw(3)] ?? 1)
      await table.studio().recover()
    }
  }
  table.platform.heal()
  for (let pass = 0; pass < 4; pass++) {
    await table.later(25 * 3600)
    await table.studio().recover()
  }
  const [sums] = await database.query(
    `select coalesce(sum(case kind when 'bet' then -amount else amount end) filter (where status <> 'TOMBSTONE'), 0)::text as net,
       (select count(*)::int from rounds where state = 'open') as open from transactions`,
  )
  expect(sums).toEqual({ net: (table.platform.balance - 1_000_000n).toString(), open: 0 })
  const counted = await database.query(
    `select count(*)::int as rounds, count(*) filter (where state = 'settled')::int as settled from rounds`,
  )
  expect(counted[0]?.['settled']).toBeGreaterThan(5)
  expect((await ask(table.studio(), token, 'seeds', { clientSeed: 'mine' })).status).toBe(200)
})
