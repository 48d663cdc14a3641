// @vitest-environment happy-dom

import { currencyOf } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import { element } from '../dom.ts'
import { makeBetBar } from './bet-bar.ts'

const none = () => {}
const acts = {
  ...{ raise: none, lower: none, quick: none, auto: none, turbo: none },
  ...{ history: none, rules: none, main: none },
}
const barOf = (table: Parameters<typeof makeBetBar>[2]['table']) =>
  makeBetBar((key) => key, currencyOf('MMK'), { auto: true, turbo: true, face: 'play', table }, acts)

test('a table with chips has them first in the bar, and its action names what all of them cost', () => {
  const rail = element('div', { class: 'chips' })
  const bar = barOf({ rail })
  expect(bar.node.firstElementChild).toBe(rail)
  bar.setStake({ each: 10_000n, together: 1_650_000n }, { raise: true, lower: false })
  bar.setMode('play', null)
  const action = bar.node.querySelector('[data-testid="spin"]')
  expect(action?.textContent).toContain('16,500.00')
  expect(action?.textContent).toContain('bar.play')
  // Half, double and most are of a stake, and chips are none.
  expect(bar.node.querySelector('.quick-row')).toBeNull()
})

test('a table without chips keeps the action that all other games have', () => {
  expect(barOf({}).node.querySelector('.dock-button')).toBeNull()
})
