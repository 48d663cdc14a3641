import { expect, test } from 'vitest'
import { unprovenGames } from './games.ts'

const engine = { path: 'studios/hexworks/games/koi/engine.ts', text: 'export const spin = 1' }
const tested = (text: string) => [engine, { path: 'studios/hexworks/games/koi/engine.test.ts', text }]

test('a game without a test of its return is found', () => {
  expect(unprovenGames([engine])).toEqual([
    { path: 'studios/hexworks/games/koi', problem: expect.stringContaining('no test') },
  ])
  expect(unprovenGames(tested("test('spins', () => {})"))).toHaveLength(1)
  expect(unprovenGames(tested("test('returns the reels as they stand', () => {})"))).toHaveLength(1)
})

test('the test of another game does not count', () => {
  const other = {
    path: 'studios/hexworks/games/dice/engine.test.ts',
    text: "test('returns 96 percent, counted over every throw', f)",
  }
  expect(unprovenGames([engine, other])).toHaveLength(1)
})

test('a test beside the games counts for those that it names', () => {
  const beside = (text: string) => ({ path: 'studios/hexworks/games/all.test.ts', text })
  const proof = "test('publishes what is computed, to the last digit', f)"
  expect(unprovenGames([engine, beside(`import { game } from './koi/game.ts'\n${proof}`)])).toEqual([])
  expect(unprovenGames([engine, beside(`import { games } from './index.ts'\n${proof}`)])).toEqual([])
  expect(unprovenGames([engine, beside(`import { game } from './carp/game.ts'\n${proof}`)])).toHaveLength(1)
})

test.each([
  "test('the certificate says what is computed, to its last digit', () => {})",
  "test('returns 95.1 percent, counted over every resting place', () => {})",
  "test('[PF-03] the exact return is the published one', () => {})",
  "test('the return over ten million simulated rounds', () => {})",
])('proven: %s', (text) => {
  expect(unprovenGames(tested(text))).toEqual([])
})
