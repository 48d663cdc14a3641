import { expect, test } from 'vitest'
import { findGame } from './desk.ts'
import { gamesToOpen } from './opening.ts'

test.each([
  // A Tuesday: those of that day, and once they close those of the next.
  ['2026-12-01T08:00:00Z', ['vn-ben-tre', 'vn-vung-tau']],
  ['2026-12-01T10:00:00Z', ['vn-dong-nai', 'vn-can-tho']],
])('at %s a bet on two provinces opens with the next two that draw together: %j', (at, codes) => {
  const game = findGame('vn-south-pair')
  if (!game) throw new Error('no such game')
  const opened = gamesToOpen(game, Date.parse(at))
  expect([opened.game, ...opened.others].map(({ code }) => code)).toEqual(codes)
})
test('a game of its own opens as it is', () => {
  const game = findGame('vn-ben-tre')
  if (!game) throw new Error('no such game')
  expect(gamesToOpen(game, 0)).toEqual({ game, others: [] })
})
