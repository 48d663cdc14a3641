import { expect, test } from 'vitest'
import { withLists } from './lists.ts'

test.each([
  ['whole numbers', [1n, -9223372036854775808n, 3, null], '{1,-9223372036854775808,3,NULL}'],
  ['none', [], '{}'],
  ['one empty text', [''], '{""}'],
  ['texts', ['NULL', 'a,b', '{}', ' ', undefined, 'ကြယ်'], '{"NULL","a,b","{}"," ",NULL,"ကြယ်"}'],
  ['texts with what has to be escaped', ['"', '\\', 'a\\"b'], '{"\\"","\\\\","a\\\\\\"b"}'],
  ['yes and no', [true, false], '{true,false}'],
  [
    'instants, also the same twice',
    [new Date(0), new Date(0), null, new Date(Date.UTC(2026, 10, 28, 1, 2, 3, 4))],
    '{"1970-01-01T00:00:00.000Z","1970-01-01T00:00:00.000Z",NULL,"2026-11-28T01:02:03.004Z"}',
  ],
])('%s', (_, list, text) => {
  expect(withLists([list])).toEqual([text])
})

test('what is no list, and what holds something else, is the driver’s', () => {
  const bytes = Buffer.from('a')
  const values = [
    1n,
    'a',
    null,
    bytes,
    [bytes],
    [[1], [2]],
    [{ a: 1 }],
    [new Date(Number.NaN)],
    [new Date(-1e14)],
  ]
  expect(withLists(values)).toEqual(values)
})
