import { expect, test } from 'vitest'
import { letteringOf, lettersOf } from './logo.ts'

test('a name is set with a line for each word and its number as a badge', () => {
  expect(letteringOf('Golden Chinthe 20')).toEqual({ lines: ['Golden', 'Chinthe'], badge: '20' })
  expect(letteringOf('Lotus Cluster 7×7')).toEqual({ lines: ['Lotus', 'Cluster'], badge: '7×7' })
  expect(letteringOf('Chinthe Jackpot')).toEqual({ lines: ['Chinthe', 'Jackpot'], badge: null })
})

test('a short word stands beside its neighbour, and no part of a name is lost', () => {
  expect(letteringOf('Book of Bagan').lines).toEqual(['Book of', 'Bagan'])
  for (const name of ['Nat Sticky Wilds', 'Lucky Kyat Hold', 'ပတ္တမြား ဂန္ထဝင် 3', '243']) {
    const { lines, badge } = letteringOf(name)
    expect([...lines, ...(badge ? [badge] : [])].join(' ')).toBe(name)
  }
})

test('letters are counted with their marks', () => {
  expect(lettersOf('ပုဂံ')).toBeLessThan('ပုဂံ'.length)
})
