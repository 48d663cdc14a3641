import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate, type Room } from './allocate.ts'
import { usualWeights, weightOf } from './weights.ts'

const room = (id: bigint, left: bigint, weight = 100, afterSeq = 0n): Room => ({ id, left, weight, afterSeq })
const bet = (valid: bigint, stake = valid, seq = 10n) => ({ seq, stake, valid })

describe('which requirements a bet fills', () => {
  test('[IM-38] counted 10.00 of 100.00, because live counts 10 %', () => {
    const part = { id: 1n, weight: 10, used: 10_000n, counted: 1_000n, reason: 'weight' }
    expect(allocate(bet(10_000n), [room(1n, 50_000n, 10)])).toEqual([part])
  })

  test('[IM-38] the oldest is filled first, and what is over goes to the next', () => {
    const parts = allocate(bet(10_000n), [room(1n, 3_000n), room(2n, 50_000n)])
    expect(parts.map(({ id, counted, used }) => [id, counted, used])).toEqual([
      [1n, 3_000n, 3_000n],
      [2n, 7_000n, 7_000n],
    ])
  })

  test('[IM-38] a requirement that began after the bet, or takes nothing of its game, is passed over', () => {
    expect(allocate(bet(100n), [room(1n, 50n, 100, 10n)])).toEqual([])
    expect(allocate(bet(100n), [room(1n, 50n, 0), room(2n, 500n)])).toMatchObject([{ id: 2n, counted: 100n }])
    expect(allocate(bet(100n), [room(1n, 50n, 0)])).toMatchObject([{ counted: 0n, reason: 'weight' }])
  })

  test('[IM-38] why less counted than was staked is told', () => {
    expect(allocate(bet(40n, 100n), [room(1n, 500n)])).toMatchObject([{ counted: 40n, reason: 'hedged' }])
    expect(allocate(bet(0n, 0n), [room(1n, 500n)])).toMatchObject([{ counted: 0n, reason: 'void' }])
    expect(allocate(bet(100n), [room(1n, 30n)])).toMatchObject([{ counted: 30n, reason: 'filled' }])
    expect(allocate(bet(100n), [room(1n, 500n)])).toMatchObject([{ counted: 100n, reason: 'counted' }])
  })

  test('[IM-38] whatever is bet: no part counts twice, none counts more than its weight, and no younger one gains while an older one that accepts the game has room', () => {
    const rooms = fc.array(
      fc.record({
        left: fc.bigInt(1n, 5_000n),
        weight: fc.constantFrom(0, 10, 33, 50, 100),
        afterSeq: fc.constantFrom(0n, 10n),
      }),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(fc.bigInt(0n, 10_000n), rooms, (valid, given) => {
        const all = given.map((each, index) => ({ ...each, id: BigInt(index) }))
        const parts = allocate(bet(valid), all)
        const used = parts.reduce((sum, part) => sum + part.used, 0n)
        expect(used).toBeLessThanOrEqual(valid)
        for (const { id, counted, used: own, weight } of parts) {
          expect(counted).toBeLessThanOrEqual(all[Number(id)]?.left ?? 0n)
          expect(counted * 100n).toBeLessThanOrEqual(own * BigInt(weight))
          expect(all[Number(id)]?.afterSeq).toBe(0n)
        }
        // Conservation: either the whole bet was spent, or nobody who accepts it has room for another unit of the rest.
        const rest = valid - used
        for (const { id, left, weight, afterSeq } of all) {
          if (afterSeq !== 0n) continue
          const mine = parts.find((part) => part.id === id)?.counted ?? 0n
          const isFull = mine === left
          const wouldCount = (rest * BigInt(weight)) / 100n
          expect(isFull || wouldCount === 0n).toBe(true)
          // First in, first out: before a younger one gains, an older one is full or can take no more of the rest.
          const before = parts.filter((part) => part.id < id).reduce((sum, part) => sum + part.used, 0n)
          const offered = ((valid - before) * BigInt(weight)) / 100n
          expect(mine).toBe(offered < left ? offered : left)
        }
      }),
      { numRuns: 500 },
    )
  })
})

test('[IM-38] what a kind of game counts: reels and fish whole, the arcade and lotteries half, tables and cockfights a tenth, among players nothing', () => {
  const of = (gameType: string, gameClassify: string | null = null, rtp = '96.00') =>
    weightOf(usualWeights, { gameType, gameClassify, rtp })
  expect([
    of('RNG'),
    of('FISH'),
    of('RNG', 'AC'),
    of('LOTT'),
    of('LIVE'),
    of('CARD'),
    of('COCKFIGHT'),
    of('PVP'),
  ]).toEqual([100, 100, 50, 50, 10, 10, 10, 0])
  expect(of('RNG', 'AC', '99.50')).toBe(0)
  expect(of('RNG', 'AC', '99.0000')).toBe(50)
  expect(of('UNHEARD')).toBe(0)
})

test('[IM-38] a game that returns more than 99 % counts nothing, whatever its kind: blackjack at its table too', () => {
  for (const gameType of Object.keys(usualWeights))
    for (const gameClassify of [null, 'AC', 'TG'])
      expect(weightOf(usualWeights, { gameType, gameClassify, rtp: '99.5142' })).toBe(0)
})
