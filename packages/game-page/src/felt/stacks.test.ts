import { expect, test } from 'vitest'
import { double, empty, isSame, lay, totalOf } from './stacks.ts'

const most = () => 500n

test('chips pile up to the limit of a place and no further', () => {
  const one = lay(empty, 'red', 300n, most)
  expect(one).toEqual(new Map([['red', 300n]]))
  const full = lay(one ?? empty, 'red', 300n, most)
  expect(full).toEqual(new Map([['red', 500n]]))
  expect(lay(full ?? empty, 'red', 300n, most)).toBeNull()
})

test('doubling doubles each stack up to its limit, and is nothing when all are full', () => {
  const stacks = new Map([
    ['red', 100n],
    ['17', 400n],
  ])
  const doubled = double(stacks, most)
  expect(totalOf(doubled ?? empty)).toBe(700n)
  expect(totalOf(stacks)).toBe(500n)
  expect(double(new Map([['17', 500n]]), most)).toBeNull()
})

test('the last bet can be repeated only where other chips lie', () => {
  const played = new Map([
    ['red', 100n],
    ['17', 400n],
  ])
  expect(isSame(new Map([...played].reverse()), played)).toBe(true)
  expect(isSame(empty, played)).toBe(false)
  expect(isSame(new Map([['red', 100n]]), played)).toBe(false)
  expect(isSame(new Map([...played, ['17', 500n]]), played)).toBe(false)
})
