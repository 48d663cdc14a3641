/** What agents see of their teams, over a real tree and a real ledger. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CentreTest, openCentreTest, type Person } from '../../../testing/agents/centre-world.ts'

let c: CentreTest
beforeAll(async () => {
  c = await openCentreTest()
}, 300_000)
afterAll(() => c.close())

test('[AC-08] [IM-82] the overview tells the sums of a team, who came, paid in and was active, and who stands out', async () => {
  const { top, agent, near, far } = await c.aTeam()
  await c.money(far, 'deposit', 500_000n)
  await c.play(far, 2_000n, { win: 500n })
  await c.play(far, 3_000n, { win: 4_000n, kind: 'LIVE' })
  await c.play(near, 900n)
  await c.money(near, 'rebate', 70n)
  await c.read()
  const { value } = await c.see(top, `agent/overview?from=${c.today}&to=${c.today}`)
  expect(value).toMatchObject({
    ...{ currency: 'MMK', today: c.today },
    counts: { members: 2, agents: 1, newMembers: 2, firstDeposits: 1, active: 1, isBestDay: false },
    countsBefore: { members: 0, newMembers: 0, firstDeposits: 0, active: 0 },
    figures: {
      ...{ rounds: 3, stake: '59.00', payout: '45.00', net: '14.00', valid: '39.00' },
      ...{ deposits: '5000.00', rebates: '0.70', bonuses: '0.00' },
    },
    figuresBefore: { rounds: 0, stake: '0.00' },
    branches: [
      { account: agent.name, isAgent: true, members: 1, figures: { valid: '30.00' } },
      { account: near.name, isAgent: false, figures: { valid: '9.00' } },
    ],
    days: [{ day: c.today, figures: { rounds: 3 } }],
  })
  const held = await c.admin.query(
    `select sum(a.balance)::text as held from ledger.accounts a where a.owner = any($1) and a.kind = 1`,
    [[near.id, far.id]],
  )
  expect(BigInt(String(value['teamBalance']).replace('.', ''))).toBe(BigInt(held.rows[0].held))
  expect((await c.see(agent, `agent/overview?${c.around}`)).value).toMatchObject({
    ...{
      counts: { members: 1, agents: 0, isBestDay: true, active: 1 },
      figures: { rounds: 2, valid: '30.00' },
    },
  })
  expect(await c.see(top, 'agent/overview?from=2026-01-01&to=2026-06-01')).toMatchObject({
    ...{ success: false, message: 'stretch_invalid' },
  })
  expect(await c.see(top, 'agent/overview?from=2026-02-02&to=2026-02-01')).toMatchObject({ success: false })
})

test('[AC-12] profit is told by kind and by line; what is under an agent adds up to the agent', async () => {
  const { top, agent, near, far } = await c.aTeam()
  await c.play(far, 2_000n, { win: 500n })
  await c.play(far, 3_000n, { kind: 'LIVE' })
  await c.play(near, 900n)
  await c.play(top, 100n)
  await c.read()
  const all = await c.see(top, `agent/profit?${c.around}`)
  expect(all.value).toMatchObject({
    total: { rounds: 4, stake: '60.00', net: '55.00' },
    kinds: [
      { kind: 'LIVE', figures: { stake: '30.00' } },
      { kind: 'RNG', figures: { stake: '30.00', net: '25.00' } },
    ],
    lists: [
      { account: agent.name, isAgent: true, figures: { valid: '50.00' } },
      { account: near.name, isAgent: false, figures: { valid: '9.00' } },
      { account: top.name, isAgent: false, figures: { valid: '1.00' } },
    ],
  })
  const byName = await c.see(top, `agent/profit?${c.around}&sort=account`)
  const names = (byName.value['lists'] as { account: string }[]).map(({ account }) => account)
  expect(names[0]).toBe(top.name)
  expect(names.toSorted()).toEqual([top.name, agent.name, near.name].toSorted())
  expect((await c.see(top, `agent/profit?${c.around}&below=${agent.id}`)).value).toMatchObject({
    total: { stake: '50.00' },
    lists: [{ account: far.name, figures: { stake: '50.00', net: '45.00' } }],
  })
  expect((await c.see(top, `agent/profit?${c.around}&account=${near.name}`)).value).toMatchObject({
    ...{ total: { stake: '9.00' }, lists: [{ account: near.name, figures: { stake: '9.00' } }] },
  })
})

test('[AC-12] lines come fifty at a time, by what counted or what was lost, each once', async () => {
  const top = await c.person(2, null)
  const many: Person[] = []
  for (let n = 0; n < 53; n += 1) many.push(await c.person(0, top))
  for (const [at, each] of many.entries()) await c.play(each, BigInt(100 + (at % 7)), { win: BigInt(at % 5) })
  await c.read()
  for (const sort of ['valid', 'net', 'account']) {
    const first = await c.see(top, `agent/profit?${c.around}&sort=${sort}`)
    const cursor = String(first.value['nextCursor'])
    const second = await c.see(top, `agent/profit?${c.around}&sort=${sort}&cursor=${cursor}`)
    const rows = [first, second].flatMap(
      ({ value }) => value['lists'] as { account: string; figures: Record<string, string> }[],
    )
    expect(second.value['nextCursor']).toBeNull()
    expect(new Set(rows.map(({ account }) => account)).size).toBe(53)
    if (sort === 'account') continue
    const figures = rows.map((row) => Number(row.figures[sort]))
    expect(figures).toEqual(figures.toSorted((a, b) => b - a))
  }
})

test('[AC-11] bets of a team are listed newest first, by member and category, as they stand now', async () => {
  const { top, agent, near, far } = await c.aTeam()
  await c.play(far, 2_000n, { win: 500n })
  const takeBack = await c.play(far, 700n)
  await c.play(near, 3_000n, { win: 4_000n, kind: 'LIVE' })
  await c.read()
  await takeBack()
  await c.read()
  const lists = async (who: Person, more = '') =>
    (await c.see(who, `agent/bets?${c.around}${more}`)).value['lists'] as Record<string, unknown>[]
  const [live, back, slot] = [
    {
      account: near.name,
      category: 'LIVE',
      stake: '30.00',
      valid: '10.00',
      net: '-10.00',
      status: 'settled',
    },
    { account: far.name, stake: '0.00', valid: '0.00', status: 'rolledBack' },
    { account: far.name, category: 'RNG', stake: '20.00', valid: '20.00', payout: '5.00', status: 'settled' },
  ]
  expect(await lists(top)).toMatchObject([live, back, slot])
  expect(await lists(agent)).toMatchObject([back, slot])
  expect(await lists(top, '&category=LIVE')).toMatchObject([live])
  expect(await lists(top, `&account=${far.name.toUpperCase()}`)).toMatchObject([back, slot])
})

test('[AC-11] a bet is opened with what moved, by whoever is above, and by nobody where it is hidden', async () => {
  const { top, agent, near } = await c.aTeam()
  await c.play(near, 2_000n, { win: 500n })
  await c.read()
  const [bet] = (await c.see(top, `agent/bets?${c.around}`)).value['lists'] as { id: string }[]
  const detail = (who: Person) => c.see(who, `agent/bets/detail?id=${bet?.id}`)
  expect((await detail(top)).value).toMatchObject({
    bet: { account: near.name, stake: '20.00', payout: '5.00' },
    movements: [
      { kind: 'stake', amount: '-20.00' },
      { kind: 'win', amount: '5.00' },
    ],
  })
  expect(await detail(agent)).toMatchObject({ success: false, message: 'bet_not_found' })
  await c.hide(near, true)
  expect(await detail(top)).toMatchObject({ success: false, message: 'bet_not_found' })
})

test('[AC-14] what moved in purses of a team is listed by kind and member, with its sign', async () => {
  const { top, near, far } = await c.aTeam()
  await c.money(far, 'deposit', 500_000n)
  await c.money(near, 'rebate', 70n)
  await c.read()
  const lists = async (more = '') =>
    (await c.see(top, `agent/transactions?${c.around}${more}`)).value['lists']
  expect(await lists()).toMatchObject([
    { account: near.name, kind: 'rebate', amount: '0.70' },
    { account: far.name, kind: 'deposit', amount: '5000.00' },
  ])
  expect(await lists('&type=deposit')).toMatchObject([{ account: far.name }])
  expect(await lists(`&account=${near.name}`)).toMatchObject([{ kind: 'rebate' }])
  expect(await lists('&type=withdraw')).toEqual([])
})

test('pages of bets follow each other, none twice and none lost', async () => {
  const { top, near } = await c.aTeam()
  for (let n = 0; n < 57; n += 1) await c.play(near, 100n)
  await c.read()
  const first = await c.see(top, `agent/bets?${c.around}`)
  const second = await c.see(top, `agent/bets?${c.around}&cursor=${first.value['nextCursor']}`)
  const ids = [first, second].flatMap(({ value }) => (value['lists'] as { id: string }[]).map(({ id }) => id))
  expect([new Set(ids).size, second.value['nextCursor']]).toEqual([57, null])
})
