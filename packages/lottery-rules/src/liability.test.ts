import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ladderOf, standingOf, takeTicket, worstOf } from './liability.ts'

const ladder = ladderOf({
  times: 850_000,
  step: 50_000,
  count: 2,
  cap: 100_000n,
  slice: 20_000n,
  stakeMin: 100n,
})
const line = (stake: bigint, times = 850_000, number = '07') => ({ number, stake, times })

describe('the liability of a number', () => {
  test('steps down as it fills, then closes', () => {
    expect(standingOf(ladder, 0n)).toEqual({ times: 850_000, stakeMax: 1176n })
    expect(standingOf(ladder, 95_000n)).toEqual({ times: 800_000, stakeMax: 312n })
    expect(standingOf(ladder, 120_000n)).toEqual({ times: 750_000, stakeMax: 266n })
    expect(standingOf(ladder, 135_000n)).toBeNull()
  })
  test('a ticket with one line too much is refused whole, and says which', () => {
    expect(takeTicket(ladder, new Map(), [line(500n), line(600n), line(100n, 850_000, '08')])).toMatchObject({
      taken: new Map([
        ['07', 93_500n],
        ['08', 8500n],
      ]),
    })
    expect(takeTicket(ladder, new Map(), [line(500n, 850_000, '08'), line(1177n)])).toEqual({
      refused: [{ at: 1, why: 'too-much', standing: { times: 850_000, stakeMax: 1176n } }],
    })
  })
  test('odds that fell since they were seen are said, not taken', () => {
    expect(takeTicket(ladder, new Map([['07', 95_000n]]), [line(100n)])).toMatchObject({
      refused: [{ at: 0, why: 'odds-changed', standing: { times: 800_000 } }],
    })
    expect(takeTicket(ladder, new Map([['07', 140_000n]]), [line(100n)])).toMatchObject({
      refused: [{ at: 0, why: 'closed', standing: null }],
    })
  })
  test('whatever is asked in whatever order, a number never owes more than its last step', () => {
    const asked = fc.array(
      fc.record({
        number: fc.constantFrom('07', '13'),
        stake: fc.bigInt({ min: 1n, max: 2000n }),
        times: fc.constantFrom(850_000, 800_000, 750_000),
      }),
    )
    fc.assert(
      fc.property(fc.array(asked), (tickets) => {
        let owed: ReadonlyMap<string, bigint> = new Map()
        for (const ticket of tickets) {
          const answer = takeTicket(ladder, owed, ticket)
          if ('taken' in answer) owed = new Map([...owed, ...answer.taken])
        }
        for (const each of owed.values()) expect(each <= 140_000n).toBe(true)
      }),
    )
  })
  test('the worst of an issue is what its dearest numbers cost together', () => {
    expect(worstOf([5n, 90n, 20n], 2)).toBe(110n)
    expect(worstOf([], 3)).toBe(0n)
  })
})
