import { menus } from '@jackfruit/contracts'
import { expect, test } from 'vitest'
import { hasPanel, panelsFor } from './panels.ts'

const offered = (isOffered: Parameters<typeof panelsFor>[0]) => panelsFor(isOffered).map(({ id }) => id)
const but = (...pages: string[]) => menus.memberPages.filter((page) => !pages.includes(page))

test.each(['transferFund', 'transferUpline'])(
  '[EN-95] [MC-05] [MC-08] [EN-107] %s is in the menu where the platform offers it',
  (page) => {
    expect(offered(() => true)).toContain(page)
    expect(offered((asked) => asked !== page)).toEqual(but(page))
  },
)

test('where the platform says nothing, what only some have stays away', () => {
  expect(offered(null)).toEqual(but('transferFund', 'transferUpline', 'referral'))
})

test('[MC-03] each page stands in the menu once, by its name, in the order of the product', () => {
  expect(offered(() => true)).toEqual([...menus.memberPages])
  expect(menus.memberPages.every(hasPanel)).toBe(true)
  expect(hasPanel('nothing')).toBe(false)
})

test('[MC-21] no page carries a count but missions, messages, rewards and payments between members', () => {
  const counted = ['missionLeaderboard', 'messageV2', 'rewardCenter', 'receipts']
  expect(panelsFor(() => true).filter(({ id, useCount }) => useCount && !counted.includes(id))).toEqual([])
})
