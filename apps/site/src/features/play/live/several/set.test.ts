import { beforeEach, describe, expect, test } from 'vitest'
import type { LiveTable } from '../standing.ts'
import {
  everOf,
  firstSet,
  inOrder,
  keepSet,
  lastSet,
  setOf,
  severalPath,
  withoutTable,
  withTable,
} from './set.ts'

const table = (nodeId: string, change: Partial<LiveTable> = {}, of: Partial<LiveTable['game']> = {}) =>
  ({
    ...{ id: `maker:${nodeId}`, phase: 'betting', isSilent: false, players: 10, road: [], number: 1 },
    ...{ kind: 'baccarat', bettingMs: 18_000, minBet: '100.00', maxBet: '500000.00', closesAt: null },
    ...{ dealer: 'simulated', dealerName: null, ...change },
    game: {
      ...{ nodeId, vassalage: 'maker', vendorName: 'Maker', gameType: 'LIVE', gameCode: nodeId },
      ...{ gameName: nodeId, displayName: nodeId, iconUrl: '', isHot: 0, isNew: 0, supportPlay: 0 },
      ...{ isGame: 'GAME', gameClassify: null, minBet: '100.00', maxWin: null, rtp: null, volatility: null },
      ...{ maintenance: false, ...of },
    },
  }) as LiveTable
const known = new Set(['a', 'b', 'c', 'd', 'e'])
const idsOf = (tables: readonly LiveTable[]) => tables.map(({ game }) => game.nodeId)

describe('the tables of an address', () => {
  test.each([
    ['as it names them', 'b,a', ['b', 'a']],
    ['each once', 'a,b,a,a', ['a', 'b']],
    ['without what is no table', 'slot-a,a,,<x>', ['a']],
    ['four at most', 'a,b,c,d,e', ['a', 'b', 'c', 'd']],
    ['unknown ones take no place', 'x,y,z,w,e', ['e']],
    ['none', undefined, []],
  ])('are read %s', (_, of, set) => expect(setOf(of, known)).toEqual(set))

  test('come back out of the address that is made of them', () => {
    const path = severalPath(['a', 'b'])
    expect(path.startsWith('/live/tables?of=')).toBe(true)
    expect(setOf(new URLSearchParams(path.split('?')[1]).get('of') ?? '', known)).toEqual(['a', 'b'])
    expect(severalPath([])).toBe('/live/tables')
  })
})

test('one more comes last, a fifth or a second of the same does not come, and who leaves moves nobody', () => {
  expect(withTable(['a'], 'b')).toEqual(['a', 'b'])
  expect(withTable(['a', 'b'], 'a')).toEqual(['a', 'b'])
  expect(withTable(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd'])
  expect(withoutTable(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
})

test('what can be bet on is offered first; what opens elsewhere, rests, or is not for trials, not at all', () => {
  const all = [
    table('quiet', { isSilent: true, players: 90 }),
    table('dealing', { phase: 'dealing', players: 80 }),
    table('few', { players: 2 }),
    table('many', { players: 70 }),
    table('window', {}, { opens: 'window' }),
    table('resting', {}, { maintenance: true }),
    table('real', { players: 1 }, { supportPlay: 1 }),
  ]
  expect(idsOf(inOrder(all, false))).toEqual(['many', 'few', 'real', 'dealing', 'quiet'])
  expect(idsOf(inOrder(all, true))).toEqual(['many', 'few', 'dealing', 'quiet'])
})

describe('it begins', () => {
  beforeEach(() => localStorage.clear())
  const all = [
    table('a', { players: 3 }),
    table('b', { players: 9 }),
    table('c', { isSilent: true, players: 99 }),
  ]
  test('with the tables of the last time that are still there', () => {
    keepSet(['a', 'gone', 'c'])
    expect(firstSet(all, lastSet(), false)).toEqual(['a', 'c'])
  })
  test('else with the one that most people are at, of those where something goes on', () => {
    expect(firstSet(all, lastSet(), false)).toEqual(['b'])
    expect(firstSet([], lastSet(), false)).toEqual([])
  })
})

test('a table that is told of no more is kept, silent, and is itself again when it is told of', () => {
  const [a, b] = [table('a'), table('b')]
  const both = everOf(new Map(), [a, b])
  expect(everOf(both, [a, b])).toBe(both)
  const without = everOf(both, [a])
  expect(without.get('a')).toBe(a)
  expect(without.get('b')).toEqual({ ...b, isSilent: true })
  expect(everOf(without, [a])).toBe(without)
  expect(everOf(without, [a, b]).get('b')).toBe(b)
})
