/** Contracts over HTTP: offered, agreed, changed and ended, by whom they may be, once however often it is pressed. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import {
  conditions,
  dayMs,
  hourMs,
  midnight,
  openPayWorld,
  type PayWorld,
} from '../../../testing/agents/pay-world.ts'
import { endContractsOf } from './clock.ts'
import { badgesOf } from './facts.ts'

let w: PayWorld
let day = 0
beforeAll(async () => {
  w = await openPayWorld()
})
afterAll(() => w.close())
/** Each test has a day of its own, ten o'clock in the morning. */
beforeEach(() => {
  day += 30
  w.set(midnight + day * dayMs + 10 * hourMs)
})
const today = () => new Date(midnight + day * dayMs)
const tomorrow = () => new Date(midnight + (day + 1) * dayMs)

const half = conditions([[0, 0, '0.5']])
const rated = (rate: string) => conditions([[0, 0, rate]])

/** A general agent, an agent below, and one below that. */
async function aLine() {
  const top = await w.agent()
  const agent = await w.agent(top)
  return { top, agent, low: await w.agent(agent) }
}

const stateOf = async (id: string) =>
  (await w.rowsOf<{ state: string }>('select state from agents.contracts where id = $1', [id]))[0]?.state
const spansOf = (id: string) =>
  w.rowsOf<{ version: number; from_at: Date; to_at: Date }>(
    `select version, from_at, nullif(to_at, 'infinity') as to_at from agents.spans where contract_id = $1 order by id`,
    [id],
  )

test('[CT-01] an offer that is accepted is in force on both sides, with both words, from the beginning of the day', async () => {
  const { top, agent } = await aLine()
  const offered = await w.step(top, 'daily', {
    ...{ action: 'offer', account: w.nameOf(agent), conditions: half },
  })
  expect(offered.value).toMatchObject({ state: 'offered', askedBy: 'upline', version: 1, startsAt: null })
  expect(await w.told(agent)).toMatchObject([{ kind: 'contract_offered', facts: { account: w.nameOf(top) } }])
  const id = String(offered.value['id'])
  const accepted = await w.step(agent, 'daily', { action: 'accept', contractId: id })
  expect(accepted.value).toMatchObject({
    ...{ state: 'active', askedBy: null, upline: w.nameOf(top), downline: w.nameOf(agent) },
    startsAt: today().toISOString(),
    acceptances: [{ by: 'upline' }, { by: 'downline' }],
    now: { from: today().toISOString(), to: tomorrow().toISOString(), valid: '0.00', amount: '0.00' },
  })
  expect(await w.told(top)).toMatchObject([{ kind: 'contract_agreed', facts: { account: w.nameOf(agent) } }])
  const words = await w.rowsOf(
    'select side, member_id, ip, language, hash from agents.acceptances where contract_id = $1',
    [id],
  )
  expect(words).toMatchObject([
    { side: 'upline', member_id: top, ip: '127.0.0.1', hash: accepted.value['hash'] },
    { side: 'downline', member_id: agent, ip: '127.0.0.1', hash: accepted.value['hash'] },
  ])
  expect(await w.see(agent, 'daily')).toMatchObject({
    ...{ own: { id, state: 'active' }, contracts: [], payments: [] },
    cap: [{ kind: '*', rate: '0.5000' }],
  })
  expect(await w.see(top, 'daily')).toMatchObject({
    ...{ own: null, contracts: [{ id, state: 'active' }] },
    cap: [{ kind: '*', rate: '2.0000' }],
  })
  const badges = await inMerchant(w.db, w.merchantId, (tx) => badgesOf(tx, w.merchantId, top, [agent]))
  expect(badges.get(agent)).toEqual([{ kind: 'daily', state: 'active', rate: '0.5000' }])
})

test('[CT-02] [CT-03] an offer is rejected by who was offered, or taken back by who offered, and nobody is bound', async () => {
  const { top, agent } = await aLine()
  for (const [who, action, state] of [
    [agent, 'reject', 'rejected'],
    [top, 'cancel', 'cancelled'],
  ] as const) {
    const { value } = await w.step(top, 'daily', {
      ...{ action: 'offer', account: w.nameOf(agent), conditions: half },
    })
    const contractId = String(value['id'])
    const other = who === agent ? top : agent
    expect(await w.step(other, 'daily', { action, contractId })).toMatchObject({
      message: 'contract_not_now',
    })
    expect(await w.step(who, 'daily', { action, contractId })).toMatchObject({ value: { state } })
    expect(await w.step(agent, 'daily', { action: 'accept', contractId })).toMatchObject({
      message: 'contract_not_now',
    })
    expect(await spansOf(contractId)).toEqual([])
  }
})

