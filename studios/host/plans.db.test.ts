/** How the statements of a studio find their rows, while no statistics tell anything, or what was true before. */
import { dealing } from '@jackfruit/studio-kit/journal/dealing'
import { ending } from '@jackfruit/studio-kit/journal/ending'
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aStepsTable } from './testing/a-steps-table.ts'
import { ask, betId } from './testing/a-studio.ts'
import { playForYears, statistics, years } from './testing/long-journal.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  pool = openPool(database.url, { max: 1 })
  await makeTables(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test.each([
  ['dealt', dealing.text],
  ['ended', ending.text],
])(
  'a round is %s by rows that are named by their keys, and by no walk over a table or an index',
  async (_, text) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (generic_plan, format json) ${text}`,
    )
    const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
    const reading = nodes.filter((node) => node['Node Type'].includes('Scan'))
    const ofTables = reading.filter((node) => node['Relation Name'])
    expect(ofTables.length).toBeGreaterThan(1)
    expect(ofTables.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    const byIndex = reading.filter((node) => /^(Bitmap )?Index/.test(node['Node Type']))
    expect(byIndex.length).toBeGreaterThanOrEqual(ofTables.length)
    for (const node of byIndex) expect(node['Index Cond']).toMatch(/= ANY \(\$2/)
  },
)

interface Said {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Of one text, said with other values. */
const timesMost = 6

/** What programs of this process ask databases until `work` is done, but for what changes no row and reads none. */
async function saidDuring(work: () => Promise<void>): Promise<Said[]> {
  const said = new Map<string, Said[]>()
  const original = pg.Client.prototype.query
  const heard = function (this: pg.Client, ...given: unknown[]): unknown {
    const [first, second] = given
    const { text, values = second ?? [] } = (typeof first === 'string' ? { text: first } : first) as {
      text: string
      values?: unknown
    }
    const known = said.get(text) ?? []
    if (/^\s*(select|with|insert|update|delete)\b/i.test(text) && known.length < timesMost)
      said.set(text, [...known, { text, values: values as unknown[] }])
    return Reflect.apply(original, this, given)
  }
  pg.Client.prototype.query = heard as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return [...said.values()].flat()
}

/** As long as players must rest between two rounds. */
const rested = () => new Promise((wake) => setTimeout(wake, 1_000))

/** All that a player asks for, twice. */
async function played(table: Awaited<ReturnType<typeof aStepsTable>>): Promise<void> {
  const token = await table.sit()
  const ok = <T extends { status: number; body: unknown }>(told: T): T => {
    expect(told, JSON.stringify(told.body)).toMatchObject({ status: 200 })
    return told
  }
  const call = async (name: 'history' | 'round' | 'seeds' | 'shown' | 'replay', body: unknown) =>
    ok(await ask(table.studio(), token, name, body))
  for (let round = 0; round < 2; round++) {
    const { id, coins } = ok(await table.bet(token))
    ok(await table.act(token, id, 0, { guess: coins[1] ?? '' }))
    ok(await table.act(token, id, 1, { take: true }))
    await call('round', { id })
    await call('shown', { id })
    await call('replay', { id })
    await rested()
  }
  await call('history', {})
  await call('seeds', { clientSeed: 'of-a-player' })
  await table.restart()
  ok(await table.bet(await table.sit(), { id: betId() }))
}

/** What was left under way a minute ago is brought to its end. */
async function recovered(table: Awaited<ReturnType<typeof aStepsTable>>): Promise<void> {
  for (let pass = 0; pass < 3; pass++) await table.studio().recover()
}

const readMost = 1_000
const readNow = `
  select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0) - n_tup_ins - n_tup_upd - n_tup_del), 0)::int as read
    from pg_stat_xact_user_tables`

test('no statement of a studio reads what one player left behind in years, whatever statistics tell', async () => {
  const own = await studioDatabase(inject('postgres').adminUrl)
  const client = new pg.Client({ connectionString: own.url })
  await client.connect()
  // Over a connection as a studio's are: what it is told of ways to rows is a part of each plan.
  const studios = openPool(own.url, { max: 1 })
  const table = await aStepsTable(own)
  try {
    const byPlayer = await saidDuring(() => played(table))
    await table.later(60)
    const said = [...byPlayer, ...(await saidDuring(() => recovered(table)))]
    expect(said.length).toBeGreaterThan(20)
    await client.query('analyze')
    await playForYears(client)
    const reader = await studios.connect()
    const { rows } = await client.query<{ count: number }>('select count(*)::int from rounds')
    expect(rows[0]?.count).toBeGreaterThan(years)
    const long: string[] = []
    for (const [name, prepare] of statistics) {
      if (prepare) await client.query(prepare)
      for (const { text, values } of said) {
        const read = await readBy(reader, text, values)
        if (read > readMost)
          long.push(`${name}: ${read} rows by ${text.trim().slice(0, 60)} … ${text.trim().slice(-200)}`)
      }
    }
    reader.release()
    expect(long).toEqual([])
  } finally {
    await table.close()
    await client.end()
    await studios.end()
    await own.drop()
  }
}, 120_000)

/** Rows that the statement fetches, those thrown away again among them. Nothing of it stays. */
async function readBy(client: pg.ClientBase, text: string, values: readonly unknown[]): Promise<number> {
  const until = async () => (await client.query<{ read: number }>(readNow)).rows[0]?.read ?? 0
  await client.query('begin')
  try {
    const before = await until()
    await client.query('savepoint said')
    await client.query(text, [...values]).catch(async (error: { code?: string }) => {
      // Written already, as it was said before: what was read until then counts.
      if (!error.code?.startsWith('23')) throw error
      await client.query('rollback to said')
    })
    return (await until()) - before
  } finally {
    await client.query('rollback')
  }
}
