/** The tests of a new game: they pass as they are, and fail where its tables and its certificate part. */
import type { Request } from './request.ts'

export const testFiles = (request: Request): Readonly<Record<string, string>> => ({
  'engine.test.ts': engineTest(),
  'exact.test.ts': exactTest(request),
})

const engineTest = () => `import { currencyOf, parseMinor } from '@jackfruit/kernel'
import type { Table } from '@jackfruit/studio-kit/rules'
import { expect, test } from 'vitest'
import { rules } from './engine.ts'
import { fields } from './rules.ts'
import { readFacts, readShown } from './shown.ts'

const kyat: Table = { currency: 'MMK', scale: 2 }

/** Chance that says this once, and fails when it cannot be. */
function saying(draw: number) {
  let isSaid = false
  return {
    below(n: number): number {
      if (isSaid || draw >= n) throw new RangeError(\`\${draw} cannot be drawn below \${n}\`)
      isSaid = true
      return draw
    },
  }
}

const round = (draw: number, stake = 10_000n) =>
  rules.play({ stake, choice: {} }, [], saying(draw), kyat)

test('a field returns what stands on it', () => {
  expect(round(0)).toEqual({ stake: 10_000n, win: 60_000n, ended: true, shown: { field: 0, times: 60_000 } })
  expect(round(10)).toMatchObject({ win: 12_000n, shown: { field: 10, times: 12_000 } })
  expect(round(1)).toMatchObject({ win: 0n, ended: true, shown: { field: 1, times: 0 } })
})

test('the last field can be drawn, and none after it', () => {
  expect(round(fields.length - 1)).not.toBeNull()
  expect(() => round(fields.length)).toThrow(RangeError)
})

test('the page reads what the rules write', () => {
  expect(readFacts(rules.facts)).toEqual({ fields })
  expect(readShown(round(5)?.shown ?? null)).toEqual({ field: 5, times: fields[5] })
  for (const rubbish of [null, [], 'x', {}, { field: -1, times: 0 }, { field: 0.5, times: 0 }])
    expect(() => readShown(rubbish)).toThrow(TypeError)
})

test('no stake can return more than the most, and rounding down takes nothing', () => {
  for (const [currency, ladder] of Object.entries(rules.stakes)) {
    const { scale } = currencyOf(currency)
    const most = parseMinor(rules.maxWin[currency] ?? '', scale) ?? 0n
    for (const text of ladder) {
      const stake = parseMinor(text, scale) ?? 0n
      expect(stake).toBeGreaterThan(0n)
      for (const [field, times] of fields.entries()) {
        const win = round(field, stake)?.win ?? -1n
        expect(win * 10_000n).toBe(stake * BigInt(times))
        expect(win).toBeLessThanOrEqual(most)
      }
    }
  }
})

test.each([undefined, {}, 0, 'x', []])('the choice %j cannot be bet', (raw) => {
  expect(rules.readChoice(raw, kyat)).toBeNull()
})
`

const exactTest = ({ code }: Request) => `import { readFileSync } from 'node:fs'
import { type Manifest, volatilityOf } from '@jackfruit/studio-kit/rules'
import { expect, test } from 'vitest'
import { exact, plans } from './exact.ts'
import { version } from './rules.ts'

const manifest: Manifest = JSON.parse(readFileSync(new URL('./game.json', import.meta.url), 'utf8'))

test('the certificate is of this version, and says what is computed, to its last digit', () => {
  const { rtp, hitRate, deviation, most } = exact()
  expect(manifest).toMatchObject({ code: '${code}', version })
  expect(manifest.published).toEqual({
    rtp: (rtp * 100).toFixed(4),
    hitRate: (hitRate * 100).toFixed(2),
    deviation: deviation.toFixed(3),
    volatility: volatilityOf(deviation),
    most: String(most),
    method: 'exact',
  })
})

test('the first plan is the one that is published', () => {
  expect(plans()[0]?.exact).toEqual(exact())
})
`
