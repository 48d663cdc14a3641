import { expect, test } from 'vitest'
import { everyTable, findTables, nearestStake, stakesOf } from './filter.ts'
import { beadsOf, countsOf } from './road.ts'
import { aheadOf, follow, isRunning, type LiveTable, secondsLeft, shownOf, steady } from './standing.ts'

const at = Date.parse('2026-01-01T00:00:00.000Z')
const table = (id: string, change: Partial<LiveTable> = {}): LiveTable => ({
  ...{ id, phase: 'betting', isSilent: false, players: 3, road: [], number: 1, kind: 'baccarat' },
  ...{ closesAt: '2026-01-01T00:00:14.200Z', bettingMs: 18_000, minBet: '100', maxBet: '500000' },
  ...{ dealer: 'simulated', dealerName: null },
  game: { nodeId: id, vassalage: 'rubyrow', displayName: `Game ${id}` } as LiveTable['game'],
  ...change,
})
const news = (tables: readonly LiveTable[], gone: string[] = []) => ({
  ...{ type: 'live-tables' as const, at: '2026-01-01T00:00:00.000Z', gone },
  tables: tables.map(({ id, phase, isSilent, closesAt, players, road }) => ({
    ...{ id, phase, isSilent, closesAt, players, road },
  })),
})

test('[IM-29] a countdown goes by the clock of the platform, however wrong this one is', () => {
  const here = at + 3_600_000
  const ahead = aheadOf('2026-01-01T00:00:00.000Z', here)
  expect(secondsLeft(table('a'), here + ahead)).toBe(15)
  expect(secondsLeft(table('a'), here + ahead + 14_200)).toBe(0)
})

test('betting that has ended is not said to be open, nor is a table whose maker is silent said to run', () => {
  expect(shownOf(table('a'), at)).toBe('betting')
  expect(shownOf(table('a'), at + 15_000)).toBe('closed')
  expect(shownOf(table('a', { isSilent: true }), at)).toBe('silent')
  expect(secondsLeft(table('a', { isSilent: true }), at)).toBeNull()
  expect(shownOf(table('a', { phase: 'paused', closesAt: null }), at)).toBe('paused')
})

test('what is told goes into what is known, a card stays where it is, and an unknown table asks for the list', () => {
  const known = { tables: [table('a'), table('b'), table('c')], aheadMs: 0 }
  const next = follow(known, news([table('b', { phase: 'result', closesAt: null, players: 9 })], ['a']))
  expect(next?.tables.map(({ id, phase, players }) => `${id} ${phase} ${players}`)).toEqual([
    ...['b result 9', 'c betting 3'],
  ])
  expect(next?.tables[0]?.game).toBe(known.tables[1]?.game)
  expect(follow(known, news([]))).toBe(known)
  expect(follow(known, news([table('new')]))).toBeNull()
})

test('filters narrow by game, maker, stake, name and favourites; each game tells how many are left of it', () => {
  const all = [
    table('a'),
    table('b', { kind: 'roulette', minBet: '500', maxBet: '1000.50' }),
    table('c', { kind: 'roulette', dealerName: 'Nandar', game: { ...table('c').game, vassalage: 'other' } }),
  ]
  const found = (change: object, liked: string[] = []) =>
    findTables(all, { ...everyTable, ...change }, new Set(liked))
      .tables.map(({ id }) => id)
      .join('')
  expect(found({})).toBe('abc')
  expect(found({ kind: 'roulette' })).toBe('bc')
  expect(found({ maker: 'OTHER' })).toBe('c')
  expect([found({ stake: '1000.50' }), found({ stake: '1000.51' }), found({ stake: '499' })]).toEqual([
    ...['abc', 'ac', 'ac'],
  ])
  expect([found({ text: 'nan' }), found({ isMine: true }), found({ isMine: true }, ['b'])]).toEqual([
    'c',
    '',
    'b',
  ])
  const { counts, total } = findTables(all, { ...everyTable, kind: 'baccarat' }, new Set())
  expect([[...counts], total]).toEqual([
    [
      ['baccarat', 1],
      ['roulette', 2],
    ],
    3,
  ])
  expect([stakesOf(all), nearestStake(all, '50'), nearestStake(all, '450')]).toEqual([
    ['100', '500'],
    '100',
    '500',
  ])
})

test('roads are read by the kind of their game', () => {
  const letters = (kind: LiveTable['kind'], road: string[]) =>
    beadsOf({ kind, road }).map((each) => each.map(({ letter, tone }) => `${letter}${tone}`).join(' '))
  expect(letters('baccarat', ['B', 'P', 'T'])).toEqual(['Bred', 'Pblue', 'Tgreen'])
  expect(letters('roulette', ['0', '32', '17'])).toEqual(['0green', '32red', '17black'])
  expect(letters('dice', ['1-1-1', '6-5-1', '1-2-3'])).toEqual(['3green', '12red', '6blue'])
  expect(letters('colours', ['red-blue-blue'])).toEqual(['Rred Bblue Bblue'])
  expect(beadsOf({ kind: 'blackjack', road: [] })).toEqual([])
  expect(countsOf(beadsOf({ kind: 'baccarat', road: ['P', 'B', 'T', 'B'] }))).toEqual([
    ['B', 2],
    ['P', 1],
    ['T', 1],
  ])
  expect(countsOf(beadsOf({ kind: 'dice', road: ['2-2-2', '6-5-1'] }))).toEqual([
    ['big', 1],
    ['triple', 1],
  ])
})

test('what is silent or paused is not counted among the open ones', () => {
  const all = [table('a'), table('b', { isSilent: true }), table('c', { phase: 'paused', closesAt: null })]
  expect(all.filter(isRunning).map(({ id }) => id)).toEqual(['a'])
})

test('a countdown does not jump for what calls take on their way, and follows a clock that was set', () => {
  expect([steady(120, undefined), steady(400, 150), steady(-3_600_000, 150)]).toEqual([120, 150, -3_600_000])
})
