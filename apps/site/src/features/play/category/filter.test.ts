import { describe, expect, test } from 'vitest'
import {
  classesOf,
  filterGate,
  isAtMost,
  isNarrowed,
  minBetsIn,
  namedLike,
  noFilter,
  stripOf,
} from './filter.ts'

describe('the strip of makers', () => {
  test.each([
    ['[GL-02] [GL-04]', 'RNG', 7, 7, false],
    ['[GL-04]', 'RNG', 8, 7, true],
    ['[GL-03] [GL-05]', 'FISH', 5, 5, false],
    ['[GL-05]', 'FISH', 6, 5, true],
    ['[GL-03] [GL-06]', 'PVP', 5, 5, false],
    ['[GL-06]', 'PVP', 6, 5, true],
    ['[GL-03] [D-43]', 'LIVE', 5, 5, false],
    ['[GL-03] [D-43]', 'LIVE', 20, 5, false],
  ] as const)('%s of %s with %i makers shows %i slides, loops: %s', (_, gameType, makers, slides, loops) => {
    expect(stripOf(gameType, makers)).toEqual({ slides, loops })
  })
})

test('[BC-32] [BC-33] [BC-34] [BC-35] slots have the classes JP, TG and AC, and BG where TY is spoken; others have none', () => {
  expect(classesOf('RNG', ['EN', 'MY'])).toEqual(['JP', 'TG', 'AC'])
  expect(classesOf('RNG', ['EN', 'TY'])).toEqual(['JP', 'TG', 'AC', 'BG'])
  expect(classesOf('FISH', ['EN', 'TY'])).toEqual([])
})

test('[BC-27] [BC-28] [BC-29] [BC-30] [BC-31] the stakes to choose from are five', () => {
  expect(minBetsIn('XYZ')).toEqual(['0.01', '0.05', '0.10', '0.50', '0.75'])
  expect(minBetsIn('MMK')).toEqual(['20.00', '100.00', '200.00', '1000.00', '1500.00'])
})

describe('[D-69] a choice', () => {
  const hot = noFilter(false)
  const all = noFilter(true)
  test.each([
    ['hot games, by name too', 'visitor', { ...hot, gameName: 'koi' }, 'open'],
    ['a shelf', 'visitor', { ...hot, shelf: 'bingo' }, 'open'],
    ['all games', 'visitor', all, 'login'],
    ['[RO-03] favourites', 'visitor', { ...hot, tab: 'fav' }, 'login'],
    ['[RO-04] recent games', 'visitor', { ...hot, tab: 'recent' }, 'login'],
    ['a class', 'visitor', { ...hot, gameClassify: 'JP' }, 'login'],
    ['a stake', 'visitor', { ...hot, minBet: '0.5' }, 'login'],
    ['all games', 'trial', all, 'open'],
    ['a class', 'trial', { ...all, gameClassify: 'JP' }, 'open'],
    ['[RO-15] [GL-08] favourites', 'trial', { ...all, tab: 'fav' }, 'true-account'],
    ['[RO-15] [GL-09] recent games', 'trial', { ...all, tab: 'recent' }, 'true-account'],
    ['favourites', 'account', { ...all, tab: 'fav' }, 'open'],
  ] as const)('of %s by a %s: %o is %s', (_, who, filter, gate) => {
    expect(filterGate(filter, who)).toBe(gate)
  })
})

test('[D-44] a stake opens what costs that much or less', () => {
  expect(isAtMost('0.50', '0.5')).toBe(true)
  expect(isAtMost('0.05', '0.1')).toBe(true)
  expect(isAtMost('0.51', '0.5')).toBe(false)
  expect(isAtMost('100.00', undefined)).toBe(true)
})

test('a name is found without its marks and its case; blanks narrow nothing', () => {
  expect(namedLike('Cá chép vàng', 'CHEP')).toBe(true)
  expect(namedLike('ရွှေခြင်္သေ့', 'ခြင်္သေ့')).toBe(true)
  expect(namedLike('Golden', 'koi')).toBe(false)
  expect(isNarrowed({ ...noFilter(true), gameName: '  ' })).toBe(false)
  expect(isNarrowed({ ...noFilter(true), minBet: '0.5' })).toBe(true)
  expect(isNarrowed({ ...noFilter(true), shelf: 'slots' })).toBe(true)
})
