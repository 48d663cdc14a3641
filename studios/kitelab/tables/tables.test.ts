import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { volatilityOf } from '@jackfruit/studio-kit/rules'
import { ceiling, edge, leastTarget } from '@jackfruit/table-rules/crash/crash'
import { expect, test } from 'vitest'
import { mostStakes } from '../shared/limits.ts'
import { published } from './certificate.ts'
import { tables } from './index.ts'

const all = 2n ** 52n
/** How many of the 2⁵² draws reach so many hundredths. */
const reaching = (target: number): number => Number((BigInt(100 - edge) * all) / BigInt(target)) / Number(all)

test('the certificate of the flight is what counting gives, to its last digit', () => {
  const chance = reaching(200)
  const deviation = 2 * Math.sqrt(chance * (1 - chance))
  expect(published).toEqual({
    rtp: (chance * 2 * 100).toFixed(4),
    hitRate: (chance * 100).toFixed(2),
    deviation: deviation.toFixed(3),
    volatility: volatilityOf(deviation),
    most: String(ceiling / 100),
    method: 'exact',
  })
})

test.each([leastTarget, 150, 333, 99_999, ceiling])('%i hundredths return 97 per cent', (target) => {
  expect(((reaching(target) * target) / 100).toFixed(6)).toBe('0.970000')
})

test('a bet may be what its limits allow, in every currency, and at its most it can still gain', () => {
  for (const { game, limits } of tables)
    for (const [currency, { min, main, roundMax, maxWin }] of Object.entries(limits)) {
      expect(min, currency).toBeGreaterThan(0n)
      expect(roundMax).toBe(main * 2n)
      expect(game.flight?.outAt(main, null, maxWin / 2n)).toBeGreaterThan(leastTarget)
      expect(maxWin / min).toBeLessThanOrEqual(BigInt(mostStakes))
    }
})

test('the flight is called as its page calls it, in every language', async () => {
  const folder = fileURLToPath(new URL('../client/flight/texts', import.meta.url))
  const called: Record<string, string> = {}
  for (const file of readdirSync(folder)) {
    const { texts }: { texts: Record<string, string> } = await import(pathToFileURL(join(folder, file)).href)
    called[file.slice(0, -3).toUpperCase()] = texts['crash.name'] ?? ''
  }
  for (const { listing } of tables) expect(listing.name).toEqual(called)
})
