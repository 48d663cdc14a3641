import { expect, inject, test } from 'vitest'
import { pursesInMemory } from './purses.ts'
import { stormClosingTickets } from './tickets.ts'

test('[IM-22] of tickets around closing none is in that came after it and each is answered, though the clocks step by five seconds', async () => {
  const purses = await pursesInMemory(60)
  try {
    const report = await stormClosingTickets({
      ...{ adminUrl: inject('postgres').adminUrl, tickets: 300, seed: 2026, purses },
    })
    expect(report.problems).toEqual([])
    expect(report.afterClose).toBe(0)
    expect(report.in).toBeGreaterThan(0)
    expect(report.late).toBeGreaterThan(0)
    expect(report.in + report.late + report.out).toBe(300)
  } finally {
    await purses.stop()
  }
}, 180_000)
