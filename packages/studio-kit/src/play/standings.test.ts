import { beforeEach, expect, test } from 'vitest'
import type { Round } from '../journal/round-row.ts'
import type { Pair } from '../journal/seed-rows.ts'
import { openStandings, type Standings } from './standings.ts'

const owner = { studio: 'hexworks', playerId: 'p_1' }
const pair = { id: 5n, nonce: 3 } as Pair
const settled = (id: string): Round => ({ ...owner, id, game: 'slot', state: 'settled' }) as Round
let now = 0
let standings: Standings
beforeEach(() => {
  now = 0
  standings = openStandings(() => now)
})
const readyFor = (game = 'slot') => standings.readyFor(owner, game, 300)

test('a player whose last round here has ended has the next nonce of the same pair', () => {
  expect(readyFor()).toBeNull()
  standings.dealt(owner, pair, { id: 'a', game: 'slot' })
  now = 300
  expect(readyFor()).toBeNull()
  standings.ended(settled('a'))
  expect(readyFor()?.pair).toMatchObject({ id: 5n, nonce: 4 })
  standings.forget(owner)
  expect(readyFor()).toBeNull()
})

test('whoever presses too soon, or another game, or while a round is written, is looked at by the journal', () => {
  standings.dealt(owner, pair, { id: 'a', game: 'slot' })
  standings.ended(settled('a'))
  now = 199
  expect(readyFor()).toBeNull()
  now = 200
  expect(readyFor('another')).toBeNull()
  const standing = readyFor()
  if (standing) standing.isDealing = true
  expect(readyFor()).toBeNull()
})

test('the end of an earlier round is not the end of the one that was dealt since', () => {
  standings.dealt(owner, pair, { id: 'a', game: 'slot' })
  standings.dealt(owner, { ...pair, nonce: 4 }, { id: 'b', game: 'slot' })
  now = 300
  standings.ended(settled('a'))
  expect(readyFor()).toBeNull()
  standings.ended({ ...settled('b'), state: 'open' })
  expect(readyFor()).toBeNull()
  standings.ended(settled('b'))
  expect(readyFor()?.pair.nonce).toBe(5)
})

test('another pair, a pair that is used up, and what is known for an hour, are read again', () => {
  standings.dealt(owner, pair, { id: 'a', game: 'slot' })
  standings.dealt(owner, { ...pair, id: 6n, nonce: 9_999 }, { id: 'b', game: 'other' })
  standings.ended({ ...settled('b'), game: 'other' })
  now = 300
  expect(readyFor()).toBeNull()
  expect(readyFor('other')).toBeNull()
  standings.dealt(owner, { ...pair, id: 7n }, { id: 'c', game: 'slot' })
  standings.ended(settled('c'))
  now = 3_600_299
  expect(readyFor()).not.toBeNull()
  now = 3_600_301
  expect(readyFor()).toBeNull()
})
