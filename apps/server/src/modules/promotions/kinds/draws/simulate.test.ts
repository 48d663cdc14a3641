import { expect, test } from 'vitest'
import { demoDraws } from '../../seed/draws.data.ts'
import { kindOf } from '../all.ts'
import { simulateTurns } from './simulate.ts'
import type { TurnTerms } from './turns.ts'

test('thousands who use their turns of a day win what the odds say that it costs', () => {
  const drawn = demoDraws.filter(({ kind }) => kind === 'wheel' || kind === 'egg')
  expect(drawn.length).toBeGreaterThan(1)
  for (const { kind, terms } of drawn) {
    const secret = Buffer.alloc(32, kind)
    const { cost, error } = simulateTurns({
      kind,
      terms: terms as unknown as TurnTerms,
      members: 1_500,
      secret,
    })
    const expected = Number(kindOf(kind).expected(terms as never))
    expect(Math.abs(cost - expected)).toBeLessThan(5 * error)
    expect(error).toBeLessThan(expected / 3)
  }
})
