/** An agent's people as the call shows them: sorted and searched by index, and nothing that an agent must not know. */
import { agents } from '@jackfruit/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { openPeople, type People } from '../../../testing/agents/people.ts'
import { type AgentsWorld, openAgentsWorld } from '../../../testing/agents/world.ts'
import { beginMove, carryOn, countNew, tellTree } from './index.ts'
import { directPage, searchTeam } from './page.ts'
import { noteSeen } from './upkeep.ts'

const now = new Date('2026-11-20T06:00:00Z')
let w: AgentsWorld
let p: People
beforeAll(async () => {
  w = await openAgentsWorld(() => now)
  p = await openPeople(w.database)
})
afterAll(async () => {
  await p.close()
  await w.close()
})

type Row = Record<string, unknown>
async function team(agent: bigint, query: Record<string, string> = {}, type = 1, host = 'localhost') {
  const asked = new URLSearchParams(query).toString()
  const answer = await w.ask('GET', `/wps/v2/agent/team?${asked}`, {
    headers: { 'x-member': `${agent}:${type}` },
    host,
  })
  const { value } = answer
  return {
    ...answer,
    lists: (value['lists'] ?? []) as Row[],
    path: value['path'] as Row[],
    next: value['nextCursor'] as string | null,
  }
}
/** All pages, one after the other. */
async function all(agent: bigint, query: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof team>> = await team(agent, {
      ...query,
      ...(cursor ? { cursor } : {}),
    })
    rows.push(...page.lists)
    cursor = page.next
    if (!cursor) return rows
  }
}
const names = (rows: readonly Row[]) => rows.map(({ account }) => account)
const bet = (memberId: bigint, valid: bigint, net: bigint, day = '2026-11-20') => ({
  ...{ memberId, day, what: 'bet' as const, valid, stake: valid, win: valid - net, amount: 0n, at: now },
})
const tell = (deeds: Parameters<typeof tellTree>[1]) =>
  w.database.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.reader', 'activity:agents', true)`.execute(tx)
    return tellTree(tx, deeds)
  })

test('[AC-10] an agent sees those directly below, goes down the tree, and finds anybody of the team by how the name begins', async () => {
  const general = await p.add(2, null, { name: 'General10' })
  const agent = await p.add(1, general, { name: 'Agent10' })
  const sub = await p.add(1, agent, { name: 'Sub10' })
  await p.add(0, sub, { name: 'Deep10' })
  await p.add(0, agent, { name: 'Direct10' })
  const first = await team(agent)
  expect(first.path).toEqual([{ id: String(agent), account: 'Agent10' }])
  expect(first.lists).toMatchObject([
    {
      account: 'Direct10',
      isAgent: false,
      level: 1,
      status: 'active',
      members: 0,
      agents: 0,
      balance: '0.00',
    },
    { account: 'Sub10', isAgent: true, level: 1, type: 1, members: 1, agents: 0 },
  ])
  const below = await team(agent, { below: String(sub) })
  expect(names(below.path)).toEqual(['Agent10', 'Sub10'])
  expect(below.lists).toMatchObject([{ account: 'Deep10', level: 2 }])
  expect(names((await team(agent, { search: 'dEE' })).lists)).toEqual(['Deep10'])
  expect(names((await team(agent, { search: 'sub', who: 'members' })).lists)).toEqual([])
  expect(names((await team(general, { who: 'agents' }, 2)).lists)).toEqual(['Agent10'])
})

test('[AC-10] every order shows each of the team once, page by page, and what comes first is first', async () => {
  const agent = await p.add(1)
  const ids: bigint[] = []
  for (let n = 0; n < 130; n += 1)
    ids.push(await p.add(n % 13 === 0 ? 1 : 0, agent, { name: `o${String(n).padStart(3, '0')}x` }))
  await tell(ids.slice(0, 70).map((id, n) => bet(id, BigInt(n % 7) * 100n, BigInt((n % 5) - 2) * 50n)))
  await p.admin.query(
    `update agents.places set seen_at = now() - (member_id % 9) * interval '1 hour', members = member_id % 4
      where upline_id = $1`,
    [agent],
  )
  for (const sort of agents.teamSort.options) {
    const rows = await all(agent, { sort })
    expect(new Set(names(rows)).size).toBe(130)
    expect(rows).toHaveLength(130)
  }
  const sums = (rows: readonly Row[], field: string) => rows.map((row) => Number(row[field]))
  const valid = sums((await all(agent, { sort: 'valid' })).slice(0, 70), 'valid')
  expect(valid).toEqual(valid.toSorted((a, b) => b - a))
  const net = sums((await all(agent, { sort: 'net' })).slice(0, 70), 'net')
  expect(net).toEqual(net.toSorted((a, b) => b - a))
  expect(net.at(-1)).toBe(-1)
  const members = sums(await all(agent, { sort: 'members' }), 'members')
  expect(members).toEqual(members.toSorted((a, b) => b - a))
  const accounts = names(await all(agent, { sort: 'account' }))
  expect(accounts).toEqual(accounts.toSorted())
  expect(names(await all(agent, { sort: 'joined' }))).toEqual(accounts.toReversed())
  expect(await all(agent, { who: 'agents', sort: 'valid' })).toHaveLength(10)
  expect(await all(agent, { search: 'o0' })).toHaveLength(100)
})

