import { expect, test } from 'vitest'
import { hotOf, popularOf } from './showcase.ts'

const game = (id: number, gameType = 'RNG', pins: { popularPin?: number; hotPin?: boolean } = {}) => ({
  ...{ id, gameType, popularPin: null, hotPin: null },
  ...pins,
})
const played = (...rows: readonly (readonly [gameId: number, week: number, day: number])[]) =>
  rows.map(([gameId, week, day]) => ({ gameId, week, day }))
const ids = (games: readonly { id: number }[]) => games.map(({ id }) => id)

test('[EN-20] popular games are the most played of a week; what nobody played keeps the brand’s order', () => {
  const games = [game(1), game(2), game(3), game(4)]
  expect(ids(popularOf(games, []))).toEqual([1, 2, 3, 4])
  expect(ids(popularOf(games, played([3, 9, 0], [2, 10, 0])))).toEqual([2, 3, 1, 4])
})

test('a pinned game stands at its place, and a place beyond the end is the last', () => {
  const games = [game(1), game(2, 'RNG', { popularPin: 2 }), game(3), game(4, 'RNG', { popularPin: 50 })]
  expect(ids(popularOf(games, played([3, 5, 5])))).toEqual([3, 2, 1, 4])
  const front = [game(1), game(2, 'RNG', { popularPin: 2 }), game(3, 'RNG', { popularPin: 1 })]
  expect(ids(popularOf(front, played([1, 100, 0])))).toEqual([3, 2, 1])
})

test('[EN-21] of each kind a quarter, and one at least, is hot: the most played of a day, none that nobody played', () => {
  const slots = [1, 2, 3, 4, 5].map((id) => game(id))
  const games = [...slots, game(9, 'FISH'), game(10, 'PVP')]
  const rounds = played([1, 500, 0], [2, 9, 3], [3, 9, 7], [4, 9, 5], [9, 1, 1])
  expect([...hotOf(games, rounds)]).toEqual([3, 4, 9])
  expect([...hotOf(games, [])]).toEqual([])
})

test('a pin makes hot what nobody plays, and takes the mark from what everybody plays', () => {
  const games = [game(1, 'RNG', { hotPin: false }), game(2), game(3, 'RNG', { hotPin: true })]
  expect([...hotOf(games, played([1, 9, 9], [2, 1, 1]))].sort()).toEqual([2, 3])
})
