import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExactReturn, GameFolder, Plan, Rules } from '@jackfruit/studio-kit/rules'
import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { afterAll, describe, expect, test } from 'vitest'
import { allGames } from './games.ts'
import { openBook } from './kept.ts'
import { type Kept, measured, simulate } from './measure.ts'
import { added, nothing, playPlan } from './play-plan.ts'

/** A coin, and after it, when the player goes on, a second one for as much again. Half of the time the first pays. */
const coin: Rules<null | Record<string, never>, { readonly double: boolean }> = {
  code: 'coin',
  version: '1',
  stakes: { MMK: ['100'] },
  maxWin: { MMK: '400' },
  facts: null,
  readChoice: (raw) => (raw === 'heads' ? {} : null),
  readAction: (raw) => (raw === true || raw === false ? { double: raw } : null),
  play({ stake }, [action], random) {
    const first = random.below(2)
    if (!action) return { stake, win: 0n, ended: false, shown: { first }, ifLeft: false }
    if (!action.double) return { stake, win: first === 1 ? stake * 2n : 0n, ended: true, shown: { first } }
    const second = random.below(2)
    const win = first + second === 2 ? stake * 4n : 0n
    return { stake: stake * 2n, win, ended: true, shown: { first, second } }
  },
}
const folder = { rules: coin, plans: () => [] } as unknown as GameFolder
const even: ExactReturn = { rtp: 1, hitRate: 0.5, deviation: 1, most: 4 }
const once: Plan = { name: 'once', choice: 'heads', exact: even }
/** Doubles after a head only: what is put down besides is lost, or comes back fourfold for the two. */
const bold: Plan = {
  name: 'bold',
  choice: 'heads',
  act: (shown) => JSON.stringify(shown) === '{"first":1}',
  exact: { rtp: 0.5, hitRate: 0.25, deviation: 1.5, most: 4 },
}

const home = mkdtempSync(join(tmpdir(), 'simulations-'))
afterAll(() => rmSync(home, { recursive: true }))

describe('a plan', () => {
  test('is played through its steps, each with the draws that were made before it', () => {
    const sums = playPlan(folder, bold, 200_000, fastStream('bold'))
    const { distance, deviation, hitRate } = measured(sums, bold)
    expect(Math.abs(distance)).toBeLessThan(4)
    expect(Math.abs(hitRate - 0.25)).toBeLessThan(0.005)
    // Returns of 3 (4 back for 2 put down), of -1 (both lost) and of 0.
    expect(deviation).toBeCloseTo(1.5, 1)
  })

  test('without a way to act takes what is taken for a player who left', () => {
    const { rtp } = measured(playPlan(folder, once, 100_000, fastStream('once')), once)
    expect(Math.abs(rtp - 1)).toBeLessThan(0.02)
  })

  test('that the game refuses is an error, not a return of nothing', () => {
    const edge: Plan = { ...once, choice: 'edge' }
    expect(() => playPlan(folder, edge, 1, fastStream('x'))).toThrow('takes no bet of its plan')
    const mute: Plan = { ...once, act: () => 'maybe' }
    expect(() => playPlan(folder, mute, 1, fastStream('x'))).toThrow('knows no action')
  })
})

describe('a simulation', () => {
  const run = { folder, plan: once, seed: 's' }

  test('that was stopped goes on to the same sums as one that was not', () => {
    const kept: Kept[] = []
    const whole = simulate(run, 1_200_000, undefined, (each) => kept.push(each))
    expect(kept.map(({ chunks, sums }) => [chunks, sums.rounds])).toEqual([[1, 1_000_000]])
    expect(simulate(run, 1_200_000, kept[0])).toEqual(whole)
    expect(added(nothing, whole)).toEqual(whole)
  })

  test('finds a published return that is one percent too high', () => {
    const sums = simulate(run, 1_000_000)
    expect(Math.abs(measured(sums, once).distance)).toBeLessThan(4)
    const wrong = { ...once, exact: { ...even, rtp: 1.01 } }
    expect(measured(sums, wrong).distance).toBeLessThan(-4)
  })
})

describe('the book of results', () => {
  const kept: Kept = { chunks: 2, sums: { rounds: 2_000_000, returned: 1, squares: 2, hits: 3 } }

  test('finds what was kept, by the key it was kept under', () => {
    openBook(home, 'a').keep('build plan seed', kept)
    expect(openBook(home, 'a').find('build plan seed')).toEqual(kept)
    expect(openBook(home, 'a').find('other build plan seed')).toBeUndefined()
    expect(openBook(home, 'b').find('build plan seed')).toBeUndefined()
  })

  test('takes a file that was cut off, or is something else, for an empty one', () => {
    for (const text of ['[["k",{"chu', '{}', '[["k",{"chunks":1}]]', '']) {
      writeFileSync(join(home, 'c.json'), text)
      expect(openBook(home, 'c').find('k')).toBeUndefined()
    }
  })
})

test('every game of every studio is found, with its certificate and the hash of its build', async () => {
  const games = await allGames()
  expect(games.length).toBeGreaterThan(0)
  for (const { code, manifest, buildHash } of games) {
    expect(manifest.code).toBe(code)
    expect(buildHash).toMatch(/^[0-9a-f]{64}$/)
  }
})
