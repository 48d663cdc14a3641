/** What a period pays, against the slow way: each bet walks up the line and leaves with each agent what that one has more. */
import { rateOf, tierAt } from '@jackfruit/agent-pay'
import { expect, test } from 'vitest'
import type { Terms } from '../contracts/terms.ts'
import { type Held, hand, type Kept, type Reckoned, reckon, type Team, withoutFrozen } from './reckon.ts'

function chance(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const plain: Omit<Terms, 'tiers'> = {
  ...{ period: 'daily' as const, onlyIfTeamLost: false, minActiveBet: 1n, retroTier: false, dividend: null },
  payer: 'PLATFORM',
}
const none = { stake: 0n, payout: 0n, bonuses: 0n, rebates: 0n, salaries: 0n, deposits: 0n }

interface Bet {
  readonly under: bigint
  readonly kind: string
  readonly valid: bigint
}

interface Tree {
  readonly held: readonly Held[]
  readonly chainOf: (id: bigint) => readonly bigint[]
  readonly bets: readonly Bet[]
  readonly active: ReadonlyMap<bigint, number>
}

/** A rate of each never above the one over it, so that every tree passes the test at saving. */
function randomTree(seed: number): Tree {
  const pick = chance(seed)
  const agents = Array.from({ length: 3 + pick(25) }, (_, at) => BigInt(at + 1))
  const uplines = new Map(agents.map((id) => [id, id === 1n ? null : BigInt(1 + pick(Number(id) - 1))]))
  const chainOf = (id: bigint): readonly bigint[] => {
    const above = uplines.get(id) ?? null
    return above === null ? [id] : [...chainOf(above), id]
  }
  const rates = new Map<bigint, readonly bigint[]>()
  const held = agents.flatMap((agentId): Held[] => {
    const uplineId = uplines.get(agentId) ?? null
    const above = uplineId === null ? [9_000n, 12_000n] : rates.get(uplineId)
    if (!above || pick(6) === 0) return []
    const low = BigInt(pick(Number(above[0] ?? 0n) + 1))
    const high = low + BigInt(pick(Number((above[1] ?? 0n) - low) + 1))
    rates.set(agentId, [low, high])
    const tiers = [
      { minValid: 0n, minActive: 0, rates: { '*': low, LIVE: low / 2n } },
      { minValid: 400_000n, minActive: 2, rates: { '*': high, LIVE: low / 2n } },
    ]
    return [{ contractId: agentId, version: 1, agentId, uplineId, hash: '', terms: { ...plain, tiers } }]
  })
  const bets = Array.from({ length: pick(60) }, () => ({
    under: agents[pick(agents.length)] ?? 1n,
    kind: pick(3) === 0 ? 'LIVE' : 'RNG',
    valid: BigInt(pick(90_000) - 4_000),
  }))
  const active = new Map(agents.map((id) => [id, 0]))
  for (const each of agents)
    if (pick(2) === 0) for (const above of chainOf(each)) active.set(above, (active.get(above) ?? 0) + 1)
  return { held, chainOf, bets, active }
}

function teamsOf({ chainOf, bets, active }: Tree): Map<bigint, Team> {
  const teams = new Map<bigint, Team>()
  for (const [id, count] of active) teams.set(id, { validByKind: {}, active: count, lost: 0n, result: none })
  for (const { under, kind, valid } of bets)
    for (const id of chainOf(under)) {
      const team = teams.get(id)
      if (team)
        teams.set(id, {
          ...team,
          validByKind: { ...team.validByKind, [kind]: (team.validByKind[kind] ?? 0n) + valid },
        })
    }
  return teams
}

/** Each bet climbs: whoever has a contract takes the difference to what was taken below, at the step that the team reached. */
function climb({ held, chainOf, bets }: Tree, teams: ReadonlyMap<bigint, Team>): Map<bigint, bigint> {
  const byAgent = new Map(held.map((each) => [each.agentId, each]))
  const rate = (id: bigint, kind: string): bigint => {
    const terms = byAgent.get(id)?.terms
    const team = teams.get(id)
    if (!terms || !team) return 0n
    const valid = Object.values(team.validByKind).reduce((sum, each) => sum + each, 0n)
    const place = tierAt(terms.tiers, { valid, active: team.active, lost: 0n })
    return place === null ? 0n : rateOf(terms.tiers[place]?.rates ?? {}, kind)
  }
  const earned = new Map<bigint, bigint>()
  for (const { under, kind, valid } of bets) {
    let taken = 0n
    for (const id of chainOf(under).toReversed()) {
      if (!byAgent.has(id)) {
        taken = 0n
        continue
      }
      const own = rate(id, kind)
      earned.set(id, (earned.get(id) ?? 0n) + (own - taken) * valid)
      taken = own
    }
  }
  return earned
}

const whole = 1_000_000n
const noCarry = (held: readonly Held[]): Map<bigint, Kept> =>
  new Map(
    held.map(({ agentId }) => [
      agentId,
      { carry: 0n, owed: 0n, before: { validByKind: {}, lost: 0n, topTier: -1 } },
    ]),
  )
const exactOf = ({ net, carryOut }: Reckoned): bigint => net * whole + carryOut

test('over 200 random trees a day pays each agent what its bets leave when each climbs the line by itself', () => {
  let paidSomething = 0
  for (let seed = 1; seed <= 200; seed++) {
    const tree = randomTree(seed)
    const teams = teamsOf(tree)
    const slow = climb(tree, teams)
    for (const each of reckon({ kind: 'daily', held: tree.held, teams, kept: noCarry(tree.held) })) {
      const expected = slow.get(each.held.agentId) ?? 0n
      // Nobody pays for bets that were taken back: below nothing is nothing.
      expect(exactOf(each), `seed ${seed}, agent ${each.held.agentId}`).toBe(expected > 0n ? expected : 0n)
      if (each.net > 0n) paidSomething++
    }
  }
  expect(paidSomething).toBeGreaterThan(500)
})

test('cut into windows in any way, the real-time salary of a tree comes to the same, to the last millionth', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const pick = chance(seed + 9_000)
    const one = randomTree(seed)
    // One step each: what is bet before a step is reached earns less, and that depends on where windows are cut.
    const held = one.held.map((each) => ({
      ...each,
      terms: {
        ...each.terms,
        tiers: each.terms.tiers.slice(0, 1).map((tier) => ({ ...tier, minValid: -(10n ** 12n) })),
      },
    }))
    const sums = (cuts: number) => {
      const pieces = Array.from({ length: cuts }, (): Bet[] => [])
      for (const bet of one.bets) pieces[pick(cuts)]?.push(bet)
      const kept = noCarry(held)
      const paid = new Map<bigint, bigint>()
      for (const bets of pieces) {
        const teams = teamsOf({ ...one, bets })
        const touched = new Map(
          [...teams].filter(([, { validByKind }]) => Object.keys(validByKind).length > 0),
        )
        for (const each of reckon({ kind: 'realtime', held, teams: touched, kept })) {
          const { agentId } = each.held
          paid.set(agentId, (paid.get(agentId) ?? 0n) + each.net * whole)
          const before = kept.get(agentId)?.before ?? { validByKind: {}, lost: 0n, topTier: -1 }
          kept.set(agentId, { carry: each.carryOut, owed: 0n, before })
        }
      }
      return new Map(
        held.map(({ agentId }) => [agentId, (paid.get(agentId) ?? 0n) + (kept.get(agentId)?.carry ?? 0n)]),
      )
    }
    expect(sums(1 + pick(12)), `seed ${seed}`).toEqual(sums(1))
  }
})

