import { expect, inject, test } from 'vitest'
import { stormClosing } from './run.ts'

test('[IM-29] of stakes around closing none is in that came after it, though the clocks step by five seconds', async () => {
  const report = await stormClosing({
    ...{ adminUrl: inject('postgres').adminUrl, stakes: 400, perRound: 80, seed: 2026 },
  })
  expect(report.problems).toEqual([])
  expect(report.afterClose).toBe(0)
  expect(report.in).toBeGreaterThan(0)
  expect(report.out).toBeGreaterThan(0)
}, 180_000)