test('[CT-05] [CT-06] a contract and its end are asked for, and the other side sees it and answers', async () => {
  const { top, agent } = await aLine()
  const asked = await w.step(agent, 'dividend', { action: 'request', conditions: rated('20') })
  expect(asked.value).toMatchObject({ state: 'requested', askedBy: 'downline' })
  const contractId = String(asked.value['id'])
  expect(await w.see(top, 'dividend')).toMatchObject({ contracts: [{ id: contractId, state: 'requested' }] })
  expect(await w.step(agent, 'dividend', { action: 'accept', contractId })).toMatchObject({
    message: 'contract_not_now',
  })
  expect(await w.step(top, 'dividend', { action: 'accept', contractId })).toMatchObject({ success: true })
  await w.step(agent, 'dividend', { action: 'requestEnd', contractId })
  expect(await w.see(top, 'dividend')).toMatchObject({
    contracts: [{ state: 'endRequested', askedBy: 'downline' }],
  })
  expect(await w.step(top, 'dividend', { action: 'declineEnd', contractId })).toMatchObject({
    value: { state: 'active' },
  })
  await w.step(top, 'dividend', { action: 'requestEnd', contractId })
  const over = await w.step(agent, 'dividend', { action: 'agreeEnd', contractId })
  expect(over.value).toMatchObject({ state: 'terminated', endsAt: tomorrow().toISOString() })
  expect((await w.told(top)).map(({ kind }) => kind)).toEqual([
    ...['contract_asked', 'contract_end_asked', 'contract_ended'],
  ])
})

test('[CT-04] a contract that is terminated holds to the end of the period, and the next begins there', async () => {
  const { top, agent } = await aLine()
  const contractId = await w.contract('daily', top, agent, half)
  expect(await w.step(agent, 'daily', { action: 'terminate', contractId })).toMatchObject({
    message: 'contract_not_now',
  })
  await w.step(top, 'daily', { action: 'terminate', contractId })
  expect(await spansOf(contractId)).toMatchObject([{ from_at: today(), to_at: tomorrow() }])
  const next = await w.contract('daily', top, agent, rated('0.6'))
  expect(await spansOf(next)).toMatchObject([{ from_at: tomorrow(), to_at: null }])
})

test('[CT-07] [CT-08] who lowers a rate is told what it breaks below; without a word nothing changes, with it those contracts end', async () => {
  const { top, agent, low } = await aLine()
  const lowest = await w.agent(low)
  const above = await w.contract('daily', top, agent, rated('0.6'))
  const below = await w.contract('daily', agent, low, rated('0.5'))
  const deep = await w.contract('daily', low, lowest, rated('0.1'))
  const change = { action: 'change', contractId: above, conditions: rated('0.3') }
  const warned = await w.step(top, 'daily', change)
  expect(warned).toMatchObject({
    ...{ success: false, message: 'breaks_below' },
    value: { count: 2, accounts: [w.nameOf(low), w.nameOf(lowest)] },
  })
  expect(await w.step(top, 'daily', { ...change, confirmTerminate: 1 })).toMatchObject({
    message: 'breaks_below',
  })
  expect([await stateOf(above), await stateOf(below), await stateOf(deep)]).toEqual([
    ...['active', 'active', 'active'],
  ])
  expect(await w.step(top, 'daily', { ...change, confirmTerminate: 2 })).toMatchObject({
    value: { state: 'changeOffered', offered: { tiers: [{ rates: [{ rate: '0.3000' }] }] } },
  })
  // Who would be bound by less agrees to what it loses below, too; and says no as easily.
  expect(await w.step(agent, 'daily', { action: 'accept', contractId: above })).toMatchObject({
    message: 'breaks_below',
  })
  await w.step(agent, 'daily', { action: 'reject', contractId: above })
  expect([await stateOf(above), await stateOf(below)]).toEqual(['active', 'active'])
  await w.step(top, 'daily', { ...change, confirmTerminate: 2 })
  const agreed = await w.step(agent, 'daily', { action: 'accept', contractId: above, confirmTerminate: 2 })
  expect(agreed.value).toMatchObject({ state: 'active', version: 3, offered: null })
  expect([await stateOf(below), await stateOf(deep)]).toEqual(['terminated', 'terminated'])
  expect(await spansOf(above)).toMatchObject([
    { version: 1, from_at: today(), to_at: tomorrow() },
    { version: 3, from_at: tomorrow(), to_at: null },
  ])
  for (const id of [below, deep]) expect(await spansOf(id)).toMatchObject([{ to_at: tomorrow() }])
  for (const who of [agent, low, lowest])
    expect((await w.told(who)).map(({ kind }) => kind)).toContain('contract_broken')
  // Those who lost theirs may be offered another at once.
  expect(
    await w.step(agent, 'daily', { action: 'offer', account: w.nameOf(low), conditions: rated('0.3') }),
  ).toMatchObject({ success: true })
})

