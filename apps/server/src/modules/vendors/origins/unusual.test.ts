import { currencies } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import type { Transfer } from '../../ledger/index.ts'
import { isCredit, isMuchMore, isReceived, unusualIn, usualBounds } from './unusual.ts'

const bounds = { multiple: 100n, multipleFrom: 1_000n, large: 50_000n, most: 80_000n }
const at = (kind: Transfer['kind'], amount: bigint, more: Partial<Transfer> = {}) =>
  ({ kind, amount, posted: true, gameId: 1, ...more }) as Transfer

test.each([
  ['a plain win', [at('stake', -100n), at('win', 9_000n)], []],
  ['a large multiple of little money', [at('stake', -1n), at('win', 999n)], []],
  ['a large multiple', [at('stake', -10n), at('win', 1_001n)], ['above_multiple']],
  ['a large win', [at('stake', -1_000n), at('win', 50_000n)], ['first_large']],
  [
    'several wins above the most',
    [at('stake', -50_000n), at('win', 40_001n), at('win', 40_000n)],
    ['above_max_win', 'first_large'],
  ],
  ['a win without a stake', [at('win', 5n)], ['no_stake']],
  ['a win of a free stake', [at('stake', 0n), at('win', 5n)], ['no_stake']],
  ['a win whose stake came back', [at('stake', -5n), at('win', 5n), at('rollback', 5n)], ['no_stake']],
  ['a win taken back', [at('stake', -10n), at('win', 9_000n), at('winRollback', -9_000n)], []],
  ['a stake that was refused', [at('stake', -10n, { posted: false }), at('win', 5n)], ['no_stake']],
] as const)('%s', (_what, movements, reasons) => {
  expect(unusualIn(movements, bounds).reasons).toEqual(reasons)
})

test('what a house gives belongs to no game, and what another member sent is received', () => {
  expect([at('promo', 5n), at('promo', 5n, { gameId: 0 }), at('stake', 5n)].map(isCredit)).toEqual([
    ...[true, false, false],
  ])
  expect([at('upline', 5n), at('upline', -5n), at('release', 5n)].map(isReceived)).toEqual([
    ...[true, false, false],
  ])
})

test.each([
  ['what was sent', 10_000n, 10_000n, false],
  ['a little more', 10_000n, 19_999n, false],
  ['nearly a large sum more', 100_000n, 149_999n, false],
  ['a large sum more', 100_000n, 150_000n, true],
  ['a large multiple', 10n, 1_000n, false],
  ['more than that', 10n, 1_001n, true],
  ['a large multiple of little money', 1n, 999n, false],
  ['money that nobody sent', 0n, 1_000n, true],
] as const)('from a vendor comes back %s', (_what, sent, back, isMuch) => {
  expect(isMuchMore({ sent, back }, bounds)).toBe(isMuch)
})

test('each currency has bounds of its own, and in one that nobody thought of every win is looked at', () => {
  const large = (code: string) => usualBounds(code).large
  expect([large('MMK'), large('IDRK'), large('BDT')]).toEqual([100_000_000n, 1_000_000n, 5_000_000n])
  for (const code of currencies.keys()) expect([code, large(code) > 0n]).toEqual([code, true])
  const win = [at('stake', -5n), at('win', 5n)]
  expect(unusualIn(win, { ...usualBounds('THB'), most: 10n }).reasons).toEqual(['first_large'])
  expect(unusualIn(win, { ...usualBounds('KES'), most: 10n }).reasons).toEqual([])
})
