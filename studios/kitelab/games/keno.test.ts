import { describe, expect, test } from 'vitest'
import { asPrinted, figuresLike, manifestOf } from '../shared/manifest.ts'
import { everyStake, kyat, saying, seeded } from '../shared/testing.ts'
import * as engine40 from './keno40/engine.ts'
import * as exact40 from './keno40/exact.ts'
import * as rules40 from './keno40/rules.ts'
import { readFacts, readShown } from './keno40/shown.ts'
import * as engine80 from './keno80/engine.ts'
import * as exact80 from './keno80/exact.ts'
import * as rules80 from './keno80/rules.ts'

/** Of so many picks: per cent returned, per cent of rounds that pay, deviation. */
type Figures = readonly [picks: number, rtp: string, hit: string, deviation: string]

const keno40 = {
  ...{ code: 'keno40', size: 40, drawn: 10, ...engine40, ...exact40, ...rules40 },
  figures: [
    [1, '97.5000', '100.000', '1.00'],
    [2, '96.9231', '44.231', '1.28'],
    [3, '96.8623', '58.907', '2.32'],
    [4, '97.0183', '25.588', '4.16'],
    [5, '97.4122', '36.694', '7.05'],
    [6, '96.8104', '15.275', '9.27'],
    [7, '96.0962', '22.835', '7.22'],
    [8, '97.0052', '31.174', '3.89'],
    [9, '97.3674', '39.860', '2.25'],
    [10, '98.0695', '48.506', '1.41'],
  ] satisfies readonly Figures[],
}

const keno80 = {
  ...{ code: 'keno80', size: 80, drawn: 20, ...engine80, ...exact80, ...rules80 },
  figures: [
    [1, '95.0000', '25.000', '1.65'],
    [2, '95.0949', '43.987', '2.21'],
    [3, '95.7400', '15.263', '5.18'],
    [4, '95.4337', '25.895', '5.02'],
    [5, '95.5168', '36.713', '10.05'],
    [6, '96.3461', '46.990', '11.60'],
    [7, '95.1143', '23.658', '15.91'],
    [8, '96.1830', '31.712', '32.66'],
    [9, '96.4565', '46.291', '22.79'],
    [10, '95.7866', '25.777', '21.86'],
  ] satisfies readonly Figures[],
}

describe.each([keno40, keno80])('$code', ({ code, size, drawn, rules, pool, exact, plans, figures }) => {
  const { published, ...manifest } = manifestOf(code)
  const firstOnes = Array.from({ length: drawn }, (_, i) => i + 1)
  const play = (picks: readonly number[], random = saying(...firstOnes.map(() => 0))) =>
    rules.play({ stake: 10_000n, choice: { picks } }, [], random, kyat)

  test('draws that take the next place draw the first numbers', () => {
    expect(play([1, 2, size])).toEqual({
      stake: 10_000n,
      win: BigInt(pool.pays[2]?.[2] ?? -1) * 100n,
      ended: true,
      shown: { picks: [1, 2, size], drawn: firstOnes, hits: 2, multiple: pool.pays[2]?.[2] },
    })
  })

  test('picks that all hit pay the end of their row, at any number of picks', () => {
    for (const [i, row] of pool.pays.entries()) {
      const round = play(firstOnes.slice(0, i + 1))
      expect(row).toHaveLength(i + 2)
      expect(round?.win).toBe(BigInt(row.at(-1) ?? -1) * 100n)
    }
  })

  test('as many different numbers as are drawn come from the pool', () => {
    for (let seed = 0; seed < 300; seed++) {
      const numbers = readShown(play([1], seeded(seed))?.shown).drawn
      expect(new Set(numbers).size).toBe(drawn)
      for (const number of numbers) expect(number >= 1 && number <= size).toBe(true)
    }
  })

  test('no stake returns more than the most', () => {
    const largest = BigInt(Math.max(...pool.pays.flat()))
    for (const { stake, most } of everyStake(rules.stakes, rules.maxWin))
      expect((stake * largest) / 100n).toBeLessThanOrEqual(most)
    expect(rules.stakes['MMK']?.length).toBeGreaterThan(4)
  })

  test('what a page needs is in the facts', () => {
    expect(readFacts(rules.facts)).toEqual({ size, drawn, pays: pool.pays })
  })

  test.each([
    [null],
    [{ picks: [] }],
    [{ picks: [1, 1] }],
    [{ picks: [0] }],
    [{ picks: [size + 1] }],
    [{ picks: ['1'] }],
    [{ picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
  ])('the choice %j cannot be bet', (raw) => {
    expect(rules.readChoice(raw, kyat)).toBeNull()
  })

  test('the certificate says what is computed, to its last digit', () => {
    const [first] = plans()
    const most = Math.max(...pool.pays.flat()) / 100
    expect(first && figuresLike({ ...first.exact, most }, { ...manifest, published })).toEqual({
      rtp: published.rtp,
      hitRate: published.hitRate,
      deviation: published.deviation,
      most: published.most,
    })
  })

  test('so does its part for each number of picks', () => {
    const found = plans().map(({ name, exact: { rtp } }) => [
      name,
      asPrinted(rtp * 100, published.parts?.[name] ?? ''),
    ])
    expect(Object.fromEntries(found)).toEqual(published.parts)
  })

  test.each(figures)(
    '%i picks return %s per cent and pay in %s per cent of rounds, deviation %s',
    (picks, rtp, hit, deviation) => {
      const found = exact(picks)
      expect(asPrinted(found.rtp * 100, rtp)).toBe(rtp)
      expect(asPrinted(found.hitRate * 100, hit)).toBe(hit)
      expect(asPrinted(found.deviation, deviation)).toBe(deviation)
    },
  )
})