test('a raise holds from the beginning of the period that runs, and no rate goes above the own or the brand’s', async () => {
  const { top, agent, low } = await aLine()
  const id = await w.contract('daily', top, agent, rated('0.4'))
  w.set(w.now().getTime() + 3 * hourMs)
  await w.step(top, 'daily', { action: 'change', contractId: id, conditions: rated('0.6') })
  await w.step(agent, 'daily', { action: 'accept', contractId: id })
  expect(await spansOf(id)).toMatchObject([
    { version: 1, from_at: today(), to_at: today() },
    { version: 2, from_at: today(), to_at: null },
  ])
  const offer = (rate: string) => ({ action: 'offer', account: w.nameOf(low), conditions: rated(rate) })
  expect(await w.step(agent, 'daily', offer('0.6001'))).toMatchObject({ message: 'rate_above_own' })
  expect(await w.step(agent, 'daily', offer('2.0001'))).toMatchObject({ message: 'rate_above_cap' })
  expect(await w.step(agent, 'daily', offer('0.6'))).toMatchObject({ success: true })
  // Of a kind of which an agent has nothing it promises nothing.
  expect(await w.step(agent, 'hourly', offer('0.1'))).toMatchObject({ message: 'rate_above_own' })
})

test('steps rise in every respect, and each kind of pay has its own rules', async () => {
  const { top, agent } = await aLine()
  const account = w.nameOf(agent)
  const refused = async (kind: 'daily' | 'hourly' | 'realtime' | 'dividend', said: object) =>
    expect(await w.step(top, kind, { action: 'offer', account, conditions: said })).toMatchObject({
      message: 'tiers_invalid',
    })
  await refused(
    'daily',
    conditions([
      [1000, 1, '0.3'],
      [500, 2, '0.4'],
    ]),
  )
  await refused(
    'daily',
    conditions([
      [1000, 1, '0.3'],
      [2000, 2, '0.2'],
    ]),
  )
  await refused('hourly', { ...rated('0.1'), period: 'weekly' })
  await refused('realtime', { ...rated('0.1'), payer: 'UPLINE' })
  await refused('dividend', { ...rated('10'), step: '100.00' })
  const ofSlots = [{ minValid: '0.00', minActive: 0, minLoss: null, rates: [{ kind: 'RNG', rate: '10' }] }]
  await refused('dividend', { ...rated('10'), tiers: ofSlots })
  expect(
    await w.step(top, 'daily', { action: 'offer', account, conditions: { ...half, period: 'yearly' } }),
  ).toMatchObject({
    status: 400,
  })
  for (const period of ['daily', 'weekly', 'semimonthly', 'monthly'])
    expect(
      (
        await w.step(top, 'dividend', {
          action: 'offer',
          account: w.nameOf(await w.agent(top)),
          conditions: { ...rated('10'), period },
        })
      ).value,
    ).toMatchObject({ terms: { period } })
})

