import { commitOf } from '@jackfruit/fairness'
import { expect, test } from 'vitest'
import { problemOf, type WonPot } from './check-pot.ts'

const secret = Buffer.alloc(32, 7)
/** The tenth part of each stake goes in, and the amount hidden between 10.00 and 10.01 is 10.01. */
const pot: WonPot = {
  ...{ potId: '00112233aabbccdd', name: 'must-fall', seed: '10.00', ceiling: '10.01', odds: null },
  ...{ share: '10.0000', carried: '0', commitment: commitOf(secret), secret: secret.toString('hex') },
  ...{ amount: '10.01', winningPlace: 4, player: 'a***', wonAt: '2026-11-20T10:00:00Z' },
}
/** One came back before the pot fell; the last was laid too late. */
const stakes = ['0.09', '-0.09', '0.09', '0.01', '5.00']

test('[D-32] a pot that fell where it had to is not blamed', () => {
  expect(problemOf(pot, stakes)).toBeNull()
})

test('[D-32] another secret, another winner, another amount and a stake that was left out are found', () => {
  const other = Buffer.alloc(32, 8).toString('hex')
  expect(problemOf({ ...pot, secret: other }, stakes)).toMatch(/^THE SECRET/)
  expect(problemOf({ ...pot, winningPlace: 3 }, stakes)).toBe('THE WINNER IS STAKE 4, NOT 3')
  expect(problemOf({ ...pot, amount: '10.02' }, stakes)).toBe('THE POT HELD 10.01, NOT 10.02')
  expect(problemOf(pot, stakes.toSpliced(1, 1))).toBe('THE WINNER IS STAKE 2, NOT 4')
})
