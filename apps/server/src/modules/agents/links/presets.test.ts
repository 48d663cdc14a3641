import { expect, test } from 'vitest'
import { ppmOf, presetProblem } from './presets.ts'

test('a rate is read to the millionth', () => {
  expect([ppmOf('0.1200'), ppmOf('0.12'), ppmOf('15'), ppmOf('100.0001'), ppmOf('007.5')]).toEqual([
    ...[1_200n, 1_200n, 150_000n, 1_000_001n, 75_000n],
  ])
})

const own = [{ kind: 'daily', rate: '0.6000' } as const]
test.each([
  ['agent', [], null],
  ['member', [], null],
  ['agent', [{ kind: 'daily', rate: '0.6' }], null],
  ['agent', [{ kind: 'daily', rate: '0.6001' }], 'rate_above_own'],
  ['agent', [{ kind: 'hourly', rate: '0.1' }], 'rate_above_own'],
  ['member', [{ kind: 'daily', rate: '0.1' }], 'field_invalid'],
  ...[['agent', [0, 1].map(() => ({ kind: 'daily', rate: '0.1' })), 'field_invalid'] as const],
] as const)('[AC-09] presets for %s of %j are %s', (kind, presets, problem) => {
  expect(presetProblem(kind, presets as never, own)).toBe(problem)
})
