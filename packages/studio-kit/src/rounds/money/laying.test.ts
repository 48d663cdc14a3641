import { expect, test } from 'vitest'
import { coinTable } from '../../testing/coin-table.ts'
import { flightTable } from '../../testing/flight-table.ts'
import type { TableBet } from '../store/bet-row.ts'
import { isSame, laying, outAtOf } from './laying.ts'

const table = {
  ...coinTable(),
  limits: { MMK: { min: 100n, main: 500n, side: 500n, roundMax: 800n, maxWin: 1_000n } },
}
const asked = (places: Record<string, bigint>, max = 10_000n) => ({
  ...{ places: new Map(Object.entries(places)), currency: 'MMK', outAt: null, max },
})
const aBet = (
  places: Record<string, bigint>,
  atRisk: bigint,
  state: TableBet['state'] = 'taken',
): TableBet => ({
  ...{
    id: '0'.repeat(24),
    roundId: 'r',
    playerId: 'p',
    no: 0,
    sessionId: 1n,
    clientBetId: 'c',
    clientSeed: 's',
  },
  ...{ currency: 'MMK', places: new Map(Object.entries(places)), atRisk, state, refusal: null, payout: null },
  ...{
    stake: Object.values(places).reduce((sum, each) => sum + each, 0n),
    balanceAfter: null,
    ...{ outAt: null, step: null, raises: null },
    receipt: null,
  },
  ...{ attempts: 1, receivedAt: new Date(0) },
})

test('a stake within the limits is laid, with what of it can be lost', () => {
  expect(laying(table, [], asked({ heads: 300n }))).toEqual({ no: 0, stake: 300n, outAt: null, atRisk: 300n })
  expect(laying(table, [], asked({ heads: 300n, tails: 200n }))).toMatchObject({
    no: 0,
    stake: 500n,
    atRisk: 100n,
  })
})

test('what lies on the other side already is held against it, and never below nothing', () => {
  const before = [aBet({ heads: 300n }, 300n)]
  expect(laying(table, before, asked({ tails: 200n }))).toMatchObject({ no: 1, stake: 200n, atRisk: 0n })
  expect(laying(table, before, asked({ heads: 200n }))).toMatchObject({ no: 1, stake: 200n, atRisk: 200n })
})

test('limits are of all that lies on a place and on the board; what is out does not count, its number does', () => {
  const before = [aBet({ heads: 400n }, 400n)]
  expect(laying(table, before, asked({ heads: 200n }))).toBeNull()
  expect(laying(table, before, asked({ tails: 401n }))).toBeNull()
  expect(laying(table, [aBet({ heads: 400n }, 400n, 'refused')], asked({ heads: 500n }))?.no).toBe(1)
})

test('several stakes are netted for the largest win: the other side adds nothing to it', () => {
  const narrow = { ...table, limits: { MMK: { ...table.limits.MMK, maxWin: 800n } } }
  const before = [aBet({ heads: 300n }, 300n)]
  expect(laying(narrow, before, asked({ heads: 100n }))?.no).toBe(1)
  expect(laying(narrow, before, asked({ heads: 101n }))).toBeNull()
  expect(laying(narrow, before, asked({ tails: 400n }))?.no).toBe(1)
})

test.each([
  ['a place that there is not', asked({ edge: 100n })],
  ['less than the least', asked({ heads: 99n })],
  ['more than the session may stake at once', asked({ heads: 300n }, 299n)],
  ['nothing', asked({})],
  ['a currency that the table does not take', { ...asked({ heads: 100n }), currency: 'THB' }],
])('%s is not laid', (_what, laid) => {
  expect(laying(table, [], laid)).toBeNull()
})

test('the same stake is the same, on whatever order of places; another is another', () => {
  const known = aBet({ heads: 100n, tails: 200n }, 100n)
  expect(isSame(known, asked({ tails: 200n, heads: 100n }))).toBe(true)
  expect(isSame(known, asked({ heads: 100n }))).toBe(false)
  expect(isSame(known, asked({ heads: 100n, tails: 201n }))).toBe(false)
  expect(isSame(known, { ...asked({ heads: 100n, tails: 200n }), currency: 'THB' })).toBe(false)
})

test('a bet in a flight lies alone on its place, and a member has one on each', () => {
  const flight = flightTable()
  const first = laying(flight, [], asked({ first: 300n }))
  expect(first).toEqual({ no: 0, stake: 300n, outAt: 1_000, atRisk: 300n })
  const before = [{ ...aBet({ first: 300n }, 300n), outAt: 1_000 }]
  expect(laying(flight, before, asked({ first: 300n }))).toBeNull()
  expect(laying(flight, before, asked({ second: 300n }))?.no).toBe(1)
  expect(laying(flight, [], asked({ first: 300n, second: 300n }))).toBeNull()
})

test('a bet in a flight is taken out at its target, or by force at its half of what the round may return', () => {
  const flight = flightTable()
  const outAt = (stake: bigint, target: number | null) =>
    outAtOf(flight, { places: new Map([['first', stake]]), currency: 'MMK', target })
  expect(outAt(100n, 150)).toBe(150)
  expect(outAt(100n, null)).toBe(1_000)
  // Two million in all: one for each of the two.
  expect(outAt(500_000n, null)).toBe(200)
  expect(outAt(500_000n, 300)).toBe(200)
  expect(outAt(1_000_000n, null)).toBeNull()
  expect(outAt(100n, 100)).toBeNull()
  expect(outAtOf(table, asked({ heads: 100n }))).toBeNull()
})

test('the same bet with another target is another', () => {
  const known = { ...aBet({ first: 100n }, 100n), outAt: 150 }
  const again = { places: known.places, currency: 'MMK' }
  expect(isSame(known, { ...again, outAt: 150 })).toBe(true)
  expect(isSame(known, { ...again, outAt: 151 })).toBe(false)
})
