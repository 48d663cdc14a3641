/** Places in the lines of agents: written with the member, moved with the team, and the same as climbing would say. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { drawsFrom, openPeople, type People } from '../../../testing/agents/people.ts'
import {
  agentState,
  beginMove,
  carryOn,
  chainOf,
  countNew,
  directBelow,
  freezeAgent,
  lineAt,
  lineOf,
  makeAgent,
  namedBelow,
  placeBelow,
} from './index.ts'
import { fillPlaces } from './upkeep.ts'

let p: People
beforeAll(async () => {
  p = await openPeople()
})
afterAll(() => p.close())

const signed = { by: 'Daw Hla', why: 'agreed with both' }
const here = <T>(work: Parameters<typeof inMerchant<T>>[2]) => inMerchant(p.database.db, p.merchantId, work)
const line = async (id: bigint) => (await here((tx) => lineOf(tx, [id]))).get(id)
const begin = (memberId: bigint, uplineId: bigint | null) =>
  beginMove(p.database.db, { merchantId: p.merchantId, memberId, uplineId, ...signed }, async () => {})
async function move(memberId: bigint, uplineId: bigint | null) {
  const problem = await begin(memberId, uplineId)
  if (!problem) await carryOn(p.database.db, p.merchantId)
  return problem
}
async function count() {
  await countNew(p.database.db, p.merchantId)
}
const counts = async (id: bigint) =>
  (await p.admin.query('select members, agents from agents.places where member_id = $1', [id])).rows[0]

test('[IM-79] whoever comes in by whatever way has a place at once: the line above, from the top down', async () => {
  const general = await p.add(2)
  const agent = await p.add(1, general)
  const member = await p.add(0, agent)
  expect([await line(general), await line(agent), await line(member)]).toEqual([
    [],
    [general],
    [general, agent],
  ])
  const [alone, trial] = [await p.add(0), await p.add(4)]
  expect([await line(alone), await line(trial)]).toEqual([[], []])
  const { rows } = await p.admin.query('select from agents.places where member_id = any($1)', [
    [alone, trial],
  ])
  expect(rows).toHaveLength(0)
  await count()
  expect([await counts(general), await counts(agent)]).toEqual([
    { members: 1, agents: 1 },
    { members: 1, agents: 0 },
  ])
  expect(await here((tx) => directBelow(tx, general))).toEqual([{ id: agent, isAgent: true }])
  expect(await p.wrong()).toEqual([])
})

test('[IM-79] a member moves with the whole team; what was counted before stays with the old line', async () => {
  const [left, right] = [await p.add(2), await p.add(2)]
  const agent = await p.add(1, left)
  const sub = await p.add(1, agent)
  const member = await p.add(0, sub)
  await count()
  const before = new Date()
  await new Promise((wake) => setTimeout(wake, 20))
  expect(await move(agent, right)).toBeNull()
  expect(await line(member)).toEqual([right, agent, sub])
  expect(await here((tx) => lineAt(tx, member, before))).toEqual([left, agent, sub])
  expect(await here((tx) => lineAt(tx, member, new Date(Date.now() + 1_000)))).toEqual([right, agent, sub])
  expect([await counts(left), await counts(right)]).toEqual([
    { members: 0, agents: 0 },
    { members: 1, agents: 2 },
  ])
  expect(await p.wrong()).toEqual([])
})

test('[IM-79] what would make a circle, or no tree, is refused by name and changes nothing', async () => {
  const general = await p.add(2)
  const agent = await p.add(1, general)
  const sub = await p.add(1, agent)
  const player = await p.add(0, sub)
  const stranger = await p.add(1, null, { merchantId: p.otherId })
  expect(await move(agent, sub)).toBe('circle')
  expect(await move(agent, agent)).toBe('circle')
  expect(await move(general, agent)).toBe('general_agent')
  expect(await move(sub, agent)).toBe('same')
  expect(await move(sub, player)).toBe('no_agent')
  expect(await move(sub, stranger)).toBe('no_agent')
  expect(await move(stranger, agent)).toBe('nobody')
  expect(await move(await p.add(4), agent)).toBe('play_money')
  expect(await move(sub, await p.add(41))).toBe('play_money')
  expect(await line(player)).toEqual([general, agent, sub])
  expect(await p.wrong()).toEqual([])
})

test('[IM-79] no line is longer than a hundred, however it would come to be', async () => {
  let last = await p.add(1)
  const top = last
  for (let level = 1; level < 60; level += 1) last = await p.add(1, last)
  let other = await p.add(1)
  const root = other
  for (let level = 1; level < 60; level += 1) other = await p.add(1, other)
  expect(await move(root, last)).toBe('deep')
  expect(await line(root)).toEqual([])
  expect((await line(last))?.[0]).toBe(top)
})

test('[IM-79] a large team goes in pieces: at every moment each member has one whole line, and a killed move goes on', async () => {
  const [left, right] = [await p.add(2), await p.add(2)]
  const agent = await p.add(1, left)
  const sub = await p.add(1, agent)
  await p.admin.query(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
       upline_id, created_at) select $1, 'piece' || n, 'piece' || n, 'x', now(), 0, 'p', $2, now() from generate_series(1, 2500) n`,
    [p.merchantId, sub],
  )
  await count()
  expect(await begin(agent, right)).toBeNull()
  const paths = `select distinct path from agents.places where member_id in (select id from identity.members where upline_id = $1)`
  expect((await p.admin.query(paths, [sub])).rows).toEqual([{ path: [left, agent, sub] }])
  // While it is on its way nobody else moves, and whoever joins stands where the upline stands.
  expect(await begin(sub, left)).toBe('busy')
  const late = await p.add(0, sub)
  await here((tx) => sql`select agents.move_piece(1000)`.execute(tx))
  const lines = (await p.admin.query(paths, [sub])).rows.map(({ path }) => path.join())
  expect(lines.toSorted()).toEqual([[left, agent, sub].join(), [right, agent, sub].join()].toSorted())
  await Promise.all([1, 2, 3].map(() => carryOn(p.database.db, p.merchantId)))
  expect(await line(late)).toEqual([right, agent, sub])
  await count()
  expect([await counts(left), await counts(right)]).toEqual([
    { members: 0, agents: 0 },
    { members: 2501, agents: 2 },
  ])
  expect(await p.wrong()).toEqual([])
})

test('[IM-79] of two who would stand below each other at one moment one moves', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await p.add(1), await p.add(1)]
    const told = await Promise.all([begin(a, b), begin(b, a)])
    expect(told.filter((each) => each === null)).toHaveLength(1)
    expect(['circle', 'busy']).toContain(told.find((each) => each !== null))
    await carryOn(p.database.db, p.merchantId)
  }
  expect(await p.wrong()).toEqual([])
})

test('[IM-79] storms of moves, registrations and changes of role leave the tree as climbing says', async () => {
  const draw = drawsFrom(20261127)
  const people = [await p.add(2), await p.add(2), await p.add(2)]
  const oneOf = () => people[draw(people.length)] ?? 0n
  for (let n = 0; n < 40; n += 1) people.push(await p.add(1, oneOf()))
  const setType = (id: bigint, type: number) =>
    p.admin.query('update identity.members set type = $2 where id = $1 and type in (0, 1)', [id, type])
  for (let round = 0; round < 12; round += 1) {
    const work: Promise<unknown>[] = []
    for (let n = 0; n < 6; n += 1) work.push(p.add(draw(3) === 0 ? 1 : 0, oneOf()))
    for (let n = 0; n < 3; n += 1) work.push(move(oneOf(), oneOf()))
    const player = await p.add(0, oneOf())
    work.push(setType(player, 1), countNew(p.database.db, p.merchantId))
    await Promise.all(work)
  }
  await carryOn(p.database.db, p.merchantId)
  await count()
  expect(await p.wrong()).toEqual([])
  const { rows } = await p.admin.query('select from agents.moves where state = $1', ['done'])
  expect(rows.length).toBeGreaterThan(10)
})

test('[IM-79] members of before are filled in, in pieces and while others come and move', async () => {
  await p.admin.query('truncate agents.places, agents.below, agents.past_places, agents.moves')
  await p.admin.query(
    'update agents.filling set after_id = 0, ended_at = null, upto_id = (select max(id) from identity.members)',
  )
  const { rows } = await p.admin.query(
    'select id, upline_id from identity.members where upline_id is not null and merchant_id = $1 order by id desc limit 1',
    [p.merchantId],
  )
  const [asked] = rows
  expect((await line(BigInt(asked.id)))?.at(-1)).toBe(BigInt(asked.upline_id))
  const agent = await p.add(
    1,
    BigInt(
      (
        await p.admin.query(
          'select id from identity.members where type = 1 and upline_id is not null and merchant_id = $1 limit 1',
          [p.merchantId],
        )
      ).rows[0].id,
    ),
  )
  await Promise.all([
    fillPlaces(p.database.db),
    p.add(0, agent),
    move(agent, null),
    fillPlaces(p.database.db),
  ])
  await fillPlaces(p.database.db)
  await count()
  expect(await p.wrong()).toEqual([])
  expect((await p.admin.query('select from agents.filling where ended_at is not null')).rows).toHaveLength(1)
})

test('[IM-79] a frozen agent is passed over, cannot be joined under, and comes back as it was', async () => {
  const general = await p.add(2)
  const agent = await p.add(1, general)
  const member = await p.add(0, agent)
  const freeze = (what: 'frozen' | 'thawed', memberId = agent) =>
    freezeAgent(p.database.db, { merchantId: p.merchantId, memberId, what, ...signed })
  const chain = async () => {
    const path = (await line(member)) ?? []
    return chainOf(path, await here((tx) => agentState(tx, path)))
  }
  expect(await chain()).toEqual([general, agent])
  expect(await freeze('frozen', member)).toBe('no_agent')
  expect(await freeze('frozen')).toBeNull()
  expect(await freeze('frozen')).toBe('same')
  expect(await chain()).toEqual([general])
  expect(await line(member)).toEqual([general, agent])
  expect(await freeze('thawed')).toBeNull()
  expect(await chain()).toEqual([general, agent])
})

test('[IM-86] an accepted application makes an agent, and is accepted once', async () => {
  const { rows } = await p.admin.query(
    `insert into affiliates.applications (id, merchant_id, reference, name_sealed, contact_kind, contact_sealed, contact_index,
       plan) values (gen_random_uuid(), $1, 'J-7K2M-4QXN', 'n', 'phone', 'c', 'i', 'a plan') returning id`,
    [p.merchantId],
  )
  const [one, two] = [await p.add(0, null, { name: 'applied1' }), await p.add(0, null, { name: 'applied2' })]
  const make = (username: string, reference: string) =>
    makeAgent(p.database.db, {
      merchantId: p.merchantId,
      username,
      role: 'agent',
      reference,
      ...signed,
      at: new Date(),
    })
  expect(await make('applied1', 'J-0000-0000')).toEqual({ problem: 'no_application' })
  expect(await make('nobody-there', 'J-7K2M-4QXN')).toEqual({ problem: 'nobody' })
  expect(await make('applied1', 'J-7K2M-4QXN')).toEqual({ problem: null, code: 'APPLIED1' })
  expect(await make('applied2', 'J-7K2M-4QXN')).toEqual({ problem: 'application_decided' })
  const states = await here((tx) => agentState(tx, [one, two]))
  expect([...states]).toEqual([[one, 'active']])
  expect(
    (await p.admin.query('select state from affiliates.applications where id = $1', [rows[0].id])).rows,
  ).toEqual([{ state: 'accepted' }])
})

test('[platform 4.6] a sibling, an upline and a member of another brand are not below an agent', async () => {
  const general = await p.add(2)
  const [agent, sibling] = [await p.add(1, general), await p.add(1, general)]
  const mine = await p.add(0, agent, { name: 'minebelow' })
  const theirs = await p.add(0, sibling, { name: 'theirsbelow' })
  const other = await p.add(1, null, { merchantId: p.otherId })
  const found = (id: bigint) => here(async (tx) => (await placeBelow(tx, agent, id))?.id ?? null)
  expect([await found(agent), await found(mine)]).toEqual([agent, mine])
  expect([await found(general), await found(sibling), await found(theirs), await found(other)]).toEqual([
    null,
    null,
    null,
    null,
  ])
  const named = (name: string) => here((tx) => namedBelow(tx, agent, name))
  expect([await named('minebelow'), await named('theirsbelow'), await named('nobody')]).toEqual([
    mine,
    null,
    null,
  ])
  await inMerchant(p.database.db, p.otherId, async (tx) =>
    expect((await lineOf(tx, [mine])).get(mine)).toEqual([]),
  )
})
