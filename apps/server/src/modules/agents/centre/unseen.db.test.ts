/** What agents never see of their teams, what entries of the centre stand on, and whether its sums are what members did. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CentreTest, openCentreTest, type Person } from '../../../testing/agents/centre-world.ts'
import { checkDay } from '../figures/check.ts'
import { beginMove, carryOn } from '../tree/move.ts'

let c: CentreTest
beforeAll(async () => {
  c = await openCentreTest()
}, 300_000)
afterAll(() => c.close())

test('who hides its play is in the sums of the team, and in no list of bets and no figure of its own', async () => {
  const { top, near, far } = await c.aTeam()
  await c.play(near, 900n)
  await c.play(far, 500n)
  await c.read()
  expect(await c.hide(near, true)).toMatchObject({ success: true, value: { isHidden: true } })
  expect(await c.hide(near, true)).toMatchObject({ success: true })
  const bets = await c.see(top, `agent/bets?${c.around}`)
  expect(bets.value).toMatchObject({ hidden: 1, lists: [{ account: far.name }] })
  expect((await c.see(top, `agent/bets?${c.around}&account=${near.name}`)).value).toMatchObject({ lists: [] })
  const profit = await c.see(top, `agent/profit?${c.around}`)
  expect(profit.value).toMatchObject({ total: { stake: '14.00' }, lists: [{ figures: { stake: '5.00' } }] })
  expect((await c.see(top, `agent/profit?${c.around}&account=${near.name}`)).value).toMatchObject({
    ...{ total: { stake: '0.00' }, kinds: [], lists: [{ isHidden: true, figures: { stake: '0.00' } }] },
  })
  const shown = JSON.stringify((await c.see(top, `agent/overview?${c.around}`)).value['branches'])
  expect(shown).not.toContain(near.name)
  expect((await c.see(near, 'play/privacy')).value).toEqual({ isHidden: true })
  expect(await c.hide(near, false)).toMatchObject({ value: { isHidden: false } })
  expect((await c.see(top, `agent/bets?${c.around}`)).value).toMatchObject({ hidden: 0 })
})

test('sibling, upline, another tree and another brand are answered as somebody who is not there', async () => {
  const { top, agent, near } = await c.aTeam()
  const other = await c.person(2, null)
  const strange = await c.person(2, null, 'demoinr')
  const notFound = { success: false, message: 'downline_not_found' }
  for (const path of ['agent/bets', 'agent/transactions', 'agent/profit'])
    for (const [who, name] of [
      [agent, near.name],
      [agent, top.name],
      [other, near.name],
      [top, strange.name],
      [top, 'nobody'],
    ] as const)
      expect(await c.see(who, `${path}?${c.around}&account=${name}`)).toMatchObject(notFound)
  for (const id of [top.id, near.id, other.id, strange.id, 999_999_999n])
    expect(await c.see(agent, `agent/profit?${c.around}&below=${id}`)).toMatchObject(notFound)
  for (const path of ['overview', 'bets', 'transactions', 'profit', 'income'])
    expect((await c.see(near, `agent/${path}?${c.around}`)).status).toBe(403)
  const theirs = await c.see(strange, `agent/overview?${c.around}`, 'second.localhost')
  expect(theirs.value).toMatchObject({ currency: 'INR', figures: { rounds: 0 } })
})

test('[AC-15] [AC-16] [AC-17] [AC-18] [EN-24] [EN-25] [EN-26] [EN-27] [EN-28] entries of pay follow the switches of the brand and the contracts of the agent', async () => {
  const { top } = await c.aTeam()
  const none = { dividend: false, daily: false, hourly: false, realtime: false }
  const waiting = { dividend: 1, daily: 0, hourly: 0, realtime: 2 }
  c.pay.facts = { entries: { ...none, dividend: true, hourly: true }, waiting, overdue: 150n }
  const { value } = await c.see(top, 'agent/consolidated')
  expect(value).toMatchObject({
    ...{
      enableCt: true,
      dailySalary: false,
      hourSalary: true,
      agentRealtimeSalary: false,
      salary: true,
      waiting,
    },
    funds: { currency: 'MMK', held: '0.00', overdue: '1.50' },
  })
  c.pay.facts = { ...c.pay.facts, entries: none }
  expect((await c.see(top, 'agent/consolidated')).value).toMatchObject({ enableCt: false, salary: false })
})

test('[AC-13] income is told by day and kind, with its sums', async () => {
  const { top } = await c.aTeam()
  c.pay.earned = [
    { day: '2026-11-02', kind: 'daily', amount: 500n },
    { day: '2026-11-01', kind: 'daily', amount: 300n },
    { day: '2026-11-02', kind: 'realtime', amount: 7n },
    { day: '2026-11-02', kind: 'realtime', amount: 8n },
    { day: '2026-10-31', kind: 'dividend', amount: 9_999n },
  ]
  expect((await c.see(top, 'agent/income?from=2026-11-01&to=2026-11-02')).value).toEqual({
    currency: 'MMK',
    total: { dividend: '0.00', daily: '8.00', hourly: '0.00', realtime: '0.15' },
    days: [
      { day: '2026-11-02', dividend: '0.00', daily: '5.00', hourly: '0.00', realtime: '0.15' },
      { day: '2026-11-01', dividend: '0.00', daily: '3.00', hourly: '0.00', realtime: '0.00' },
    ],
  })
})

test('[AC-07] what is announced to agents is in their centre, and nowhere on the site', async () => {
  const { top } = await c.aTeam()
  await c.admin.query(
    `insert into content.announcements (merchant_id, type, platforms, titles, contents, on_home)
     values ($1, 'B', '{AC}', '{"EN": "For agents"}', '{"EN": "<p>Rates</p>"}', true)`,
    [c.merchantId],
  )
  const { value } = await c.see(top, 'agent/announcements?language=EN')
  expect(value).toMatchObject({ lists: [{ title: 'For agents', content: '<p>Rates</p>' }], nextCursor: null })
  for (const path of ['announcements?language=EN', 'notices?language=EN'])
    expect(JSON.stringify((await c.see(top, path)).value)).not.toContain('For agents')
})

test('[IM-79] who moves takes the purse along; what was done before stays with the old line, and is not shown to the new', async () => {
  const [left, right] = [await c.person(2, null), await c.person(2, null)]
  const agent = await c.person(1, left)
  const member = await c.person(0, agent)
  await c.play(member, 1_000n)
  await c.read()
  const balances = async () =>
    Promise.all(
      [left, right].map(async (who) => (await c.see(who, `agent/overview?${c.around}`)).value['teamBalance']),
    )
  const [held] = await balances()
  expect(held).not.toBe('0.00')
  const signed = { by: 'Daw Hla', why: 'agreed with both' }
  const moving = { merchantId: c.merchantId, memberId: agent.id, uplineId: right.id, ...signed }
  expect(await beginMove(c.w.database.db, moving, async () => {})).toBeNull()
  await carryOn(c.w.database.db, c.merchantId)
  await c.play(member, 300n)
  await c.read()
  const [before, after] = await balances()
  expect(before).toBe('0.00')
  expect(Number(after)).toBe(Number(held) - 3)
  const stakeOf = async (who: Person) =>
    ((await c.see(who, `agent/overview?${c.around}`)).value['figures'] as Record<string, string>)['stake']
  expect([await stakeOf(left), await stakeOf(right)]).toEqual(['10.00', '3.00'])
  const bets = (await c.see(right, `agent/bets?${c.around}&account=${member.name}`)).value['lists']
  expect(bets).toMatchObject([{ stake: '3.00' }])
})

test('[IM-82] the sums of a day are what members did, and a check finds what is not', async () => {
  const { near, far } = await c.aTeam()
  const takeBack = await c.play(far, 2_000n)
  await c.play(near, 900n)
  c.withheld.add(near.id)
  await c.money(far, 'deposit', 500_000n)
  await c.play(near, 800n)
  await c.read()
  c.withheld.clear()
  await takeBack()
  await c.read()
  const check = () => checkDay(c.w.database.db, c.w.faces.activity, c.merchantId, c.today)
  const sound = await check()
  expect(sound).toMatchObject({ differences: [] })
  expect(sound.deeds).toBeGreaterThan(5)
  expect(sound.sums).toBeGreaterThan(20)
  await c.admin.query(`update agents.days set stake = stake + 1 where subject = $1 and kind = '*'`, [near.id])
  expect((await check()).differences).toEqual([
    expect.stringMatching(new RegExp(`stake of member ${near.id} .* all kinds are 1701, and should be 1700`)),
  ])
  await c.admin.query(`update agents.days set stake = stake - 1 where subject = $1 and kind = '*'`, [near.id])
  await c.admin.query(`delete from agents.counted where member_id = $1 and not is_listed`, [far.id])
  const after = (await check()).differences
  expect(after.some((line) => line.includes('was never counted'))).toBe(true)
  expect(after.some((line) => line.startsWith(`on ${c.today}: stake of team`))).toBe(true)
})
