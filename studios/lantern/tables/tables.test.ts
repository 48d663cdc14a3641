import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { volatilityOf } from '@jackfruit/studio-kit/rules'
import { chancesOf, sideReturn, strongest, weakest } from '@jackfruit/table-rules/cockfight/fight'
import { fixedOdds } from '@jackfruit/table-rules/cockfight/odds'
import { places } from '@jackfruit/table-rules/cockfight/table'
import { expect, test } from 'vitest'
import { published } from './certificate.ts'
import { tables } from './index.ts'

/** Every return of a stake on Meron at odds, in thousandths, with its weight, over all fights. */
const returns = Array.from({ length: strongest - weakest + 1 }, (_, i) => ({ meron: weakest + i })).flatMap(
  (matchUp) =>
    chancesOf(matchUp).map(
      ([result, weight]) =>
        [Number(sideReturn(result, 'meron', 1000n, fixedOdds(matchUp).meron)), weight] as const,
    ),
)
const all = returns.reduce((sum, [, weight]) => sum + weight, 0)
const mean = (of: (back: number) => number) =>
  returns.reduce((sum, [back, weight]) => sum + of(back) * weight, 0) / all

test('[IM-27] the certificate of the arena is what counting gives, to its last digit', () => {
  const rtp = mean((back) => back / 1000)
  const deviation = Math.sqrt(mean((back) => (back / 1000) ** 2) - rtp * rtp)
  const rtpOf = (id: string) => places.find((place) => place.id === id)?.rtp
  const [pool, bothDown, fullTime] = ['pool-wala', 'both-down', 'full-time'].map(rtpOf)
  expect(published).toEqual({
    rtp: (rtp * 100).toFixed(4),
    hitRate: (mean((back) => (back > 0 ? 1 : 0)) * 100).toFixed(2),
    deviation: deviation.toFixed(3),
    volatility: volatilityOf(deviation),
    most: String(fixedOdds({ meron: weakest }).meron / 1000),
    method: 'exact',
    parts: { pool, 'both-down': bothDown, 'full-time': fullTime },
  })
  expect(rtpOf('meron')).toBe(published.rtp)
})

test('a side at odds returns most of the main places, and no fight is off the mean by more than a twentieth of a hundredth', () => {
  for (const [i, back] of [weakest, 500, strongest].entries()) {
    const odds = fixedOdds({ meron: back })
    const own = chancesOf({ meron: back }).reduce(
      (sum, [result, weight]) =>
        sum + (Number(sideReturn(result, 'meron', 1000n, odds.meron)) * weight) / 1e10,
      0,
    )
    expect(own, String(i)).toBeGreaterThan(Number(published.parts?.['pool']) / 100)
    expect(Math.abs(own - Number(published.rtp) / 100)).toBeLessThan(0.0005)
  }
})

test('what one place takes at its most is within the largest win of a round, in every currency', () => {
  for (const { game, limits } of tables)
    for (const [currency, { min, main, side, roundMax, maxWin }] of Object.entries(limits)) {
      expect(min, currency).toBeGreaterThan(0n)
      expect(roundMax).toBe(main * 4n)
      for (const { id, limit } of game.places)
        expect(game.mostBack(new Map([[id, limit === 'main' ? main : side]])), id).toBeLessThanOrEqual(maxWin)
    }
})

test('the arena is called as its page calls it, in every language', async () => {
  const folder = fileURLToPath(new URL('../client/arena/texts', import.meta.url))
  const called: Record<string, string> = {}
  for (const file of readdirSync(folder)) {
    const { texts }: { texts: Record<string, string> } = await import(pathToFileURL(join(folder, file)).href)
    called[file.slice(0, -3).toUpperCase()] = texts['arena.name'] ?? ''
  }
  for (const { listing } of tables) expect(listing.name).toEqual(called)
})
