/** What every slot of the studio keeps to, whatever its reels. */
import { readFileSync } from 'node:fs'
import type { Manifest, Played } from '@jackfruit/studio-kit/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kyat, seeded, shownWin } from '../shared/testing/rounds.ts'
import { games } from './index.ts'

const manifestOf = (code: string): Manifest =>
  JSON.parse(readFileSync(new URL(`${code}/game.json`, import.meta.url), 'utf8'))

/** Those that show their rounds in the shape of shared/shown.ts, and read their choice by shared/choice.ts. */
const slots = games.filter(({ rules }) => rules.readChoice(null, kyat) !== null)

describe.each(slots.map((game) => ({ code: game.rules.code, ...game })))('$code', ({ code, rules }) => {
  const manifest = manifestOf(code)
  const choice = rules.readChoice(null, kyat)
  const play = (stake: bigint, nonce: number): Played => {
    const played = choice === null ? null : rules.play({ stake, choice }, [], seeded(code, nonce), kyat)
    if (!played) throw new Error(`${code} played nothing`)
    return played
  }
  const most = BigInt(Math.ceil(Number(manifest.published.most)))

  test('says of itself what its game.json says, in English and Burmese', () => {
    expect([manifest.code, manifest.version]).toEqual([rules.code, rules.version])
    expect(manifest.name['EN']).toBeTruthy()
    expect(manifest.name['MY']).toMatch(/[က-အ]/)
  })

  test('ends at once, the same draws give the same round, and what is shown pays what is won', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.constantFrom(100n, 500n, 10_000n), (nonce, stake) => {
        const round = play(stake, nonce)
        expect(round.ended).toBe(true)
        expect(round.stake).toBe(stake)
        expect(round.win).toBeLessThanOrEqual(stake * most)
        expect(play(stake, nonce)).toEqual(round)
        expect(shownWin(round.shown)).toBe(round.win)
      }),
      { numRuns: 300 },
    )
  })

  test('pays in proportion to the stake: no floor takes anything on any ladder', () => {
    for (let nonce = 0; nonce < 40; nonce++) {
      const { win } = play(100n, nonce)
      for (const steps of Object.values(rules.stakes))
        for (const step of steps) expect(play(BigInt(step) * 100n, nonce).win).toBe(BigInt(step) * win)
    }
  })

  test('no stake on offer can return more than the most of its currency', () => {
    for (const [currency, steps] of Object.entries(rules.stakes)) {
      expect(steps.length).toBeGreaterThan(0)
      for (const step of steps)
        expect(BigInt(step) * most).toBeLessThanOrEqual(BigInt(rules.maxWin[currency] ?? 0))
    }
  })

  test('takes no choice but none, and no action', () => {
    for (const raw of [undefined, {}, [], '', 0, { line: 1 }]) expect(rules.readChoice(raw, kyat)).toBeNull()
    expect(choice).not.toBeNull()
    expect(rules.readAction).toBeUndefined()
  })
})
