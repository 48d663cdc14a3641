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

test.each([
  "test('returns 95.1 percent, counted over every resting place', () => {})",
  "test('[PF-03] the exact return is the published one', () => {})",
  "test('the return over ten million simulated rounds', () => {})",
])('proven: %s', (text) => {
  expect(unprovenGames(tested(text))).toEqual([])
})
