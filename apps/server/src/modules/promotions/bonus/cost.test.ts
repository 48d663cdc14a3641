import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindOf, readTerms } from '../kinds/all.ts'
import { costOf, keptOf, type PricedGame } from './cost.ts'
import { lostOf, targetOf } from './reckoning.ts'
import { seeded, simulateBonus } from './simulate.ts'

const slot = (rtp: string, code = 'slot'): PricedGame => ({
  ...{ vendor: 'hexworks', code, gameType: 'RNG', gameClassify: null, rtp },
})
const onDeposit = (bonus: object) =>
  readTerms(kindOf('deposit'), {
    ...{ title: { EN: 'An offer' }, art: 'gem', nth: 1, percent: 50, most: '500.00', least: '10.00' },
    bonus: { mode: 'LOCKED', times: 8, base: 'both', days: 7, ...bonus },
  })
const cost = (bonus: object, games: readonly PricedGame[]) =>
  costOf(kindOf('deposit'), onDeposit(bonus), games)

test('a bonus of 500 with 12,000 to stake on games that keep four in a hundred costs 20', () => {
  expect(cost({}, [slot('96.0000')])).toEqual({ expected: 2_000n, most: 2_000n })
  // The average of what counts, and the game that keeps least.
  expect(cost({}, [slot('96.0000'), slot('98.0000')])).toEqual({ expected: 14_000n, most: 26_000n })
  // What returns too much does not count, nor what is left out.
  const without = { kinds: [], games: [{ game: 'hexworks:other', name: 'Other' }] }
  const games = [slot('96.0000'), slot('99.5000', 'high'), slot('98.0000', 'other')]
  expect(cost({ without }, games)).toEqual({ expected: 2_000n, most: 2_000n })
  // What counts half asks for twice the stakes, and what goes back itself costs nothing.
  expect(cost({ times: 4, weights: { RNG: 50 } }, [slot('96.0000')])).toEqual({
    expected: 2_000n,
    most: 2_000n,
  })
  expect(cost({ mode: 'STICKY', base: 'bonus' }, [slot('96.0000')])).toEqual({ expected: 0n, most: 0n })
  expect(keptOf(slot('96.5791'))).toBe(34_209n)
})

const example = { deposit: 1_000, bonus: 500, times: 8, base: 'both', mode: 'LOCKED', weight: 100 } as const

test('twenty thousand members who play it through cost what the terms and the exact return say', () => {
  const measured = simulateBonus({
    ...{ ...example, kept: 40_000, stake: 5, members: 20_000, random: seeded(20_261_127) },
  })
  const { expected } = cost({}, [slot('96.0000')])
  expect(Math.abs(measured.cost - Number(expected) / 100)).toBeLessThan(5 * measured.error)
  expect(measured.error).toBeLessThan(3)
  expect(measured.done).toBeGreaterThan(19_500)
})

test('a million members who stake it thirty times cost what the terms and the exact return say, to a part in a thousand', () => {
  const measured = simulateBonus({
    ...{ ...example, times: 1, kept: 40_000, stake: 50, members: 1_000_000, random: seeded(20_261_128) },
  })
  const { expected } = cost({ times: 1 }, [slot('96.0000')])
  expect(measured).toMatchObject({ done: 1_000_000, staked: 1_500 })
  expect(Math.abs(measured.cost - Number(expected) / 100)).toBeLessThan(4 * measured.error)
  expect(measured.error).toBeLessThan(Number(expected) / 100 / 1_000)
})

test('whatever is asked and however it is played, it costs the bonus less what the game keeps, and never more than the bonus', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('LOCKED', 'NON_STICKY'),
      fc.constantFrom(1, 5, 20, 40),
      fc.constantFrom(10, 50, 250),
      fc.constantFrom(20_000, 40_000, 60_000),
      fc.integer(),
      (mode, times, stake, kept, seed) => {
        const given = { ...example, base: 'bonus' as const, mode, times, stake, kept }
        const measured = simulateBonus({ ...given, members: 1_500, random: seeded(seed) })
        const most = 500 + 6 * measured.error
        expect(measured.cost).toBeLessThan(most)
        if (mode === 'LOCKED')
          expect(Math.abs(measured.cost - (500 - (measured.staked * kept) / 1_000_000))).toBeLessThan(
            6 * measured.error + 0.01,
          )
      },
    ),
    { numRuns: 25 },
  )
})

test('what is lost of bonuses in one purse is what is there, the oldest first, and a target asks for its last part whole', () => {
  expect(lostOf([300n, 500n, 100n], 600n)).toEqual([300n, 300n, 0n])
  expect([targetOf(333n, 1.5), targetOf(100n, 8), targetOf(1n, 0.01)]).toEqual([500n, 800n, 1n])
})