const chain = (payers: readonly Terms['payer'][]): Held[] =>
  [6_000n, 4_500n, 3_000n].map((rate, at) => ({
    ...{ contractId: BigInt(at), version: 1, agentId: BigInt(at + 1), hash: '' },
    uplineId: at === 0 ? null : BigInt(at),
    terms: {
      ...{ ...plain, payer: payers[at] ?? 'PLATFORM' },
      tiers: [{ minValid: 0n, minActive: 0, rates: { '*': rate } }],
    },
  }))
/** M under C bets 1,000,000, N directly under B 200,000. */
const examples = new Map<bigint, Team>(
  [1_200_000n, 1_200_000n, 1_000_000n].map((valid, at) => [
    BigInt(at + 1),
    { validByKind: { RNG: valid * 100n }, active: 2, lost: 0n, result: none },
  ]),
)
const netsOf = (reckoned: readonly Reckoned[]) => reckoned.map(({ net }) => net)
const units = (amounts: readonly number[]) => amounts.map((amount) => BigInt(amount * 100))

test('[CT-10] three agents in a line are paid 1,800, 2,400 and 3,000, whoever pays them', () => {
  const held = chain([])
  const reckoned = reckon({ kind: 'daily', held, teams: examples, kept: noCarry(held) })
  expect(netsOf(reckoned)).toEqual(units([1_800, 2_400, 3_000]))
  // Where the ones above pay, each is handed what it passes on, and keeps the same.
  const billed = chain(['PLATFORM', 'UPLINE', 'UPLINE'])
  const again = reckon({ kind: 'daily', held: billed, teams: examples, kept: noCarry(billed) })
  const handed = hand(again, noCarry(billed), new Set())
  expect([1n, 2n, 3n].map((id) => handed.get(id)?.received)).toEqual(units([7_200, 5_400, 3_000]))
  expect([1n, 2n, 3n].map((id) => handed.get(id)?.payerId)).toEqual([null, 1n, 2n])
})

