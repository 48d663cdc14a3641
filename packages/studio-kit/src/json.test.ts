import { expect, test } from 'vitest'
import { fields, list, number, numbers, text, texts } from './json.ts'
import type { Json } from './rules.ts'

const kinds: readonly Json[] = [null, true, 1, 'one', [1], { one: 1 }]

test.each([
  ['an object', fields, { one: 1 }],
  ['a list', list, [1]],
  ['a text', text, 'one'],
  ['a number', number, 1],
])('%s is read as what it is, and nothing else is', (_, read: (json: Json | undefined) => Json, own) => {
  for (const json of [...kinds, undefined]) {
    if (JSON.stringify(json) === JSON.stringify(own)) expect(read(json)).toEqual(own)
    else expect(() => read(json)).toThrow(TypeError)
  }
})

test('a list of texts or numbers holds nothing else', () => {
  expect([texts(['a', 'b']), numbers([1, 2])]).toEqual([
    ['a', 'b'],
    [1, 2],
  ])
  expect(() => texts(['a', 1])).toThrow('not a text')
  expect(() => numbers([1, 'b'])).toThrow('not a number')
})
