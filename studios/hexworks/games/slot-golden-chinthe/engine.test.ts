import { drawPf1 } from '@jackfruit/fairness'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deal, read, readLine } from './engine.ts'
import { exact } from './exact.ts'
import game from './game.json' with { type: 'json' }
import { lines, maxWin, reels, type Sign, stakeLadder } from './rules.ts'

const computed = exact()
const percent = (value: number, digits: number) => (value * 100).toFixed(digits)

describe('the published figures are the computed ones, to the last printed digit', () => {
  test.each([
    ['rtp', percent(computed.totalReturn, 4)],
    ['lines', percent(computed.lineReturn, 3)],
    ['scatter', percent(computed.scatterReturn, 3)],
    ['freeSpins', percent(computed.freeReturn, 3)],
    ['triggerEvery', computed.triggerEvery.toFixed(2)],
    ['featureMean', computed.featureMean.toFixed(2)],
    ['hitRate', percent(computed.hitRate, 2)],
    ['deviation', computed.deviation.toFixed(3)],
    ['spinMax', String(Math.floor(computed.spinMax))],
  ] as const)('%s is %s', (name, value) => {
    expect(game.published[name]).toBe(value)
  })

  test('counted over every one of 33,554,432 resting places', () => {
    expect(computed.places).toBe(33_554_432)
  })
})

test('a million dealt rounds lie within four standard errors of the exact return', () => {
  const rounds = 1_000_000
  const seed = Uint8Array.from({ length: 32 }, (_, i) => (i * 37 + 11) % 256)
  console.log(`simulation seed: ${Buffer.from(seed).toString('hex')}`)
  const random = drawPf1({ serverSeed: seed, clientSeed: 'simulation', nonce: 0, gameId: game.code })
  let won = 0n
  for (let i = 0; i < rounds; i++) won += deal(20n, random).totalWin
  const meanReturn = Number(won) / 20 / rounds
  const error = computed.deviation / Math.sqrt(rounds)
  expect(Math.abs(meanReturn - computed.totalReturn)).toBeLessThan(4 * error)
}, 240_000)

describe('a line', () => {
  const sign = fc.constantFrom<Sign>('C1', 'C2', 'C3', 'C4', 'A', 'K', 'Q', 'J', 'W', 'S')
  test.each([
    ['C1 C1 C1 C1 C1', { sign: 'C1', count: 5 }],
    ['C1 W W W W', { sign: 'C1', count: 5 }],
    ['A W A K A', { sign: 'A', count: 3 }],
    ['A A K A A', null],
    ['S S S S S', null],
    ['J J J S J', { sign: 'J', count: 3 }],
  ])('%s', (line, expected) => {
    expect(readLine(line.split(' ') as Sign[])).toEqual(expected)
  })
  test('never pays less when one sign more becomes wild', () => {
    fc.assert(
      fc.property(
        fc.array(sign, { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 4 }),
        (line, place) => {
          const better = line.map((each, i) => (i === place ? 'W' : each))
          expect(readLine(better)?.count ?? 0).toBeGreaterThanOrEqual(readLine(line)?.count ?? 0)
        },
      ),
    )
  })
})

describe('a round', () => {
  test('is the sum of its parts, and three scatters give ten free spins at three times', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.constantFrom(20n, 100n, 20_000n), (nonce, stake) => {
        const round = deal(
          stake,
          drawPf1({ serverSeed: new Uint8Array(32), clientSeed: 'p', nonce, gameId: game.code }),
        )
        const spins = [round.base, ...round.free]
        expect(round.totalWin).toBe(spins.reduce((sum, spin) => sum + spin.win, 0n))
        const triggers = spins.filter(({ scatters }) => scatters >= 3).length
        expect(round.free.length).toBe(triggers * 10)
        for (const spin of round.free) expect(spin.win).toBe(read(spin.stops, stake).win * 3n)
      }),
      { numRuns: 2_000 },
    )
  })

  test('refuses a stake that is not twenty line bets', () => {
    const random = { below: () => 0 }
    for (const stake of [0n, -20n, 19n, 30n]) expect(() => deal(stake, random)).toThrow('twenty line bets')
  })

  test('no spin of the cycle can pass the cap in money at any step of the ladder', () => {
    for (const [currency, steps] of Object.entries(stakeLadder)) {
      const timesMost = BigInt(Math.ceil(computed.spinMax * 3))
      for (const step of steps) expect(BigInt(step) * timesMost).toBeLessThan(BigInt(maxWin[currency] ?? 0))
      for (const step of steps) expect((BigInt(step) * 100n) % BigInt(lines.length)).toBe(0n)
    }
  })

  test('every reel has 32 places, one scatter, and reel 1 has no wild', () => {
    for (const reel of reels)
      expect([reel.length, reel.filter((sign) => sign === 'S').length]).toEqual([32, 1])
    expect(reels[0]).not.toContain('W')
  })
})
