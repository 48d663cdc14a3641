/** Rounds in steps, whose studio dies at every state of every movement, and whose answers are lost. */
import { openPool } from '@jackfruit/studio-kit/journal/tables'
import type { Fault } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { aStepsTable, type StepsTable } from './testing/a-steps-table.ts'
import { betId, open, roundIn } from './testing/a-studio.ts'
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
const standing = async () => {
  const [row] = await database.query('select state, ended, jsonb_array_length(actions) as steps from rounds')
  return row
}

type Kind = 'bet' | 'double' | 'win' | 'rollback'
type Left = 'written' | 'sent' | 'voiding'

/** The round is brought to this movement, which is cut off: with or without its effect, in the state in which a studio died. */
async function left(kind: Kind, state: Left, arrived: boolean) {
  const token = await table.sit()
  const cut = (name: string) =>
    table.platform.fail(name, arrived ? 'drop-after' : 'drop-before', ...Array<Fault>(9).fill('drop-before'))
  await table.restart(0)
  const ids = { bet: betId(), action: betId() }
  if (kind === 'bet') cut('bet')
  const laid = { id: ids.bet, edge: kind === 'rollback' }
  const { id, coins } = await table.bet(token, laid)
  const bet = () => table.bet(token, { ...laid, first: coins[0] ?? 'heads' })
  if (kind === 'double') cut('bet')
  if (kind === 'win') cut('win')
  if (kind === 'rollback') cut('rollback')
  const action = { double: { double: true }, win: { take: true }, rollback: { guess: 'heads' }, bet: null }[
    kind
  ]
  const act = () => table.act(token, id, 0, action, ids.action)
  const again = kind === 'bet' ? bet : act
  if (kind !== 'bet') expect((await act()).status).toBe(503)
  const { rowCount } = await rows(
    `update movements set state = $1, attempts = case $1 when 'written' then 0 else attempts end where due_at is not null`,
    [state],
  )
  expect(rowCount).toBe(1)
  table.platform.heal()
  await table.restart()
  return { token, id, again }
}

async function rows(text: string, values: unknown[] = []) {
  const pool = openPool(database.url, { max: 1 })
  try {
    return await pool.query(text, values)
  } finally {
    await pool.end()
  }
}

describe('[GL-13] a studio that dies during a round in steps goes on with it exactly once', () => {
  test.each<[Kind, Left, boolean, number, string, string]>([
    ['bet', 'written', false, 1, 'bet', 'open 0'],
    ['bet', 'sent', false, 1, 'bet', 'open 0'],
    ['bet', 'sent', true, 1, 'bet', 'open 0'],
    ['bet', 'voiding', true, 1, 'bet', 'open 0'],
    ['bet', 'voiding', false, 1, '', 'voided 0'],
    ['bet', 'written', false, 600, '', 'voided 0'],
    ['bet', 'sent', false, 600, '', 'voided 0'],
    ['bet', 'sent', true, 600, 'bet', 'open 0'],
    ['double', 'written', false, 1, 'bet bet', 'open 1'],
    ['double', 'sent', false, 1, 'bet bet', 'open 1'],
    ['double', 'sent', true, 1, 'bet bet', 'open 1'],
    ['double', 'voiding', true, 1, 'bet bet', 'open 1'],
    ['double', 'voiding', false, 1, 'bet', 'open 0'],
    ['double', 'written', false, 600, 'bet', 'open 0'],
    ['double', 'sent', false, 600, 'bet', 'open 0'],
    ['win', 'written', false, 1, 'bet win', 'settled 1'],
    ['win', 'sent', false, 1, 'bet win', 'settled 1'],
    ['win', 'sent', true, 1, 'bet win', 'settled 1'],
    ['win', 'sent', false, 9_000, 'bet win', 'settled 1'],
    ['rollback', 'written', false, 1, 'bet rollback', 'voided 1'],
    ['rollback', 'sent', false, 9_000, 'bet rollback', 'voided 1'],
    ['rollback', 'sent', true, 1, 'bet rollback', 'voided 1'],
  ])('%s was %s (arrived: %s), found after %i s', async (kind, state, arrived, seconds, moved, end) => {
    const { again } = await left(kind, state, arrived)
    await table.later(seconds)
    expect(await table.studio().recover()).toBe(1)
    const row = await standing()
    expect([movedThere(), `${row?.['state']} ${row?.['steps']}`]).toEqual([moved, end])
    expect(await table.studio().recover()).toBe(0)
    // The player who asks again is told what became of it, and nothing moves.
    const { status } = await again()
    expect(status).toBe(end.startsWith('voided') || (kind === 'double' && end === 'open 0') ? 409 : 200)
    expect(movedThere()).toBe(moved)
  })

  test.each<[Kind, string, string]>([
    ['bet', 'bet', 'open 0'],
    ['double', 'bet bet', 'open 1'],
    ['win', 'bet win', 'settled 1'],
    ['rollback', 'bet rollback', 'voided 1'],
  ])(
    'and however far off the next attempt at %s is, it is made when the player opens the game again',
    async (kind, moved, end) => {
      await left(kind, 'sent', false)
      await rows(`update movements set due_at = now() + interval '5 minutes' where due_at is not null`)
      const { open: found } = await open(table.studio())
      expect([movedThere(), found?.steps]).toEqual([
        moved,
        end.startsWith('open') ? Number(end.slice(5)) : undefined,
      ])
      const row = await standing()
      expect(`${row?.['state']} ${row?.['steps']}`).toBe(end)
    },
  )

  test('and the player who asks again before recovery is told the same', async () => {
    const { again } = await left('win', 'sent', true)
    await table.later(1)
    const [told] = await Promise.all([again(), table.studio().recover()])
    expect(roundIn(told)).toMatchObject({ ended: true, win: '200.00' })
    expect(movedThere()).toBe('bet win')
  })
})

test('a round whose version is gone comes to nothing after a day, and its stakes go back', async () => {
  const token = await table.sit()
  const { id } = await table.bet(token)
  await table.act(token, id, 0, { double: true })
  await database.query(`update rounds set version = '0.9.0'`)
  expect((await table.act(token, id, 1, { take: true })).body).toEqual({ code: 'GAME_DISABLED' })
  await table.later(24 * 3600 + 1)
  expect(await table.studio().recover()).toBe(1)
  expect([movedThere(), table.platform.balance]).toEqual(['bet bet rollback rollback', 1_000_000n])
})