test('strangers, siblings, other brands and other kinds are answered like what is not there', async () => {
  const { top, agent, low } = await aLine()
  const sibling = await w.agent(top)
  const contractId = await w.contract('daily', top, agent, half)
  for (const who of [sibling, low, await w.agent()])
    for (const action of ['accept', 'cancel', 'terminate', 'requestEnd'])
      expect(await w.step(who, 'daily', { action, contractId })).toMatchObject({
        message: 'contract_not_found',
      })
  expect(await w.step(top, 'hourly', { action: 'terminate', contractId })).toMatchObject({
    message: 'contract_not_found',
  })
  expect(await w.step(top, 'daily', { action: 'terminate', contractId }, 'second.localhost')).toMatchObject({
    success: false,
  })
  expect(await stateOf(contractId)).toBe('active')
  for (const account of [w.nameOf(low), w.nameOf(top), 'nobody'])
    expect(await w.step(top, 'daily', { action: 'offer', account, conditions: half })).toMatchObject({
      message: 'downline_not_found',
    })
  const asMember = await w.world.ask('GET', '/wps/v2/agent/salary/daily', {
    headers: { 'x-member': `${agent}:0` },
  })
  expect([asMember.status, (await w.world.ask('GET', '/wps/v2/agent/salary/daily')).status]).toEqual([
    403, 401,
  ])
})

test('a frozen agent agrees to nothing, and where the brand has no such entry nobody does', async () => {
  const { top, agent } = await aLine()
  const { value } = await w.step(top, 'daily', {
    action: 'offer',
    account: w.nameOf(agent),
    conditions: half,
  })
  await w.admin.query(`update identity.members set status = 'frozen' where id = $1`, [agent])
  expect(await w.step(agent, 'daily', { action: 'accept', contractId: String(value['id']) })).toMatchObject({
    message: 'account_frozen',
  })
})

test('the same press is one contract, another under its key is refused, and of fifty at once one stands', async () => {
  const { top, agent } = await aLine()
  const key = randomUUID()
  const offer = { action: 'offer', account: w.nameOf(agent), conditions: half }
  const same = await Promise.all(Array.from({ length: 20 }, () => w.step(top, 'daily', { ...offer, key })))
  expect(new Set(same.map(({ value }) => value['id'])).size).toBe(1)
  expect(await w.step(top, 'daily', { ...offer, conditions: rated('0.4'), key })).toMatchObject({
    message: 'key_conflict',
  })
  const contractId = String(same[0]?.value['id'])
  const others = await Promise.all(Array.from({ length: 20 }, () => w.step(top, 'daily', offer)))
  expect(others.every(({ message }) => message === 'contract_stands')).toBe(true)
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => w.step(agent, 'daily', { action: 'accept', contractId })),
    ...Array.from({ length: 10 }, () => w.step(top, 'daily', { action: 'cancel', contractId })),
  ])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('seven days without an answer: an offer lapses, a change leaves the old terms, a wish to end is granted', async () => {
  const { top, agent, low } = await aLine()
  const lone = await w.agent(top)
  const offered = await w.step(top, 'daily', { action: 'offer', account: w.nameOf(lone), conditions: half })
  const held = await w.contract('daily', top, agent, half)
  const below = await w.contract('daily', agent, low, rated('0.2'))
  const lapsing = await w.contract('hourly', top, agent, half)
  await w.step(top, 'hourly', { action: 'change', contractId: lapsing, conditions: rated('0.9') })
  await w.step(agent, 'daily', { action: 'requestEnd', contractId: held })
  w.set(w.now().getTime() + 7 * dayMs - 1000)
  await w.run([])
  expect(await stateOf(held)).toBe('endRequested')
  w.set(w.now().getTime() + 2000)
  await w.run([])
  expect(await stateOf(String(offered.value['id']))).toBe('expired')
  expect([await stateOf(held), await stateOf(below), await stateOf(lapsing)]).toEqual([
    ...['terminated', 'terminated', 'active'],
  ])
  expect((await w.told(low)).map(({ kind }) => kind)).toContain('contract_broken')
})

test('who is moved under another loses the contract with the period, and all that hung on it', async () => {
  const { top, agent, low } = await aLine()
  const id = await w.contract('daily', top, agent, half)
  const below = await w.contract('daily', agent, low, rated('0.2'))
  await inMerchant(w.db, w.merchantId, (tx) =>
    endContractsOf(tx, w.pay, { merchantId: w.merchantId, memberId: agent }),
  )
  expect([await stateOf(id), await stateOf(below)]).toEqual(['terminated', 'terminated'])
  for (const each of [id, below]) expect(await spansOf(each)).toMatchObject([{ to_at: tomorrow() }])
})

test('what was agreed to cannot be changed, not by the owner of the tables', async () => {
  const { top, agent } = await aLine()
  await w.contract('daily', top, agent, half)
  for (const table of ['terms', 'versions', 'acceptances'])
    await expect(w.admin.query(`update agents.${table} set hash = hash`)).rejects.toThrow('never changed')
})
