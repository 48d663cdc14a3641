import { expect, test } from 'vitest'
import type { Transfer } from '../ledger/index.ts'
import { deltasOf } from './bets.ts'
import { splitRound } from './records.ts'
import { validBetOf } from './valid-bet.ts'

const transfer = (over: Partial<Transfer>): Transfer => ({
  accountId: 1n,
  seq: 1n,
  amount: 0n,
  balanceAfter: 0n,
  at: new Date(0),
  houseId: 1,
  gameId: 7,
  kind: 'stake',
  posted: true,
  closes: false,
  key: 'v:t',
  round: 'v:r',
  ...over,
})

test('stake and win of one round are one row, in the order in which they came', () => {
  const [row, ...rest] = deltasOf([
    transfer({ amount: -100n, balanceAfter: 900n }),
    transfer({ seq: 2n, kind: 'win', amount: 250n, balanceAfter: 1150n, closes: true }),
  ])
  expect(rest).toEqual([])
  expect(row).toMatchObject({
    seq: 1n,
    lastSeq: 2n,
    stake: 100n,
    win: 250n,
    balanceAfter: 1150n,
    closed: true,
    rolledBack: false,
  })
})

test('a roll-back takes back what its stake counted', () => {
  const [row] = deltasOf([transfer({ amount: -100n }), transfer({ seq: 2n, kind: 'rollback', amount: 100n })])
  expect(row).toMatchObject({ stake: 0n, win: 0n, rolledBack: true })
})

test('what was refused and what belongs to no round is no bet', () => {
  expect(deltasOf([transfer({ posted: false }), transfer({ round: '', kind: 'grant', amount: 5n })])).toEqual(
    [],
  )
})

test("a vendor's round may hold a colon itself", () => {
  expect(splitRound('hexworks:a:b')).toEqual(['hexworks', 'a:b'])
})

test('the valid bet of a slot is its stake; of a hedged category what was truly at risk; of a round that stands open nothing', () => {
  const bet = { stake: 100n, win: 130n, state: 'won' as const }
  expect(validBetOf('RNG', bet)).toBe(100n)
  expect(validBetOf('LIVE', bet)).toBe(30n)
  expect(validBetOf('LIVE', { ...bet, win: 100n })).toBe(0n)
  expect(validBetOf('SPORTS', { ...bet, win: 0n, state: 'lost' })).toBe(100n)
  expect(validBetOf('RNG', { ...bet, state: 'void' })).toBe(0n)
})
