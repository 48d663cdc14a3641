import type { Action } from '@jackfruit/table-rules/blackjack/hands'
import { expect, test } from 'vitest'
import { kyat, seeded } from '../../shared/testing.ts'
import { rules } from './engine.ts'
import { openBets } from './open-bets.ts'

const stake = 60_000n

/** The first open round, by seed, that these actions can be taken in. */
function openRound(taken: readonly Action[]) {
  const choice = rules.readChoice({ bets: { main: '500', pairs: '100' } }, kyat)
  if (!choice) throw new Error('no such bet')
  for (let seed = 1; seed < 4000; seed++) {
    const played = rules.play({ stake, choice }, taken, seeded(seed), kyat)
    if (played && !played.ended) return played
  }
  throw new Error('no such round')
}

test('[GL-13] the chips of an open hand are found again from what the round shows', () => {
  const { shown } = openRound([])
  const bets = new Map([
    ['main', 50_000n],
    ['pairs', 10_000n],
  ])
  expect(openBets(shown, kyat.scale)).toEqual({ first: bets, now: bets })
})

test('a split and a double of its first half lie on the table, and the next bet begins with the first', () => {
  const { shown } = openRound(['split', 'double'])
  const { first, now } = openBets(shown, kyat.scale)
  expect(first.get('main')).toBe(50_000n)
  expect(now.get('main')).toBe(150_000n)
  expect(now.get('pairs')).toBe(10_000n)
})
