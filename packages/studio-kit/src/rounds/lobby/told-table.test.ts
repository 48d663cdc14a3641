import { liveTables } from '@jackfruit/contracts'
import { expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { coinGame, coinTable } from '../../testing/coin-table.ts'
import { emptyView, follow, type TableEvent, type TableView } from '../feed/view.ts'
import type { SharedTable } from '../table-game.ts'
import { toldTable } from './told-table.ts'

const coin: SharedTable = {
  ...coinTable(coinGame({ bettingMs: 18_000 })),
  lobby: {
    ...{ kind: 'teenPatti', gameCode: 'coin-of-two', number: 2, dealer: 'simulated' },
    mark: (outcome) => (JSON.stringify(outcome).includes('heads') ? 'A' : 'B'),
  },
}
const now = { at: Date.parse('2026-01-01T00:00:00.000Z'), players: 3, isPausing: false }

/** What a table told in a round whose coin fell so. */
const aRound = (no: number, side: string): TableEvent[] =>
  (
    [
      ['round.open', { chainNo: 1, roundNo: no, terminal: '00', closesAt: now.at + 7_000 }],
      ['round.closed', {}],
      ['round.deal', { outcome: { side }, dealMs: 50 }],
      ['round.result', { outcome: { side }, link: 'f', entropy: 'e', beacon: null }],
      ['round.settled', {}],
    ] as const
  ).map(([kind, body], at) => ({ seq: (no - 1) * 5 + at + 1, roundId: `coin-1-1-${no}`, kind, body }))
const viewAfter = (events: readonly TableEvent[]): TableView =>
  events.reduce((view, event) => follow(view, event) ?? view, emptyView)

test('whatever a table has told, what lobbies are told of it is a word of the contract', () => {
  const events = [1, 2, 3].flatMap((no) => aRound(no, no % 2 ? 'heads' : 'tails'))
  for (let cut = 0; cut <= events.length; cut++) {
    const told = toldTable(coin, viewAfter(events.slice(0, cut)), now)
    expect({ cut, error: safeParse(liveTables.toldTable, told).error }).toEqual({ cut, error: undefined })
  }
})

test('a table is told with its end of betting, its limits as amounts, and the game that is opened', () => {
  expect(toldTable(coin, viewAfter(aRound(1, 'heads').slice(0, 1)), now)).toEqual({
    ...{ tableId: 'coin-1', gameCode: 'coin-of-two', number: 2, kind: 'teenPatti', dealer: 'simulated' },
    ...{ seq: now.at, phase: 'betting', closesAt: '2026-01-01T00:00:07.000Z', bettingMs: 18_000 },
    ...{ players: 3, limits: { MMK: { min: '1.00', max: '10000.00' } }, road: [] },
  })
})

test('the road has results alone: nothing of a round stands in it before the table has shown it', () => {
  const events = [...aRound(1, 'tails'), ...aRound(2, 'heads')]
  const roads = events.map((_, at) => toldTable(coin, viewAfter(events.slice(0, at + 1)), now).road.join(''))
  expect(roads).toEqual([...['', '', '', 'B', 'B'], ...['B', 'B', 'B', 'BA', 'BA']])
})

test('a studio that pauses says so between rounds, and a round that runs goes on', () => {
  const pausing = { ...now, isPausing: true }
  expect(toldTable(coin, viewAfter(aRound(1, 'heads')), pausing).phase).toBe('paused')
  expect(toldTable(coin, viewAfter(aRound(1, 'heads').slice(0, 2)), pausing).phase).toBe('closed')
  expect(toldTable(coin, emptyView, now).phase).toBe('paused')
})

test('a table of which nothing more is known is one of another kind, without a road', () => {
  const { lobby: _, ...plain } = coin
  expect(toldTable(plain, viewAfter(aRound(1, 'heads')), now)).toMatchObject({
    ...{ kind: 'other', gameCode: 'coin', dealer: 'none', road: [] },
  })
})
