import { expect, test } from 'vitest'
import { unkeepable } from './keepable.ts'

test('the first place of a text that cannot be kept is named, however deep it lies', () => {
  expect(unkeepable({ a: [{ b: 'x' }, { b: 'y\0' }] })).toBe('a.1.b')
  expect(unkeepable({ a: 'x', b: '\ud800' })).toBe('b')
  expect(unkeepable('\0')).toBe('')
  let deep: unknown = '\0'
  for (let level = 0; level < 20_000; level++) deep = [deep]
  expect(unkeepable(deep)?.length).toBe(39_999)
})

test('a name that cannot be kept is told by where it stands, and is not repeated', () => {
  expect(unkeepable({ a: { 'b\0': 1 } })).toBe('a')
})

test('whatever can be kept passes: letters of every script, pictures of two halves, numbers, nothing', () => {
  for (const value of ['မြန်မာ', '👩‍👩‍👧', '\u202e\ufeff\uffff\n', 1, null, undefined, true, [], {}])
    expect(unkeepable({ value })).toBeNull()
})
