/**
 * Random steps over HTTP and by the clock, raced by both sides: at no instant is anybody promised what is not there.
 * AGENT_ROUNDS walks on for longer; a hundred thousand steps walk through the pure machine.
 */
import { ceilingProblem } from '@jackfruit/agent-pay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  conditions,
  hourMs,
  midnight,
  openPayWorld,
  type PayWorld,
} from '../../../testing/agents/pay-world.ts'
import { type KeptTerms, termsFrom } from './terms.ts'

/** Of four presses at once; more of them until each answer was given that has to be met. */
const rounds = Number(process.env['AGENT_ROUNDS'] ?? 100)
const met = ['done', 'breaks_below', 'rate_above_own', 'contract_not_now']

let w: PayWorld
beforeAll(async () => {
  w = await openPayWorld()
})
afterAll(() => w.close())

function chance(seed: number) {
  let state = seed >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Row {
  readonly upline: bigint
  readonly downline: bigint
  readonly from: Date
  readonly to: Date | null
  readonly terms: KeptTerms
}

const cap = { '*': 20_000n }

/** At the beginning of each hour at which something begins or ends. */
async function demandSound(top: bigint): Promise<number> {
  const rows = await w.rowsOf<Row>(
    `select upline_id as upline, downline_id as downline, from_at as "from", nullif(to_at, 'infinity') as "to", t.terms
      from agents.spans s join agents.terms t using (merchant_id, hash) where s.to_at > s.from_at`,
  )
  const instants = [
    ...new Set(rows.flatMap(({ from, to }) => [from.getTime(), ...(to ? [to.getTime()] : [])])),
  ]
  let looked = 0
  for (const instant of instants) {
    const held = rows.filter(
      ({ from, to }) => from.getTime() <= instant && (to === null || to.getTime() > instant),
    )
    const byAgent = new Map(held.map((row) => [row.downline, row]))
    expect(byAgent.size).toBe(held.length)
    for (const { upline, downline, terms } of held) {
      const above = byAgent.get(upline)
      if (!above && upline !== top) throw new Error(`agent ${downline} is paid by nobody at ${instant}`)
      const problem = ceilingProblem(above ? termsFrom(above.terms) : null, termsFrom(terms), cap)
      if (problem) throw new Error(`agent ${downline}: ${problem.what} at ${new Date(instant).toISOString()}`)
      looked += 1
    }
  }
  return looked
}

test('[CT-07] [CT-08] whoever presses what, and at once, at no instant does a rate stand above what pays it', async () => {
  const pick = chance(7)
  const top = await w.agent()
  const agents: bigint[] = [top]
  const uplines = new Map<bigint, bigint>()
  for (let at = 0; at < 12; at++) {
    const upline = agents[pick(agents.length)] ?? top
    const agent = await w.agent(upline)
    agents.push(agent)
    uplines.set(agent, upline)
  }
  const contractOf = async (agent: bigint) =>
    (
      await w.rowsOf<{ id: bigint }>(
        `select id from agents.contracts where downline_id = $1 order by id desc limit 1`,
        [agent],
      )
    )[0]?.id
  const rate = () =>
    conditions([
      [0, 0, `0.${1 + pick(9)}`],
      [1000, 1, `1.${pick(9)}`],
    ])
  const done = new Map<string, number>()
  const press = async (): Promise<void> => {
    const agent = agents[1 + pick(agents.length - 1)] ?? top
    const upline = uplines.get(agent) ?? top
    const id = await contractOf(agent)
    const contractId = String(id ?? 1)
    const more = pick(2) === 0 ? { confirmTerminate: 1 + pick(3) } : {}
    const who = pick(2) === 0 ? agent : upline
    const offer = { action: 'offer', account: w.nameOf(agent), conditions: rate() }
    const steps = [
      () => w.step(upline, 'hourly', offer),
      () => w.step(agent, 'hourly', { action: 'accept', contractId, ...more }),
      () => w.step(agent, 'hourly', { action: 'accept', contractId, ...more }),
      () => w.step(upline, 'hourly', { action: 'change', contractId, conditions: rate(), ...more }),
      () => w.step(upline, 'hourly', { action: 'change', contractId, conditions: rate(), ...more }),
      () => w.step(who, 'hourly', { action: 'requestEnd', contractId }),
      () => w.step(who, 'hourly', { action: 'agreeEnd', contractId, ...more }),
      () => w.step(who, 'hourly', { action: 'declineEnd', contractId }),
      () => w.step(upline, 'hourly', { action: 'terminate', contractId, ...more }),
      () => w.step(agent, 'hourly', { action: 'request', conditions: rate() }),
      () => w.step(upline, 'hourly', { action: 'accept', contractId, ...more }),
    ]
    const step = steps[pick(steps.length)]
    if (!step) return
    const { message, success, status } = await step()
    expect(status).toBe(200)
    const said = success ? 'done' : message
    done.set(said, (done.get(said) ?? 0) + 1)
  }
  const isMet = () => met.every((said) => done.has(said))
  for (let round = 0; round < rounds || (!isMet() && round < 10 * rounds); round++) {
    await Promise.all([press(), press(), press(), press()])
    if (pick(3) === 0) w.set(w.now().getTime() + pick(50) * 60_000)
    if (pick(4) === 0) await w.run(['hourly'])
  }
  expect(w.now().getTime()).toBeGreaterThan(midnight + 2 * hourMs)
  expect(await demandSound(top)).toBeGreaterThan(4)
  for (const said of met) expect(done.get(said) ?? 0, said).toBeGreaterThan(0)
})
