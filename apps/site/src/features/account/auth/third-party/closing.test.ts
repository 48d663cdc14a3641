import { expect, test } from 'vitest'
import { openWatch } from './closing.ts'

const verdicts = (looks: readonly (readonly [at: number, isClosed: boolean, hasFocus: boolean])[]) => {
  const watch = openWatch()
  return looks.map(([at, isClosed, hasFocus]) => watch({ at, isClosed, hasFocus }))
}

test('[ER-38] a window is closed when the page has the keyboard back at once and no word has come', () => {
  expect(
    verdicts([
      [0, false, false],
      [400, true, false],
      [800, true, true],
      [3_300, true, true],
      [3_400, true, true],
    ]),
  ).toEqual(['there', 'there', 'there', 'there', 'closed'])
})

test('[ER-38] a window that a provider took out of sight is not called closed, however long it takes', () => {
  expect(
    verdicts([
      [400, true, false],
      [60_000, true, false],
      [60_400, true, true],
    ]),
  ).toEqual(['there', 'there', 'out of sight'])
})

test('a window that is seen again is there', () => {
  expect(
    verdicts([
      [400, true, true],
      [800, false, false],
      [9_000, true, false],
      [13_000, true, false],
    ]),
  ).toEqual(['there', 'there', 'there', 'there'])
})
