import { expect, test } from 'vitest'
import { playedLately } from './lately.ts'

const games = ['a', 'b', 'c', 'd'].map((gameCode) => ({ gameCode }))
const round = (gameCode: string, minute: number, state: 'open' | 'lost' = 'lost') => ({
  gameCode,
  state,
  placedAt: `2026-11-21T06:${String(minute).padStart(2, '0')}:00.000Z`,
})

test('each game stands once, at its newest round, in the order in which they were played', () => {
  const rounds = [round('b', 9), round('b', 8), round('a', 7), round('b', 6)]
  expect(playedLately(rounds, games, 3)).toEqual([
    { game: { gameCode: 'b' }, at: '2026-11-21T06:09:00.000Z', isOpen: false },
    { game: { gameCode: 'a' }, at: '2026-11-21T06:07:00.000Z', isOpen: false },
  ])
})

test('no more than asked for, and none that the brand does not show', () => {
  const rounds = [round('gone', 9), round('d', 8), round('c', 7), round('b', 6), round('a', 5)]
  expect(playedLately(rounds, games, 3).map(({ game }) => game.gameCode)).toEqual(['d', 'c', 'b'])
})

test('a game with an unfinished round is offered first, though others were played since', () => {
  const rounds = [round('a', 9), round('b', 8), round('c', 7, 'open'), round('c', 6)]
  expect(playedLately(rounds, games, 2)).toEqual([
    { game: { gameCode: 'c' }, at: '2026-11-21T06:07:00.000Z', isOpen: true },
    { game: { gameCode: 'a' }, at: '2026-11-21T06:09:00.000Z', isOpen: false },
  ])
})
