// @vitest-environment happy-dom

import type { ViewParts } from '@jackfruit/game-page/view'
import { currencyOf, type Minor } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import { makeChipRow } from './chip-row.ts'
import type { FeltLook } from './look.ts'
import { makePlaces } from './places.ts'

const kyat = currencyOf('MMK')
const stakes: readonly Minor[] = [100n, 500n, 1_000n].map((units) => units * 100n)
const parts = {
  ...{ currency: kyat, stakes, say: (key: string) => key, chooseStake: () => {} },
  money: (amount: Minor) => `Ks ${amount / 100n}`,
} as unknown as ViewParts
const look = { place: (id: string) => ({ label: id, tone: 'red' }) } as unknown as FeltLook

/** As speech hears it. */
const words = (said: string | null) =>
  (said ?? '')
    .replace(/[^\w ]/g, '')
    .replace(/ +/g, ' ')
    .trim()

test('what a place with chips and a win says is part of its name: the figures on them are drawn, and are no words', () => {
  const facts = { places: [{ id: 'Banker', pays: ['0.95:1'] }] } as unknown as Parameters<
    typeof makePlaces
  >[2]
  const places = makePlaces(look, parts, facts, () => {})
  places.setStacks(new Map([['Banker', 100_000n]]))
  places.setWins({ Banker: '1950.00' })
  const button = places.node.querySelector('button')
  expect(words(button?.getAttribute('aria-label') ?? '')).toBe('Banker 0951 Ks 1000')
  expect(words(button?.textContent ?? '')).toBe('Banker 0951')
  expect(button?.querySelector<HTMLElement>('.chip-figure')?.dataset['figure']).toBe('1K')
  expect(button?.querySelector<HTMLElement>('.won-amount')?.dataset['amount']).toBe('Ks 1950')

  places.clearWins()
  places.setStacks(new Map())
  expect(button?.querySelector<HTMLElement>('.won-amount')?.dataset['amount']).toBeUndefined()
  expect(button?.getAttribute('aria-label')).toBe('Banker, 0.95:1')
})

test('a chip to choose has its name, and the figure on it is no other', () => {
  const row = makeChipRow(parts)
  for (const chip of row.node.querySelectorAll('button')) {
    expect(chip.textContent).toBe('')
    expect(chip.getAttribute('aria-label')).toBe('felt.chip')
  }
})
