import { expect, test } from 'vitest'
import { changeOf } from './compare.ts'

test('[AC-08] a change is told in per cent of what was before, whichever sign that had', () => {
  expect(changeOf(1_128n, 1_000n)).toEqual({ isUp: true, percent: '12.8' })
  expect(changeOf(-1_023n, -1_000n)).toEqual({ isUp: false, percent: '2.3' })
  expect(changeOf(500n, -1_000n)).toEqual({ isUp: true, percent: '150.0' })
})

test('where nothing was before no per cent is made up', () => {
  expect(changeOf(5n, 0n)).toBeNull()
  expect(changeOf(5n, 5n)).toBeNull()
})
