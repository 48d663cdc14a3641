import type { liveTables } from '@jackfruit/contracts'
import type pg from 'pg'
import { expect, test } from 'vitest'
import type { Said } from '../../platform/signed-post.ts'
import { coinTable } from '../../testing/coin-table.ts'
import { emptyView, type TableView } from '../feed/view.ts'
import { openTeller } from './teller.ts'

type Body = { readonly tables: readonly liveTables.ToldTable[] }

const ok: Said = {
  said: { status: 'OK', requestId: 'r', replayed: false, retry: false, taken: ['taken'] },
  http: 200,
}

/** A process with two tables, of which it leads those that are named. */
function aProcess(leads: readonly string[]) {
  const sent: Body[] = []
  const views = new Map<string, TableView>([
    ['coin-1', { ...emptyView, roundId: 'coin-1-1-1', phase: 'betting', closesAt: 9_000 }],
    ['coin-2', { ...emptyView, roundId: 'coin-2-1-1', phase: 'dealing' }],
  ])
  const world = { at: 1_000, answer: ok, leads }
  const pool = {
    query: async ({ name, values }: { name: string; values: [string[], string] }) => ({
      rows:
        name === 'tables-led'
          ? values[0].filter((id) => world.leads.includes(id)).map((table_id) => ({ table_id }))
          : [{ table_id: 'coin-1', players: 4 }],
    }),
  } as unknown as pg.Pool
  const teller = openTeller({
    ...{ pool, holder: 'me', mayOpen: () => true, now: () => world.at },
    tables: [coinTable(), coinTable(undefined, 'coin-2')],
    follower: { viewOf: (id) => views.get(id) ?? null },
    async post(_path, body) {
      sent.push(body as Body)
      return world.answer
    },
    log: { info() {}, warn() {}, error() {} },
  })
  const told = () => sent.flatMap(({ tables }) => tables.map(({ tableId, phase }) => `${tableId} ${phase}`))
  return { teller, views, world, sent, told }
}

test('a process tells of the tables that it leads, at once when they change, and now and then that they are still so', async () => {
  const { teller, views, world, sent, told } = aProcess(['coin-1'])
  await teller.tell()
  expect(told()).toEqual(['coin-1 betting'])
  expect(sent[0]?.tables[0]?.players).toBe(4)
  world.at += 1_000
  await teller.tell()
  expect(sent).toHaveLength(1)
  views.set('coin-1', { ...emptyView, roundId: 'coin-1-1-1', phase: 'closed' })
  await teller.tell()
  expect(told()).toEqual(['coin-1 betting', 'coin-1 closed'])
  world.at += 5_000
  await teller.tell()
  expect(told()).toEqual(['coin-1 betting', 'coin-1 closed', 'coin-1 closed'])
  const seqs = sent.map(({ tables }) => tables[0]?.seq ?? 0)
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
})

test('whoever takes a table over tells of it from then on', async () => {
  const { teller, world, told } = aProcess([])
  await teller.tell()
  expect(told()).toEqual([])
  world.leads = ['coin-1', 'coin-2']
  await teller.tell()
  expect(told()).toEqual(['coin-1 betting', 'coin-2 dealing'])
})

test('what did not arrive is told again, and a platform without a lobby is left in peace', async () => {
  const { teller, world, sent } = aProcess(['coin-1'])
  world.answer = { why: 'no answer', http: null }
  expect(await teller.tell()).toBe(2_000)
  world.answer = ok
  expect(await teller.tell()).toBeLessThan(2_000)
  expect(sent.map(({ tables }) => tables.length)).toEqual([1, 1])
  world.at += 60_000
  world.answer = { why: 'HTTP 404, not signed', http: 404 }
  expect(await teller.tell()).toBe(3_600_000)
})
