import { known, openPurse, returned, told } from '@jackfruit/game-page/line/purse'
import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { emptyView, follow, type TableEvent, type TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import { breaksAt, reachedAt } from '@jackfruit/table-rules/crash/crash'
import { expect, test } from 'vitest'
import { axesOf } from '../draw/axes.ts'
import { readAmount, readTarget, stepped, timesText } from './fields.ts'
import { flownAt } from './flown.ts'
import { aboardRows, lastPoints, toneOf } from './round-lists.ts'
import { type SeatIn, seatNow } from './seat.ts'

const roundId = 'crash-hti-1-7'
const startsAt = 100_000
const seal = { chainNo: 1, roundNo: 7, terminal: 'c'.repeat(64) }
const events: readonly Pick<TableEvent, 'kind' | 'body'>[] = [
  { kind: 'round.open', body: { ...seal, closesAt: 90_000 } },
  { kind: 'round.closed', body: {} },
  { kind: 'round.deal', body: { startsAt } },
  { kind: 'round.result', body: { outcome: { point: 347 }, link: 'd'.repeat(64) } },
  { kind: 'round.settled', body: {} },
]

/** After so many of the round's events. */
const after = (count: number): TableView =>
  events
    .slice(0, count)
    .reduce<TableView>(
      (view, event, at) => follow(view, { ...event, seq: at + 1, roundId }) ?? view,
      emptyView,
    )

test('[IM-29] a flight is drawn by the clock of the table: the ring empties, the multiplier grows, and it ends where it broke', () => {
  expect(flownAt(emptyView, 'here', 1)).toMatchObject({ doing: 'waiting' })
  expect(flownAt(after(1), 'here', 87_500)).toMatchObject({ doing: 'open', leftMs: 2_500, at: 100 })
  expect(flownAt(after(1), 'here', 90_000)).toMatchObject({ doing: 'closed', leftMs: 0 })
  expect(flownAt(after(2), 'here', 90_100)).toMatchObject({ doing: 'closed' })
  expect(flownAt(after(3), 'here', startsAt - 5)).toMatchObject({ doing: 'closed', at: 100 })
  expect(flownAt(after(3), 'here', startsAt + reachedAt(200))).toMatchObject({ doing: 'flying', at: 200 })
  expect(flownAt(after(4), 'here', 500_000)).toEqual({
    ...{ doing: 'broken', at: 347, leftMs: 0 },
    ms: breaksAt({ point: 347 }),
  })
  expect(flownAt(after(5), 'here', 500_000)).toMatchObject({ doing: 'broken', at: 347 })
})

test('without a line, or before anything was heard, nothing is drawn of a flight', () => {
  expect(flownAt(after(3), 'lost', startsAt + 9_000)).toMatchObject({ doing: 'lost', at: 100 })
  expect(flownAt(after(3), 'over', startsAt)).toMatchObject({ doing: 'over' })
  expect(flownAt(after(3), 'here', null)).toMatchObject({ doing: 'coming' })
})

const stake = 500_000n
const bet: OwnBet = {
  ...{ betId: 'b'.repeat(24), clientBetId: 'bet-00000001', state: 'taken', places: { first: '5000.00' } },
  ...{ stake: '5000.00', outAt: 1_000_000, payout: null, balance: '95000.00' },
}
const seat: SeatIn = {
  ...{ flown: { doing: 'open', at: 100 }, bet: null, asking: null, isTaking: false, isQueued: false },
  ...{ amount: stake, mostBack: 5_000_000_000n, scale: 2 },
}
const flying = (at: number) => ({ doing: 'flying', at }) as const

test('a bet is laid while bets are open, and for the next round at other times, until it is taken back', () => {
  expect(seatNow(seat).button).toEqual({ kind: 'bet', amount: stake })
  expect(seatNow({ ...seat, asking: stake }).button.kind).toBe('asking')
  expect(seatNow({ ...seat, bet }).button).toEqual({ kind: 'in', amount: stake })
  for (const doing of ['closed', 'flying', 'broken', 'waiting', 'void'] as const) {
    const there = { ...seat, flown: { doing, at: 100 } }
    expect(seatNow(there).button.kind, doing).toBe('next')
    expect(seatNow({ ...there, isQueued: true }).button.kind, doing).toBe('queued')
  }
  for (const doing of ['coming', 'lost', 'over'] as const)
    expect(seatNow({ ...seat, bet, flown: { doing, at: 100 } }).button.kind, doing).toBe('none')
})

test('in flight the button says what a bet would return now, and a bet that is out makes room for the next', () => {
  expect(seatNow({ ...seat, bet, flown: flying(100) }).button.kind).toBe('in')
  expect(seatNow({ ...seat, bet, flown: flying(347) })).toEqual({
    button: { kind: 'flying', amount: 1_735_000n },
    note: null,
  })
  expect(seatNow({ ...seat, bet, flown: flying(347), isTaking: true }).button.kind).toBe('taking')
  const out: OwnBet = { ...bet, state: 'owed', payout: '17350.00' }
  expect(seatNow({ ...seat, bet: out, flown: flying(360) })).toEqual({
    button: { kind: 'next', amount: stake },
    note: { kind: 'out', at: 347, amount: 1_735_000n },
  })
})

test('a bet whose target is reached is out by itself before anything of it is told', () => {
  const aimed: OwnBet = { ...bet, outAt: 200 }
  expect(seatNow({ ...seat, bet: aimed, flown: flying(199) }).note).toMatchObject({ kind: 'waits', at: 200 })
  expect(seatNow({ ...seat, bet: aimed, flown: flying(200) })).toMatchObject({
    button: { kind: 'next' },
    note: { kind: 'target', at: 200, amount: 1_000_000n },
  })
  const ended = { doing: 'broken', at: 199 } as const
  expect(seatNow({ ...seat, bet: aimed, flown: ended }).note).toMatchObject({
    kind: 'flewAway',
    amount: stake,
  })
})

test('where a bet is taken out because it returns its most, that is said before and after', () => {
  const forced: OwnBet = { ...bet, outAt: 400 }
  const narrow = { ...seat, bet: forced, mostBack: 2_000_000n }
  expect(seatNow({ ...narrow, flown: flying(120) }).note).toMatchObject({ kind: 'forcedLater', at: 400 })
  expect(seatNow({ ...narrow, flown: flying(400) }).note).toMatchObject({
    ...{ kind: 'forced', at: 400, amount: 2_000_000n },
  })
  const paid: OwnBet = { ...forced, state: 'paid', payout: '20000.00' }
  expect(seatNow({ ...narrow, bet: paid, flown: { doing: 'broken', at: 900 } }).note?.kind).toBe('forced')
})

test('who asked to be out hears nothing of a loss before the table has answered', () => {
  const ended = { ...seat, bet, flown: { doing: 'broken', at: 150 } } as const
  expect(seatNow(ended).note?.kind).toBe('flewAway')
  expect(seatNow({ ...ended, isTaking: true }).note).toBeNull()
  const lost: OwnBet = { ...bet, state: 'paid', payout: '0.00' }
  expect(seatNow({ ...ended, bet: lost }).note).toMatchObject({ kind: 'flewAway', amount: stake })
  const back: OwnBet = { ...bet, state: 'voided' }
  expect(seatNow({ ...seat, bet: back, flown: { doing: 'void', at: 100 } })).toMatchObject({
    button: { kind: 'next' },
    note: { kind: 'void' },
  })
})

test('what a bet returned is counted once, and what had returned before the page was opened not at all', () => {
  const won: OwnBet = { ...bet, state: 'owed', payout: '17350.00' }
  const purse = returned(told(openPurse(1_000_000n), 500_000n), [won], 2)
  expect(purse).toMatchObject({ balance: 2_235_000n, net: 1_235_000n })
  expect(returned(purse, [{ ...won, state: 'paid' }], 2)).toBe(purse)
  const opened = known(openPurse(2_235_000n), [won, { ...bet, betId: 'c'.repeat(24) }])
  expect(returned(opened, [won], 2).balance).toBe(2_235_000n)
  const lost: OwnBet = { ...bet, betId: 'c'.repeat(24), payout: '0.00' }
  expect(returned(opened, [won, lost], 2)).toMatchObject({ balance: 2_235_000n, net: -500_000n })
})

const limits = { least: 10_000n, most: 1_000_000n, ladder: [10_000n, 20_000n, 50_000n, 100_000n], scale: 2 }

test('amounts are read with their commas, and step along the ladder within limits and balance', () => {
  expect(readAmount('5,000', limits)).toBe(500_000n)
  expect(['', 'x', '99.99', '10000.01', '-5', '1.234'].map((text) => readAmount(text, limits))).toEqual(
    Array.from({ length: 6 }, () => null),
  )
  expect(stepped(30_000n, 'up', limits, 0n)).toBe(50_000n)
  expect(stepped(30_000n, 'down', limits, 0n)).toBe(20_000n)
  expect(stepped(100_000n, 'up', limits, 0n)).toBe(1_000_000n)
  expect(stepped(10_000n, 'half', limits, 0n)).toBe(10_000n)
  expect(stepped(600_000n, 'double', limits, 0n)).toBe(1_000_000n)
  expect(stepped(10_000n, 'most', limits, 345_600n)).toBe(345_600n)
  expect(stepped(10_000n, 'most', limits, 99n)).toBe(10_000n)
})

test('targets are hundredths from 1.01 to ten thousand', () => {
  expect(['2', '2.5', '2,50', ' 1.01x ', '10000'].map(readTarget)).toEqual([200, 250, 250, 101, 1_000_000])
  expect(['1', '1.00', '10000.01', '2.505', '', 'two'].map(readTarget)).toEqual(
    Array.from({ length: 6 }, () => null),
  )
  expect(timesText(347)).toBe('3.47')
  expect(timesText(101)).toBe('1.01')
})

test('who is aboard is in flight, out, or gone with the rocket; the last ends are told newest first', () => {
  const bets = [
    { who: 'ay***', stake: '5000.00', at: null },
    { who: 'su***', stake: '100.00', at: 150 },
  ]
  const fates = (phase: TableView['phase']) => aboardRows(bets, phase).map(({ fate }) => fate)
  expect(fates('dealing')).toEqual(['in', 'out'])
  expect(fates('settled')).toEqual(['away', 'out'])
  expect(fates('betting')[0]).toBe('waits')
  const results = [100, 347, 1_200].map((point) => ({ roundId, outcome: { point } }))
  expect(lastPoints(results, 2)).toEqual([1_200, 347])
  expect([100, 101, 200, 1_000].map(toneOf)).toEqual(['none', 'low', 'middle', 'high'])
})

test('all of a flight is in its picture, with room above it, and few lines stand in it', () => {
  for (const at of [100, 150, 200, 347, 5_000, 1_000_000]) {
    const ms = reachedAt(at)
    const axes = axesOf(ms, at)
    expect(axes.ms).toBeGreaterThan(ms)
    expect(axes.top).toBeGreaterThan(at)
    expect(axes.heights.length).toBeGreaterThan(1)
    expect(axes.heights.length).toBeLessThan(8)
    expect(axes.times.length).toBeLessThan(8)
  }
})
