/** How the statements of every round find their rows, while no statistics tell anything. */
import { dealing } from '@jackfruit/studio-kit/journal/dealing'
import { ending } from '@jackfruit/studio-kit/journal/ending'
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
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
