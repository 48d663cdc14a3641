/** How the statements of flights and tables find their rows, however many rounds there have been. */
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { readAboard } from '@jackfruit/studio-kit/rounds/store/aboard'
import { oweOuts, writeCashOuts } from '@jackfruit/studio-kit/rounds/store/cash-outs'
import { isDecided } from '@jackfruit/studio-kit/rounds/store/decision-steps'
import { handsOf, writeDecisions } from '@jackfruit/studio-kit/rounds/store/decisions'
import { readLaid } from '@jackfruit/studio-kit/rounds/store/laid'
import { readPools } from '@jackfruit/studio-kit/rounds/store/pools'
import type { SharedRound } from '@jackfruit/studio-kit/rounds/store/round-row'
import { tableEvidence } from '@jackfruit/studio-kit/rounds/table-evidence'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

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

/** Texts of what was asked until `work` was done. */
async function saidDuring(work: () => Promise<unknown>): Promise<string[]> {
  const said = new Set<string>()
  const original = pg.Client.prototype.query
  const heard = function (this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given
    const text = typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : ''
    if (/\btable_/.test(text)) said.add(text)
    return Reflect.apply(original, this, given)
  }
  pg.Client.prototype.query = heard as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return [...said]
}

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Recheck Cond'?: string
  readonly Plans?: readonly Plan[]
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test('who is in a flight, who leaves it, what lies in a pool or at a table, and what is decided in a step is found by an index in every statement', async () => {
  const asked = { betId: 'b'.repeat(24), roundId: 'flight-1-1-1', playerId: 'mg_aung', leastMs: 166 }
  const texts = await saidDuring(async () => {
    expect(await writeCashOuts(pool, [asked])).toEqual([null])
    await oweOuts(pool, [{ id: asked.betId, payout: 1n }])
    expect(await readAboard(pool, ['flight-1'])).toEqual([])
    expect(await readPools(pool, ['arena-1'])).toEqual([])
    expect(await readLaid(pool, ['table-1'])).toEqual([])
    expect(await tableEvidence(pool, { studio: 'rubyrow', playerId: 'mg_aung' }, asked.betId)).toBeNull()
    const decision = {
      ...{ roundId: 'hand-1-1', playerId: 'mg_aung', step: 0, action: 'hit' },
      replaces: null,
    }
    expect(await writeDecisions(pool, [{ ...decision, raise: null }])).toEqual([null])
    expect(await handsOf(pool, [decision])).toEqual([null])
    expect(await isDecided(pool, { id: 'hand-1-1', step: 0 } as SharedRound, 1_600)).toBe(false)
  })
  // Written, known already, owed, who is aboard, what lies in pools and at a table, one bet for its platform; decided,
  // how a hand stands, whether all have decided.
  expect(texts).toHaveLength(10)
  for (const text of texts) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (generic_plan, format json) ${text}`,
    )
    const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
    const reading = nodes.filter(
      (node) => /Scan$/.test(node['Node Type']) && /^(table_|play_)/.test(node['Relation Name'] ?? ''),
    )
    expect(reading.length, text).toBeGreaterThan(0)
    const walks = reading.filter((node) => !(node['Index Cond'] ?? node['Recheck Cond']))
    expect(
      walks.map((node) => `${node['Node Type']} ${node['Relation Name']}`),
      text,
    ).toEqual([])
  }
})
