/** What has to hold for any tiers, trees and windows (platform conventions 9). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  brokenBy,
  ceilingProblem,
  dividendOf,
  type Held,
  salaryGross,
  type Tier,
  whole,
  windowPay,
} from './index.ts'

test('real-time salary: whatever the windows, what is paid and what is left are the rate times the bets', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(-1_000_000n, 10_000_000n), { maxLength: 300 }),
      fc.bigInt(0n, 20_000n),
      (valids, rate) => {
        let [paid, carry] = [0n, 0n]
        for (const valid of valids) {
          const done = windowPay({
            own: { rates: { '*': rate }, validByKind: { RNG: valid } },
            below: [],
            carry,
          })
          expect(done.pay >= 0n).toBe(true)
          paid += done.pay
          carry = done.carry
        }
        const bet = valids.reduce((sum, each) => sum + each, 0n)
        expect(paid * whole + carry).toBe(bet * rate)
        expect(carry < whole).toBe(true)
      },
    ),
  )
})

test('real-time salary: in a million windows nothing drifts', () => {
  const [rate, below] = [1_237n, 411n]
  let [paid, carry, bet, theirs, state] = [0n, 0n, 0n, 0n, 1]
  for (let window = 0; window < 1_000_000; window++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // One in eight takes back more than is bet.
    const valid = BigInt((state >>> 8) % 9_973) * ((state >>> 28) % 8 === 0 ? -1n : 1n)
    const part = valid / 3n
    const done = windowPay({
      own: { rates: { '*': rate }, validByKind: { RNG: valid } },
      below: [{ rates: { '*': below }, validByKind: { RNG: part } }],
      carry,
    })
    paid += done.pay
    carry = done.carry
    bet += valid
    theirs += part
  }
  expect(paid * whole + carry).toBe(bet * rate - theirs * below)
  expect(paid > 0n && carry < whole).toBe(true)
})

const someTiers = fc
  .array(
    fc.record({
      valid: fc.integer({ min: 1, max: 5_000 }),
      active: fc.integer({ min: 0, max: 3 }),
      rate: fc.integer({ min: 1, max: 900 }),
      live: fc.integer({ min: 1, max: 900 }),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((steps) => {
    let [minValid, minActive, rate, live] = [0n, 0, 0n, 0n]
    return steps.map((step): Tier => {
      minValid += BigInt(step.valid)
      minActive += step.active
      rate += BigInt(step.rate)
      live += BigInt(step.live)
      return { minValid, minActive, rates: { '*': rate, LIVE: live } }
    })
  })
const cap = { '*': 1_000_000n }

interface Node {
  readonly tiers: readonly Tier[]
  readonly bets: readonly number[]
  /** Of games with a rate of their own. */
  readonly live: number
  readonly below: readonly Node[]
}
const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.record({
    tiers: someTiers,
    bets: fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 4 }),
    live: fc.integer({ min: 0, max: 20_000 }),
    below: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
  }),
}))

const figures = (at: Node): { valid: bigint; live: bigint; active: number } => {
  const below = at.below.map(figures)
  const own = at.bets.filter((bet) => bet > 0)
  return {
    valid:
      own.reduce((sum, bet) => sum + BigInt(bet), 0n) + below.reduce((sum, { valid }) => sum + valid, 0n),
    live: BigInt(at.live) + below.reduce((sum, { live }) => sum + live, 0n),
    active: own.length + below.reduce((sum, { active }) => sum + active, 0),
  }
}
const grossOf = (at: Node) => {
  const { valid, live, active } = figures(at)
  return salaryGross({ tiers: at.tiers }, { validByKind: { RNG: valid, LIVE: live }, active, lost: 0n }).gross
}

test('in any tree whose contracts passed the test at saving nobody is paid less than nothing', () => {
  let kept = 0
  fc.assert(
    fc.property(node, (top) => {
      const look = (at: Node): void => {
        const passed = at.below.filter((each) => !ceilingProblem(at, each, cap))
        kept += passed.length
        const net = grossOf(at) - passed.reduce((sum, each) => sum + grossOf(each), 0n)
        expect(net >= 0n).toBe(true)
        for (const each of at.below) look(each)
      }
      look(top)
    }),
    { numRuns: 2_000 },
  )
  expect(kept).toBeGreaterThan(50)
})

test('by branch no dividend is below zero, whatever the tiers and results', () => {
  const some = fc.record({
    tiers: someTiers,
    valid: fc.bigInt(0n, 100_000n),
    active: fc.integer({ min: 0, max: 12 }),
    ngr: fc.bigInt(-1_000_000n, 1_000_000n),
    carryIn: fc.bigInt(-100_000n, 0n),
  })
  fc.assert(
    fc.property(some, fc.array(some, { maxLength: 4 }), fc.bigInt(1n, 100n), (own, below, unit) => {
      const { net, carryOut } = dividendOf({ mode: 'PER_BRANCH', keepsCarry: true, unit, own, below })
      expect(net >= 0n && net % unit === 0n && carryOut <= 0n).toBe(true)
    }),
  )
})

test('what a lower promise breaks ends to the bottom, and all that is left stands under its payer', () => {
  const rate = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(), rate), { minLength: 1, maxLength: 30 }),
      rate,
      (spec, lowered) => {
        const terms = (ppm: number) => ({
          tiers: [{ minValid: 1n, minActive: 0, rates: { '*': BigInt(ppm) } }],
        })
        const held: Held[] = spec.map(([pick, ppm], at) => ({
          agent: `a${at + 1}`,
          upline: `a${pick % (at + 1)}`,
          terms: terms(ppm),
        }))
        const broken = new Set(brokenBy('a0', terms(lowered), held, cap).map(({ agent }) => agent))
        const standing = new Map([
          ['a0', terms(lowered)],
          ...held.filter(({ agent }) => !broken.has(agent)).map((each) => [each.agent, each.terms] as const),
        ])
        for (const each of held) {
          const above = standing.get(each.upline)
          const mayStand = above !== undefined && ceilingProblem(above, each.terms, cap) === null
          expect(standing.has(each.agent)).toBe(mayStand)
        }
      },
    ),
  )
})
