import { expect, test } from 'vitest'
import type { BetRow } from './queries.ts'
import { sumsOf } from './sums.ts'

const row = (change: Partial<BetRow>) =>
  ({ stake: '100.00', validBet: '100.00', net: '-100.00', state: 'lost', ...change }) as BetRow

test('sums are exact where floats are not', () => {
  const rows = [row({ stake: '0.10', net: '-0.10' }), row({ stake: '0.20', net: '-0.20' })]
  expect(sumsOf(rows, 2)).toMatchObject({ stake: 30n, net: -30n })
})

test('a running round counts as stake, and has no net yet', () => {
  expect(sumsOf([row({ state: 'open' }), row({ state: 'won', net: '250.00' })], 2)).toEqual({
    ...{ stake: 20_000n, valid: 20_000n, net: 25_000n },
  })
})

test('an amount that is none is not taken for zero', () => {
  expect(() => sumsOf([row({ stake: 'NaN' })], 2)).toThrow('not an amount')
})
