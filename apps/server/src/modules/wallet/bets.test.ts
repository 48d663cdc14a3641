import { describe, expect, test } from 'vitest'
import type { Transfer } from '../ledger/index.ts'
import { deltasOf } from './bets.ts'
import { splitRound } from './records.ts'
import { riskOf } from './risks.ts'
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

const kind = (
  gameType: string,
  hasOppositePlaces: boolean | null = null,
  gameClassify: string | null = null,
) => ({
  ...{ gameType, gameClassify, hasOppositePlaces },
})
const settled = { stake: 100n, win: 130n, told: null, state: 'won' } as const

test('the valid bet of a slot is its stake; of a hedged category what was truly at risk; of a round that stands open nothing', () => {
  expect(validBetOf(kind('RNG'), settled)).toBe(100n)
  expect(validBetOf(kind('LIVE'), settled)).toBe(30n)
  expect(validBetOf(kind('LIVE'), { ...settled, win: 100n })).toBe(0n)
  expect(validBetOf(kind('SPORTS'), { ...settled, win: 0n, state: 'lost' })).toBe(100n)
  expect(validBetOf(kind('RNG'), { ...settled, state: 'void' })).toBe(0n)
  expect(validBetOf(kind('RNG'), { ...settled, state: 'open' })).toBe(0n)
})

test('what moved never counts more than was staked: a straight number that wins 35 times counts once', () => {
  for (const each of [kind('LIVE'), kind('RNG', true), kind('RNG', null, 'TG')])
    expect(validBetOf(each, { ...settled, stake: 100n, win: 3_600n })).toBe(100n)
})

test('a game with opposite places counts what moved, at most what was told; a table of which nothing is told likewise', () => {
  const covered = { stake: 200n, win: 200n, told: 0n, state: 'won' } as const
  expect(validBetOf(kind('RNG', true), covered)).toBe(0n)
  expect(validBetOf(kind('RNG', true), { ...covered, told: null })).toBe(0n)
  expect(validBetOf(kind('RNG', null, 'TG'), { ...covered, told: null })).toBe(0n)
  expect(validBetOf(kind('RNG', false, 'TG'), { ...covered, told: null })).toBe(200n)
  expect(validBetOf(kind('LIVE', false), { ...covered, told: null })).toBe(0n)
  expect(validBetOf(kind('RNG', true), { ...covered, win: 0n, state: 'lost' })).toBe(0n)
  expect(validBetOf(kind('RNG', true), { ...covered, told: 150n, win: 0n, state: 'lost' })).toBe(150n)
  expect(validBetOf(kind('RNG'), { ...covered, told: 50n })).toBe(50n)
  expect(validBetOf(kind('RNG', true), { ...covered, told: 999n, win: 5_000n })).toBe(200n)
})

describe('what is told of a round in steps', () => {
  const of = (told: Readonly<Record<string, bigint>>, ...moves: readonly Partial<Transfer>[]) =>
    riskOf(
      moves.map((each, i) => transfer({ key: `k${i}`, kind: 'stake', ...each })),
      new Map(Object.entries(told)),
    )
  test('is about all stakes up to its own, and a later stake without a word adds all of itself', () => {
    const moves = [{ amount: -100n }, { amount: -100n }, { amount: -30n }]
    expect(of({ k1: 0n }, ...moves)).toBe(30n)
    expect(of({ k0: 40n }, ...moves)).toBe(170n)
    expect(of({ k0: 40n, k2: 10n }, ...moves)).toBe(10n)
  })
  test('is not read of a stake that was refused, nor once a stake was taken back', () => {
    const refused = { amount: -100n, posted: false }
    expect(of({ k1: 0n }, { amount: -100n }, refused)).toBe(100n)
    expect(of({ k0: 0n }, { amount: -100n }, { kind: 'rollback', amount: 50n })).toBeNull()
  })
})