test('a frozen agent is passed over: the platform keeps its part, or the next one above has it', () => {
  const held = chain(['PLATFORM', 'UPLINE', 'UPLINE'])
  const frozen = new Set([2n])
  const reckoned = reckon({ kind: 'daily', held, teams: examples, kept: noCarry(held) })
  const handed = hand(reckoned, noCarry(held), frozen)
  expect([1n, 2n, 3n].map((id) => handed.get(id)?.received)).toEqual(units([1_800, 0, 3_000]))
  expect(handed.get(2n)?.isWithheld).toBe(true)
  expect(handed.get(3n)?.payerId).toBeNull()
  const line = withoutFrozen(held, frozen)
  const passed = reckon({ kind: 'daily', held: line, teams: examples, kept: noCarry(line) })
  expect(passed.map(({ held: each, net }) => [each.agentId, net])).toEqual([
    [1n, 420_000n],
    [3n, 300_000n],
  ])
})

test('an AGGREGATE dividend below nothing is owed, and comes off the next', () => {
  const dividend = {
    ...{ mode: 'AGGREGATE' as const, keepsCarry: false, unit: 100n, lessSalaries: false },
    ...{ paymentFee: 0n, providerFee: 0n },
  }
  const held = chain([])
    .slice(0, 2)
    .map((each, at) => ({
      ...each,
      terms: {
        ...each.terms,
        dividend,
        tiers: [{ minValid: 0n, minActive: 0, rates: { '*': at === 0 ? 200_000n : 180_000n } }],
      },
    }))
  // B wins 36,000 for the house, the other branch of A loses 60,000.
  const lost = (stake: bigint, payout: bigint): Team => ({
    ...{ validByKind: { RNG: stake }, active: 3, lost: stake - payout },
    result: { ...none, stake, payout },
  })
  const teams = new Map([
    [1n, lost(10_000_000n, 12_400_000n)],
    [2n, lost(5_000_000n, 1_400_000n)],
  ])
  const reckoned = reckon({ kind: 'dividend', held, teams, kept: noCarry(held) })
  expect(netsOf(reckoned)).toEqual([-648_000n, 648_000n])
  const handed = hand(reckoned, noCarry(held), new Set())
  expect(handed.get(1n)).toMatchObject({ received: 0n, owedOut: 648_000n })
  const kept = noCarry(held)
  kept.set(1n, { carry: 0n, owed: 648_000n, before: { validByKind: {}, lost: 0n, topTier: -1 } })
  const good = new Map([[1n, lost(10_000_000n, 5_000_000n)]])
  const next = hand(reckon({ kind: 'dividend', held, teams: good, kept }), kept, new Set())
  expect(next.get(1n)).toMatchObject({ received: 1_000_000n - 648_000n, owedIn: 648_000n, owedOut: 0n })
})

test('a higher step of the real-time salary pays what was bet before it, once, where the contract says so', () => {
  const tiers = [
    { minValid: 0n, minActive: 0, rates: { '*': 1_000n } },
    { minValid: 10_000n, minActive: 0, rates: { '*': 2_000n } },
  ]
  const held = chain([])
    .slice(0, 1)
    .map((each) => ({ ...each, terms: { ...plain, retroTier: true, tiers } }))
  const window = (valid: bigint) =>
    new Map([[1n, { validByKind: { RNG: valid }, active: 0, lost: 0n, result: none }]])
  const kept = noCarry(held)
  const paid: bigint[] = []
  let before = { validByKind: { RNG: 0n }, lost: 0n, topTier: -1 }
  for (const valid of [6_000n, 6_000n, -8_000n, 8_000n]) {
    const [each] = reckon({ kind: 'realtime', held, teams: window(valid), kept })
    if (!each) throw new Error('nothing was reckoned')
    paid.push(exactOf(each) - (kept.get(1n)?.carry ?? 0n))
    before = {
      ...{ validByKind: { RNG: before.validByKind.RNG + valid }, lost: 0n, topTier: each.topTier },
    }
    kept.set(1n, { carry: each.carryOut, owed: 0n, before })
  }
  // The second step is reached, left by bets that were taken back, and reached again: its difference is paid once.
  expect(paid).toEqual([6_000_000n, 12_000_000n + 6_000_000n, -8_000_000n, 16_000_000n])
})
