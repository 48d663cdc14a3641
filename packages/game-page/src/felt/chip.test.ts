// @vitest-environment happy-dom

import { currencyOf, type Minor } from '@jackfruit/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipFigure, chipPicture } from './chip.ts'
import { pileOf } from './pile.ts'

const kyat = currencyOf('MMK')
const chips: readonly Minor[] = [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000].map(
  (units) => BigInt(units) * 100n,
)
const worthOf: Readonly<Record<string, number>> = { K: 3, M: 6 }

/** What a figure on a chip says, in minor units. */
function read(text: string, scale: number): Minor {
  const [, whole = '', fraction = '', letter = ''] = /^([\d,]+)(?:\.(\d+))?([KM]?)$/.exec(text) ?? []
  const places = scale + (worthOf[letter] ?? 0)
  return BigInt(whole.replaceAll(',', '') + fraction.padEnd(places, '0'))
}

test.each([
  [12_500n, '125'],
  [125_000n, '1.25K'],
  [130_000n, '1.3K'],
  [125_500n, '1,255'],
  [1_234_500n, '12,345'],
  [125_000_000n, '1.25M'],
  [123_456_700n, '1,234,567'],
  [10_050n, '100.50'],
])('%s minor units are %s on a chip', (amount, text) => {
  expect(chipFigure(amount, kyat)).toBe(text)
})

test('what a chip says is what it is worth, never rounded, in every currency', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 13n }),
      fc.constantFrom('MMK', 'IDRK', 'KES'),
      (amount, code) => {
        const currency = currencyOf(code)
        expect(read(chipFigure(amount, currency), currency.scale)).toBe(amount)
      },
    ),
  )
})

test('a pile is worth its bet, in as few chips as can be, also where a limit cut the last one', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 500_000_000n }), (amount) => {
      const pile = pileOf(amount, chips)
      expect(pile.reduce((sum, chip) => sum + chip, 0n)).toBe(amount)
      expect(pile).toEqual(pile.toSorted((a, b) => (a < b ? 1 : -1)))
    }),
  )
  expect(pileOf(125_000n, chips)).toEqual([100_000n, 10_000n, 10_000n, 5_000n])
})

test('the figure of a chip is as small as its length asks, so that it stays on the chip', () => {
  const widths = [10_000n, 1_000_000n, 10_000_000n, 1_234_500n, 123_456_700n].map((amount) => {
    const text = chipPicture(amount, chips, kyat).querySelector<HTMLElement>('.chip-figure')
    return Number(text?.style.getPropertyValue('--size')) * 0.62 * (text?.dataset['figure']?.length ?? 0)
  })
  for (const width of widths) expect(width).toBeGreaterThan(10)
  for (const width of widths) expect(width).toBeLessThanOrEqual(54.5)
})
