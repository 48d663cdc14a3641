import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Chooser } from '../play.ts'
import { combinations } from './combinations.ts'
import { groups } from './groups.ts'
import { setsFor } from './named-sets.ts'
import { numbers } from './numbers.ts'
import { ordersCount, ordersOf, sorted } from './orders.ts'

const picksOf = (choose: Chooser, text: string) => {
  const reading = choose(text, 1000)
  if ('wrong' in reading) throw new Error(JSON.stringify(reading.wrong))
  expect(reading.chosen.picks().length).toBe(reading.chosen.count)
  return [...reading.chosen.picks()]
}
const wrongOf = (choose: Chooser, text: string) => {
  const reading = choose(text, 1000)
  return 'wrong' in reading ? reading.wrong : []
}
const two = numbers({ width: 2 })
const three = numbers({ width: 3 })
const all = (width: number) => Array.from({ length: 10 ** width }, (_, n) => String(n).padStart(width, '0'))
const some = fc.uniqueArray(fc.constantFrom(...'0123456789'), { minLength: 1 }).map((list) => list.join(''))

describe('numbers', () => {
  test('are read between all that people put there, and merge', () => {
    expect(picksOf(two, '26 28, 46;48  26၊၀၇')).toEqual(['26', '28', '46', '48', '07'])
  })
  test('are marked in their place where they cannot be read', () => {
    expect(wrongOf(two, '26 281 4a;5 @luck')).toEqual([
      { at: 3, length: 3, why: 'too-long' },
      { at: 7, length: 2, why: 'not-a-number' },
      { at: 10, length: 1, why: 'too-short' },
      { at: 12, length: 5, why: 'unknown-set' },
    ])
    expect(wrongOf(two, '  ')).toEqual([{ at: 0, length: 2, why: 'empty' }])
    expect(wrongOf(numbers({ width: 5 }), '*****')).toEqual([{ at: 0, length: 5, why: 'too-many-lines' }])
    expect(wrongOf(two, '20..10')[0]?.why).toBe('bad-range')
    expect(wrongOf(two, '1|')[0]?.why).toBe('wrong-columns')
  })
  test('turn round, permute, roll and run', () => {
    expect(picksOf(two, '12r 33R')).toEqual(['12', '21', '33'])
    expect(picksOf(three, '123ပတ်လည်').length).toBe(6)
    expect(picksOf(two, '2*')).toEqual(all(2).filter((n) => n[0] === '2'))
    expect(picksOf(two, '00/11..99')).toEqual(all(2).filter((n) => n[0] === n[1]))
    expect(picksOf(two, '08..11')).toEqual(['08', '09', '10', '11'])
    expect(picksOf(two, '247|68').length).toBe(6)
  })
  test('permutations are those of a list of all, and as many as the formula says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(9999), (width, n) => {
        const number = String(n % 10 ** width).padStart(width, '0')
        const listed = all(width).filter((each) => sorted(each) === sorted(number))
        expect(ordersOf(number)).toEqual(listed)
        expect(ordersCount(number)).toBe(listed.length)
      }),
    )
  })
})

describe('sets with names', () => {
  test('have as many numbers as their formula says, whatever stands with them', () => {
    for (const width of [2, 3])
      fc.assert(
        fc.property(
          some.filter(({ length }) => length > 1),
          fc.integer({ min: 1, max: 12 }),
          (digits, group) => {
            for (const set of setsFor(width)) {
              const given = { nothing: '', digit: digits.slice(0, 1), digits, group: String(group) }[
                set.takes
              ]
              const list = set.numbers(given)
              expect([set.id, given, new Set(list).size]).toEqual([set.id, given, set.count(given)])
            }
          },
        ),
      )
  })
  test('are what agents mean by them', () => {
    expect(picksOf(two, 'ပါဝါ').sort()).toEqual('05 16 27 38 49 50 61 72 83 94'.split(' '))
    expect(picksOf(two, 'နက္ခတ်').sort()).toEqual('07 18 24 35 42 53 69 70 81 96'.split(' '))
    expect(picksOf(two, '3ဘရိတ်')).toEqual('03 12 21 30 49 58 67 76 85 94'.split(' '))
    expect(picksOf(two, '3ထိပ် ၃ထိပ်စီး @head3').length).toBe(10)
    expect(picksOf(two, '123ခွေ')).toEqual('12 13 21 23 31 32'.split(' '))
    expect(picksOf(two, 'ညီကို').slice(0, 2)).toEqual(['01', '09'])
    expect(wrongOf(two, '3ပါဝါ')[0]?.why).toBe('unknown-set')
  })
})

const sizesTried: number[][] = [[2], [3], [4], [2, 3, 4]]

describe('combinations', () => {
  test('are every subset of the size, against a list of all subsets', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 4, maxLength: 9 }),
        fc.constantFrom(...sizesTried),
        (list, sizes) => {
          const items = list.map((n) => String(n).padStart(2, '0')).sort()
          const brute = Array.from({ length: 2 ** items.length }, (_, bits) =>
            items.filter((_item, i) => bits & (1 << i)),
          ).filter((subset) => sizes.includes(subset.length))
          const picks = picksOf(combinations({ from: 0, to: 99, sizes }), items.join(' '))
          expect(picks.sort()).toEqual(brute.map((subset) => subset.join('-')).sort())
        },
      ),
    )
  })
  test('refuse what is picked twice, lies outside, or is too little', () => {
    const xien = combinations({ from: 1, to: 49, sizes: [3] })
    expect(wrongOf(xien, '5 05 50').map(({ at, why }) => [at, why])).toEqual([
      [2, 'twice'],
      [5, 'out-of-range'],
    ])
    expect(wrongOf(xien, '5 6')[0]?.why).toBe('too-few')
  })
})

const patterns: readonly { pattern: readonly number[]; width: number }[] = [
  { pattern: [2, 1], width: 3 },
  { pattern: [1, 1, 1], width: 3 },
  { pattern: [3, 1], width: 4 },
  { pattern: [2, 2], width: 4 },
  { pattern: [2, 1, 1, 1], width: 5 },
  { pattern: [3, 2], width: 5 },
]

test('groups are every number of their pattern made of the columns, against a list', () => {
  for (const { pattern, width } of patterns) {
    const size = (digits: string) => [...new Set(digits)].length
    fc.assert(
      fc.property(some, some, (one, other) => {
        const wide = new Set(pattern).size > 1 ? `${one}|${other}` : one
        const often = (n: string, digit: string) => n.split(digit).length - 1
        const fits = (n: string) =>
          [...new Set(n)].every((digit) => (often(n, digit) === pattern[0] ? one : other).includes(digit)) &&
          size(n) === pattern.length &&
          [...new Set(n)]
            .map((digit) => often(n, digit))
            .sort((a, b) => b - a)
            .join() === pattern.join()
        const listed = [...new Set(all(width).map(sorted))].filter(fits).sort()
        const reading = groups(pattern)(wide, 100_000)
        const got = 'wrong' in reading ? [] : [...reading.chosen.picks()].sort()
        expect(got).toEqual(listed)
        if ('chosen' in reading) expect(reading.chosen.count).toBe(listed.length)
      }),
      { numRuns: 8 },
    )
  }
})
