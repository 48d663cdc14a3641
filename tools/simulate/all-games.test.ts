import { readFileSync } from 'node:fs'
import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { describe, expect, test } from 'vitest'
import { allGames } from './games.ts'
import { measured } from './measure.ts'
import { simulationsPage } from './page.ts'
import { playPlan } from './play-plan.ts'

const rounds = 200_000
const games = (await allGames()).map((game) => ({ ...game, plans: game.folder.plans() }))
const page = readFileSync(new URL('../../docs/simulations.md', import.meta.url), 'utf8')

describe.each(games)('$code', ({ code, folder, manifest, plans }) => {
  test('[IM-17] 200,000 rounds from a printed seed lie within four standard errors of the published return and hit rate', () => {
    const [plan] = plans
    if (!plan) throw new Error('there is no plan')
    const seed = `test of ${code}`
    console.log(`simulation seed: ${seed}`)
    const publishedError = Number(manifest.published.simulated?.error ?? 0) / 100
    const sums = playPlan(folder, plan, rounds, fastStream(seed))
    const { distance, hitRate } = measured(sums, plan, publishedError)
    expect(Math.abs(distance)).toBeLessThan(4)
    const p = plan.exact.hitRate
    expect(Math.abs(hitRate - p)).toBeLessThanOrEqual(4 * Math.sqrt((p * (1 - p)) / rounds) + 1e-12)
  })

  test('[IM-17] ten million rounds of every plan are in docs/simulations.md, against the return that it has now', () => {
    for (const { name, exact } of plans) {
      const row = page.split('\n').find((line) => line.startsWith(`| ${code} | ${name} |`))
      const [, , , played, , , published, distance] = row?.split('|').map((cell) => cell.trim()) ?? []
      expect([name, played, published]).toEqual([name, '10,000,000', (exact.rtp * 100).toFixed(4)])
      expect(Math.abs(Number(distance))).toBeLessThanOrEqual(4)
    }
  })
})

test('the page says of itself what its command writes', () => {
  const [head = ''] = simulationsPage([], 'simulation').split('\n| Game')
  expect(page.startsWith(head)).toBe(true)
})
