import { expect, test } from 'vitest'
import { mayReload } from './freshParts.ts'

test.each([
  ['is loaded anew the first time', null, 1_000_000, true],
  ['is not loaded anew again and again', '1000000', 1_030_000, false],
  ['may be loaded anew for a later build', '1000000', 1_070_000, true],
])('a page whose part is missing %s', (_, last, now, may) => {
  expect(mayReload(last, now)).toBe(may)
})
