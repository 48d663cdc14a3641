/** How the statements of draws find their rows, however much history there is. */
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aLottery, lotteryGame, lowestOf, straight, ticketsIn, workOff } from '../testing/a-lottery.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

let database: StudioDatabase
let platform: FakePlatform

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  platform = await startFakePlatform({ vendor: 'palmyra', secret, balance: 10_000_000_000n })
  const pool = openPool(database.url, { max: 1 })
  await makeTables(pool)
  await pool.end()
})
afterAll(async () => {
  await platform.stop()
  await database.drop()
})

/** Texts of statements that draws said until `work` was done. */
async function saidDuring(work: () => Promise<void>): Promise<string[]> {
  const said = new Set<string>()
  const original = pg.Client.prototype.query
  const heard = function (this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given
    const text = typeof first === 'string' ? first : (first as { text: string }).text
    if (/^\s*(select|with|insert|update|delete)\b/i.test(text) && /\bdraw_/.test(text)) said.add(text)
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

test('every statement of a draw finds its rows by an index', async () => {
  const game = lotteryGame('mm2d-fast-1')
  const lottery = await aLottery(database.url, platform, game)
  const texts = await saidDuring(async () => {
    const issues = await lottery.plan(3)
    const draws = lottery.process()
    const member = await lottery.member('p_1')
    const chase = straight('00/01..99', issues, { price: 3_000_000n, stopsOnWin: true })
    ticketsIn(await draws.desk.place(game, member, chase))
    const single = straight('12', [issues[0] ?? ''], { price: 10_000n })
    const [ticket] = ticketsIn(await draws.desk.place(game, member, single))
    await draws.cancel(member, ticket?.id ?? '')
    await lottery.drawnAgo(issues[0] ?? '')
    await workOff(draws)
    await lottery.drawnAgo(issues[1] ?? '', 700_000)
    await workOff(draws)
  })
  const provinces = ['vn-tien-giang', 'vn-kien-giang', 'vn-south-pair'].map((code) => lotteryGame(code))
  const [first = game, ...beside] = provinces
  const joined = await aLottery(database.url, platform, first, beside)
  const result = lowestOf(first)
  const joining = await saidDuring(async () => {
    const [one = ''] = await joined.plan(1)
    for (const code of ['vn-tien-giang', 'vn-kien-giang'])
      await joined.drawnAgo(one.replace('vn-tien-giang', code))
    const draws = joined.process()
    await workOff(draws)
    for (const person of ['lan', 'minh'])
      await draws.enter({
        issueId: one,
        result,
        source: 'here',
        statedAt: new Date(0),
        person,
        isCorrection: false,
      })
    await joined.drawnAgo(one.replace('vn-tien-giang', 'vn-kien-giang'), 36.1 * 3_600_000)
    await workOff(draws)
  })
  await joined.close()
  texts.push(...joining.filter((text) => !texts.includes(text)))
  expect(texts.length).toBeGreaterThan(30)
  const reader = openPool(database.url, { max: 1 })
  const wrong: string[] = []
  // What tests say of a whole table is no statement of draws.
  for (const text of texts.filter((each) => !each.includes('interval') || each.includes('$1'))) {
    if (text === 'update draw_games set planned_until = null') continue
    // Tests move time: no statement of draws moves a closing.
    if (text.startsWith('update draw_tickets set closes_at')) continue
    const { rows } = await reader.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (generic_plan, format json) ${text}`,
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    if (!plan) throw new Error(text)
    for (const node of nodesOf(plan)) {
      const relation = node['Relation Name'] ?? ''
      if (!relation.startsWith('draw_') && !relation.startsWith('table_')) continue
      const isByKey = node['Index Cond'] ?? node['Recheck Cond']
      if (/Scan$/.test(node['Node Type']) && !isByKey)
        wrong.push(`${node['Node Type']} ${relation}: ${text.trim().slice(0, 90)}`)
    }
  }
  await reader.end()
  await lottery.close()
  expect(wrong).toEqual([])
})
