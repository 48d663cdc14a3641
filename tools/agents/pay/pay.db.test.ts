import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  conditions,
  dayMs,
  hourMs,
  midnight,
  openPayWorld,
  type PayWorld,
} from '../../../apps/server/src/testing/agents/pay-world.ts'
import type { Desk } from '../wing.ts'
import { deskOf } from './pay.ts'

let w: PayWorld
let desk: Pick<Desk, 'answer'>
const signed = { by: 'Daw Hla', why: 'agreed by mail' }
beforeAll(async () => {
  w = await openPayWorld()
  desk = deskOf({ world: w.pay, merchantId: w.merchantId })
})
afterAll(() => w.close())

test('operators offer an agent at the top a contract, see it agreed to, and end it with what hangs on it', async () => {
  const top = await w.agent()
  const low = await w.agent(top)
  const name = w.nameOf(top)
  const [offered] = await desk.answer('offer', [name, 'daily', '1.2'], signed)
  const id = offered?.match(/contract (\d+),/)?.[1] ?? ''
  expect(await w.step(top, 'daily', { action: 'accept', contractId: id })).toMatchObject({ success: true })
  await w.contract('daily', top, low, conditions([[0, 0, '1']]))
  expect(await desk.answer('contracts', [name], {})).toEqual([
    expect.stringMatching(new RegExp(`daily ${name} > ${w.nameOf(low)}, active, version 1.*1.0000%`)),
    expect.stringMatching(new RegExp(`${id} daily the brand > ${name}, active, version 1.*1.2000%`)),
  ])
  await expect(desk.answer('end', [name, id], signed)).rejects.toThrow('1 contracts below would end with it')
  await expect(desk.answer('end', [name, id, '1'], {})).rejects.toThrow('--by and --why')
  expect(await desk.answer('end', [name, id, '1'], signed)).toEqual([
    `Contract ${id} with ${name} ends with the period.`,
  ])
  expect(await desk.answer('contracts', [w.nameOf(low)], {})).toEqual([expect.stringContaining('terminated')])
  const words = await w.rowsOf('select operator from agents.acceptances where contract_id = $1 order by at', [
    id,
  ])
  expect(words).toMatchObject([{ operator: 'Daw Hla: agreed by mail' }, { operator: null }])
})

test('what is due is paid by hand, once, and what agents owe below them is listed', async () => {
  const top = await w.agent()
  const a = await w.agent(top)
  await w.contract('daily', top, a, { ...conditions([[0, 0, '0.5']]), payer: 'UPLINE' })
  w.did(a, w.now().getTime() + hourMs, 1_000_000n)
  w.set(midnight + dayMs + 3 * hourMs)
  const [run] = await desk.answer('pay', [], {})
  expect(run).toMatch(/^daily daily .*: \d+ payouts, all paid$/)
  await desk.answer('pay', [], {})
  expect(await desk.answer('bills', [], {})).toEqual([
    expect.stringMatching(new RegExp(`^${w.nameOf(top)} owes ${w.nameOf(a)} 50.00 MMK of daily, due until`)),
  ])
  expect(await desk.answer('runs', [], {})).toHaveLength(1)
})

test.each([
  [['offer', ['nobody', 'daily', '1']], 'There is no member nobody.'],
  [['contracts', ['nobody']], 'There is no member nobody.'],
] as const)('%j is refused with what is wrong', async ([what, words], why) => {
  await expect(desk.answer(what, words, signed)).rejects.toThrow(why)
})
