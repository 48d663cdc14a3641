/** What may happen to a team, as fast-check draws it. */
import fc from 'fast-check'

export const people = Array.from({ length: 9 }, (_, at) => BigInt(at + 101))
export const agentsMost = 5
const somebody = fc.constantFrom(...people)

export const act = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('bet' as const),
      who: somebody,
      valid: fc.bigInt(50n, 900n),
      win: fc.bigInt(0n, 900n),
      lateMin: fc.integer({ min: 0, max: 90 }),
      kind: fc.constantFrom('RNG', 'LIVE'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('takeBack' as const), pick: fc.nat() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('money' as const),
      who: somebody,
      what: fc.constantFrom(
        'deposit' as const,
        'payout' as const,
        'bonus' as const,
        'rebate' as const,
        'salary' as const,
        'dividend' as const,
        'transfer' as const,
      ),
      amount: fc.bigInt(-300n, 5_000n),
      lateMin: fc.integer({ min: 0, max: 90 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      who: somebody,
      to: fc.option(fc.constantFrom(...people.slice(0, agentsMost))),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('withhold' as const), who: somebody }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('close' as const),
      size: fc.constantFrom('window' as const, 'hour' as const, 'day' as const),
    }),
  },
)

export type Act = typeof act extends fc.Arbitrary<infer One> ? One : never
