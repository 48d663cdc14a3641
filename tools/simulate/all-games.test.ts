import { readFileSync } from 'node:fs'
import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { kept } from '@jackfruit/studio-kit/testing/kept'
import { describe, expect, test } from 'vitest'
import { allGames, type FoundGame } from './games.ts'
import { measured } from './measure.ts'
import { simulationsPage } from './page.ts'
import { playPlan } from './play-plan.ts'

const rounds = 50_000
const games = await allGames()
const page = readFileSync(new URL('../../docs/simulations.md', import.meta.url), 'utf8')
const seedOf = (code: string) => `test of ${code}`

/** What every plan returns, and what playing the first came to: the same until the game is another. */
function resultOf({ studio, code, folder }: FoundGame) {
  const game = new URL(`../../studios/${studio}/games/${code}/game.ts`, import.meta.url)
  return kept(`simulation of ${code}`, [game, new URL(import.meta.url)], () => {
    const plans = folder.plans()
    const [first] = plans
    if (!first) throw new Error('there is no plan')
    const sums = playPlan(folder, first, rounds, fastStream(seedOf(code)))
    return { plans: plans.map(({ name, exact }) => ({ name, exact })), sums }
  })
}

/** What some games return is counted for seven seconds of a processor, which may have much else to do. */
const patience = 300_000

describe.each(games)('$code', { timeout: patience }, (game) => {
  const { code, manifest } = game

  test('[IM-17] 50,000 rounds from a printed seed lie within four standard errors of the published return and hit rate', () => {
    const { plans, sums } = resultOf(game)
    const [plan] = plans
    if (!plan) throw new Error('there is no plan')
    console.log(`simulation seed: ${seedOf(code)}`)
    const publishedError = Number(manifest.published.simulated?.error ?? 0) / 100
    const { distance, hitRate } = measured(sums, plan, publishedError)
    expect(Math.abs(distance)).toBeLessThan(4)
    const p = plan.exact.hitRate
    expect(Math.abs(hitRate - p)).toBeLessThanOrEqual(4 * Math.sqrt((p * (1 - p)) / rounds) + 1e-12)
  })

  test('[IM-17] ten million rounds of every plan are in docs/simulations.md, against the return that it has now', () => {
    for (const { name, exact } of resultOf(game).plans) {
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
