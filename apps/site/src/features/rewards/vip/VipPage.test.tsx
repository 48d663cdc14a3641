import { expect, test } from 'vitest'
import { beginSession } from '../../../shared/session/session.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { nodesOf } from './nodes.ts'
import { rebateGroups } from './rebateGroups.ts'
import VipPage from './VipPage.tsx'

const screen = openScreen()
const site = siteWith([], { currency: 'MMK' })

const level = (rank: number, name: string, more: object = {}) => ({
  ...{ rank, name, deposits: `${rank * 1_000}.00`, valid: `${rank * 5_000}.00` },
  ...{ keepDeposits: `${rank * 100}.00`, keepValid: `${rank * 500}.00` },
  rebates: [
    { kind: 'RNG', rate: `0.${rank + 3}00` },
    { kind: 'FISH', rate: `0.${rank + 3}00` },
    { kind: 'LIVE', rate: `0.${rank + 1}00` },
  ],
  ...{ payoutDayMax: null, freePayouts: 0, hasService: false, ...more },
})
const levels = [
  level(0, 'Member'),
  level(1, 'Bronze'),
  level(2, 'Silver', { payoutDayMax: '8000000.00', freePayouts: 3, hasService: true }),
]
const standing = {
  rank: 1,
  next: {
    ...{ rank: 2, percent: 30 },
    deposits: { done: '2000.00', need: '2000.00' },
    valid: { done: '3000.00', need: '10000.00' },
  },
  keep: {
    deposits: { done: '0.00', need: '100.00' },
    valid: { done: '500.00', need: '500.00' },
    ...{ isKept: false, until: '2026-11-30' },
  },
  levels,
  changes: [{ from: 0, to: 1, what: 'reached', at: '2026-10-20T07:30:00Z' }],
}

async function draw(given: object = standing) {
  beginSession('a-token')
  await screen.draw(null)
  openPlatform({ 'GET /wps/v2/vip': value(given) })
  await screen.draw(<VipPage />, site)
  await screen.until(() => expect(document.querySelector('[data-testid="vip-head"]')).not.toBeNull())
}
const words = () => document.body.textContent ?? ''

test('[IM-51] [EN-140] it says where the member stands, what is missing for the next level, and what that brings', async () => {
  await draw()
  expect(words()).toContain('You · Bronze')
  expect(words()).toContain('On the way to VIP 2 · Silver')
  expect(words()).toContain('Ks\u00a07,000 to go')
  expect(words()).toContain('Yours at least until 30 Nov')
  expect(words()).toContain('Up to 0.50% rebate on valid bets')
  expect(words()).toContain('Up to Ks\u00a08,000,000 withdrawn a day')
  expect([...document.querySelectorAll('[data-node]')].map((node) => node.getAttribute('data-node'))).toEqual(
    ['gone', 'here', 'ahead'],
  )
})

test('levels stand side by side with everything that they ask and bring', async () => {
  await draw()
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toContainEqual(['Rebate: Slots, Fishing', '0.30%', '0.40%', '0.50%'])
  expect(rows).toContainEqual(['Free withdrawals a month', '–', '–', '3'])
  expect(document.querySelector('th[aria-current]')?.textContent).toBe('VIP 1Bronze')
})

test('at the highest level nothing is missing, and at the lowest nothing has to be kept', async () => {
  await draw({ ...standing, rank: 2, next: null })
  expect(words()).toContain('There is no level above yours.')
  await draw({ ...standing, rank: 0, keep: null, changes: [] })
  await screen.until(() => expect(document.querySelector('[data-testid="vip-keep"]')).toBeNull())
})

test('the path goes there and back in rows of four, each level beside the one before it', () => {
  for (const count of [1, 4, 8, 21]) {
    const { nodes, width, height } = nodesOf(count)
    expect(nodes.map(({ rank }) => rank)).toEqual(Array.from({ length: count }, (_, rank) => rank))
    for (const [at, { x, y }] of nodes.entries()) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
      const before = nodes[at - 1]
      if (before) expect(Math.hypot(x - before.x, y - before.y)).toBeLessThan(130)
    }
  }
})

test('kinds of the same rates at every level are one row', () => {
  expect(rebateGroups(levels).map(({ kinds }) => kinds)).toEqual([['RNG', 'FISH'], ['LIVE']])
})