test('[IM-79] [AC-10] a bet counts in the month of the member and of everybody above; after a move, above the new line alone', async () => {
  const [left, right] = [await p.add(2), await p.add(2)]
  const agent = await p.add(1, left)
  const member = await p.add(0, agent, { name: 'mover11' })
  await tell([
    bet(member, 10_000n, 700n),
    bet(agent, 1_000n, -100n),
    bet(member, 5_000n, 5_000n, '2026-10-31'),
  ])
  const moving = { merchantId: p.merchantId, memberId: agent, uplineId: right, by: 'Daw Hla', why: 'agreed' }
  expect(await beginMove(w.database.db, moving, async () => {})).toBeNull()
  await carryOn(w.database.db, p.merchantId)
  await tell([bet(member, 300n, 0n)])
  const month = async (id: bigint) =>
    (
      await p.admin.query(
        `select valid, net, upline_id as above from agents.months where member_id = $1 and month = '2026-11-01'`,
        [id],
      )
    ).rows[0]
  expect(await month(member)).toEqual({ valid: 10_300n, net: 700n, above: agent })
  expect(await month(agent)).toEqual({ valid: 11_300n, net: 600n, above: right })
  expect(await month(left)).toMatchObject({ valid: 11_000n, net: 600n })
  expect(await month(right)).toMatchObject({ valid: 300n, net: 0n })
  expect((await team(right, { sort: 'valid' }, 2)).lists).toMatchObject([{ valid: '113.00', net: '6.00' }])
})

test('[platform 4.6] [harm] an agent never learns a phone, bank, paper, address or reason; who hides its play shows no figures', async () => {
  const agent = await p.add(1)
  const [open, hides] = [
    await p.add(0, agent, { name: 'open12' }),
    await p.add(0, agent, { name: 'hides12' }),
  ]
  await tell([bet(open, 4_200n, 100n), bet(hides, 4_200n, 100n)])
  w.hidden.add(hides)
  w.badges.set(open, [{ kind: 'daily', state: 'offered', rate: '0.3000' }])
  await p.admin.query(`update identity.members set status = 'locked' where id = $1`, [open])
  const { lists } = await team(agent, { sort: 'account' })
  const shape = Object.keys(agents.teamRow.shape).toSorted()
  for (const row of lists) expect(Object.keys(row).toSorted()).toEqual(shape)
  expect(lists).toMatchObject([
    { account: 'hides12', isHidden: true, balance: null, valid: '0.00', net: '0.00', contracts: [] },
    {
      account: 'open12',
      isHidden: false,
      valid: '42.00',
      status: 'frozen',
      contracts: [{ kind: 'daily', state: 'offered', rate: '0.3000' }],
    },
  ])
  w.hidden.clear()
  w.badges.clear()
})

test('[RO-27] [platform 4.6] a sibling, an upline, another brand and a player are answered as nobody, or not at all', async () => {
  const general = await p.add(2)
  const [agent, sibling] = [await p.add(1, general), await p.add(1, general)]
  const theirs = await p.add(1, sibling, { name: 'theirs13' })
  const player = await p.add(0, agent)
  for (const below of [general, sibling, theirs, player, 999_999_999n])
    expect(await team(agent, { below: String(below) })).toMatchObject({
      success: false,
      message: 'downline_not_found',
    })
  expect(names((await team(agent, { search: 'theirs' })).lists)).toEqual([])
  expect((await team(player, {}, 0)).status).toBe(403)
  expect((await w.ask('GET', '/wps/v2/agent/team')).status).toBe(401)
  const stranger = await p.add(1, null, { merchantId: p.otherId })
  expect(await team(stranger, { below: String(agent) }, 1, 'second.localhost')).toMatchObject({
    message: 'downline_not_found',
  })
})

