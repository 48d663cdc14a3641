/** A journal whose synchronous standby is away: what was committed here alone is neither asked for nor shown. */
import { Unknown } from '@jackfruit/postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aStepsTable, type StepsTable } from './testing/a-steps-table.ts'
import { ask, betId, open, roundIn } from './testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let journal: StudioDatabase
/** Nobody's commits wait here. */
let admin: StudioDatabase
let name: string
let table: StepsTable

beforeAll(async () => {
  const { adminUrl } = inject('postgres')
  journal = await studioDatabase(adminUrl)
  admin = await studioDatabase(adminUrl)
  name = new URL(journal.url).pathname.slice(1)
  // Of all sessions of the cluster those of this journal alone wait for a standby.
  await admin.query(`alter database ${name} set synchronous_commit = on`)
})
beforeEach(async () => {
  table = await aStepsTable(journal)
})
afterEach(async () => {
  await standby('')
  await table.close()
})
afterAll(async () => {
  await journal.drop()
  await admin.drop()
})

async function standby(named: string) {
  await admin.query(`alter system set synchronous_standby_names = '${named}'`)
  await admin.query('select pg_reload_conf()')
  const said = async () =>
    (await admin.query('show synchronous_standby_names'))[0]?.['synchronous_standby_names']
  await expect.poll(said).toBe(named)
}

/** What becomes of a call where an operator cancels whatever waits for the standby, until it has its answer. */
async function cancelled<T>(call: Promise<T>): Promise<T | Error> {
  let outcome: T | Error | null = null
  const answered = call.then(
    (told) => (outcome = told),
    (error: Error) => (outcome = error),
  )
  let waits = 0
  await expect
    .poll(async () => {
      const found = await admin.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and datname = $1`,
        [name],
      )
      waits += found.length
      return outcome !== null
    })
    .toBe(true)
  expect(waits).toBeGreaterThan(0)
  return answered
}

const asked = () => table.platform.calls.map(({ name: call }) => call)

test('a stake whose round the standby may not have is not asked for, and the same bet is the same round later', async () => {
  const token = await table.sit()
  const before = asked()
  await standby('nobody')
  const id = betId()
  const bet = () => table.bet(token, { id, first: 'heads' })
  expect(await cancelled(bet())).toBeInstanceOf(Unknown)
  expect(asked()).toEqual(before)
  const [written] = await journal.query(`select id, state from rounds where client_bet_id = $1`, [id])
  expect(written?.['state']).toBe('open')
  await standby('')
  await table.later(5)
  await table.studio().recover()
  const again = await bet()
  expect([again.status, again.id]).toEqual([200, written?.['id']])
  expect(asked().filter((call) => call.startsWith('bet'))).toHaveLength(1)
})

test('an action whose stake the standby may not have is not asked for, and is the same action later', async () => {
  const token = await table.sit()
  const { id } = await table.bet(token)
  const before = asked()
  await standby('nobody')
  const action = betId()
  const double = () => table.act(token, id, 0, { double: true }, action)
  expect(await cancelled(double())).toBeInstanceOf(Unknown)
  expect(asked()).toEqual(before)
  await standby('')
  await table.later(5)
  await table.studio().recover()
  expect(roundIn(await double()).stake).toBe('200.00')
  expect(asked().filter((call) => call.startsWith('bet'))).toHaveLength(2)
})

test('a seed whose revealing the standby may not have is not shown', async () => {
  const token = await table.sit()
  await table.bet(token)
  const { open: standing } = await open(table.studio())
  await table.act(token, standing?.id ?? '', 0, { take: true })
  await standby('nobody')
  const change = () => ask(table.studio(), token, 'seeds', { clientSeed: 'mine' })
  expect(await cancelled(change())).toBeInstanceOf(Unknown)
  await standby('')
  expect((await change()).status).toBe(200)
})
