import { formatMinor, parseMinor } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import { folder } from '../folder.ts'
import { type Game, gameOf } from '../game.ts'
import type { Manifest, Rules, StakeLimits } from '../rules.ts'
import { betLimits, laidBet } from './laid-bet.ts'

const manifest: Manifest = {
  ...{ code: 'chips', version: '1.0.0', name: { EN: 'Chips' }, gameType: 'RNG', gameClassify: null },
  published: {
    ...{ rtp: '100', hitRate: '100', deviation: '0', most: '1' },
    volatility: 'low',
    method: 'exact',
  },
}

/** One place that takes any sum of chips and gives it back. */
function chipGame(limits?: StakeLimits): Game {
  const rules: Rules<{ amount: bigint }> = {
    ...{ code: 'chips', version: '1.0.0', stakes: { MMK: ['100', '500'] }, maxWin: { MMK: '100000' } },
    ...(limits && { limits: { MMK: limits } }),
    facts: null,
    readChoice: (raw) => {
      const amount = parseMinor(raw)
      return amount === null ? null : { amount }
    },
    stakeOf: ({ amount }) => amount,
    play: ({ stake }) => ({ stake, win: stake, ended: true, shown: null }),
  }
  return gameOf(folder({ rules, plans: () => [] }), manifest, 'hash')
}

const session = (minBet: bigint, maxBet: bigint) => ({ currency: 'MMK', minBet, maxBet })
const lay = (game: Game, amount: string, at = session(0n, 10_000_000n)) =>
  formatMinor(laidBet(game, at, { stake: amount, choice: amount }).stake)

test('without limits of its own a game reaches from its lowest stake to its highest', () => {
  expect(chipGame().limits).toEqual({ MMK: { min: '100', max: '500' } })
})

test('chips together may cost what the game declares, and not a chip more', () => {
  const game = chipGame({ min: '100', max: '2500' })
  expect(lay(game, '2500.00')).toBe('2500.00')
  expect(() => lay(game, '2600.00')).toThrow('LIMITS')
  expect(() => lay(game, '50.00')).toThrow('LIMITS')
})

test("the narrower of two limits holds: the game's, and what the platform set for the session", () => {
  const game = chipGame({ min: '100', max: '2500' })
  expect(betLimits(game, session(20_000n, 100_000n))).toEqual({ min: 20_000n, max: 100_000n })
  expect(betLimits(game, session(0n, 900_000n))).toEqual({ min: 10_000n, max: 250_000n })
  expect(() => lay(game, '1500.00', session(20_000n, 100_000n))).toThrow('LIMITS')
})