test('[IM-105] lists say who was there last, and who is there now', async () => {
  const agent = await p.add(1)
  const [early, late, never] = [await p.add(0, agent), await p.add(0, agent), await p.add(0, agent)]
  const session = (id: bigint, seen: Date, ended: Date | null = null) =>
    p.admin.query(
      `insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place, created_at,
         last_seen_at, idle_seconds, expires_at, ended_at) values (gen_random_uuid(), $1, $2, sha256($3), sha256('b'),
         '203.0.113.9', 'A', 'p', $4, $4, 60, $4, $5)`,
      [p.merchantId, id, `token ${id}`, seen, ended],
    )
  await session(early, new Date(now.getTime() - 100_000))
  await session(late, new Date(now.getTime() - 10_000))
  await noteSeen(w.database.db, p.merchantId, now)
  const { lists } = await team(agent, { sort: 'seen' })
  expect(lists.map(({ id }) => id)).toEqual([late, early, never].map(String))
  expect(lists.map(({ isOnline }) => isOnline)).toEqual([true, true, false])
  expect(lists[1]?.['lastSeenAt']).toBe(new Date(now.getTime() - 100_000).toISOString())
  expect(lists[2]?.['lastSeenAt']).toBeNull()
  // A session that ended long ago is gone; when its member was here is told still.
  await p.admin.query('delete from identity.sessions where member_id = $1', [early])
  const after = (await team(agent, { sort: 'seen' })).lists
  expect(after.map(({ id }) => id)).toEqual([late, early, never].map(String))
  expect(after[1]).toMatchObject({ lastSeenAt: lists[1]?.['lastSeenAt'], isOnline: false })
})

test('[IM-82] [AC-10] of a hundred thousand downlines every order and every search reads a page, not the team', {
  timeout: 300_000,
}, async () => {
  const [general, agent] = [await p.add(2), await p.add(1)]
  await p.admin.query(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
       upline_id, created_at)
     select $1, 'many' || lpad(n::text, 6, '0'), 'many' || lpad(n::text, 6, '0'), 'x', now(), 0, 'many', $2, now()
       from generate_series(1, 100000) n`,
    [p.merchantId, agent],
  )
  await p.admin.query(
    `insert into agents.months (member_id, month, merchant_id, upline_id, is_agent, valid, net)
     select member_id, '2026-11-01', merchant_id, upline_id, false, member_id % 1000, member_id % 77 from agents.places
      where upline_id = $1 and member_id % 2 = 0`,
    [agent],
  )
  expect(await countedAs(agent)).toBe(100_000)
  await p.admin.query('analyze agents.places, agents.below, agents.months, identity.members')
  for (const sort of agents.teamSort.options)
    for (const who of ['all', 'members'] as const) {
      const page = await team(agent, { sort, who })
      expect(page.lists).toHaveLength(50)
      expect((await team(agent, { sort, who, cursor: page.next ?? '' })).lists).toHaveLength(50)
    }
  expect((await team(agent, { search: 'many09999' })).lists).toHaveLength(10)
  expect((await team(general, { search: 'many' }, 2)).lists).toHaveLength(0)
  await demandIndexes(agent)
})

async function countedAs(agent: bigint): Promise<number> {
  await countNew(w.database.db, p.merchantId)
  return (await p.admin.query('select members from agents.places where member_id = $1', [agent])).rows[0]
    .members
}

/** Rows that a page touches, as the database counts them. */
async function demandIndexes(agent: bigint): Promise<void> {
  const asked = { agentId: agent, who: 'all', cursor: null, limit: 50 } as const
  for (const sort of agents.teamSort.options)
    expect(await rowsRead((tx) => directPage(tx, asked, sort, '2026-11-01'))).toBeLessThan(1_000)
  expect(await rowsRead((tx) => searchTeam(tx, asked, 'many09'))).toBeLessThan(1_000)
}

const rowsRead = (
  work: (tx: Parameters<Parameters<typeof inMerchant>[2]>[0]) => Promise<unknown>,
): Promise<number> =>
  inMerchant(w.database.db, p.merchantId, async (tx) => {
    const told = sql<{ n: number }>`
      select sum(pg_stat_get_xact_tuples_fetched(c.oid) + pg_stat_get_xact_tuples_returned(c.oid))::int as n
        from pg_class c join pg_namespace s on s.oid = c.relnamespace where s.nspname = 'agents'`
    const before = (await told.execute(tx)).rows[0]?.n ?? 0
    await work(tx)
    return ((await told.execute(tx)).rows[0]?.n ?? 0) - before
  })
