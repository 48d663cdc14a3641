import { expect, test } from 'vitest'
import { inBadge, unclaimedOf } from './unclaimed.ts'

test('[HD-13] [D-33] two offers to claim and three unread messages are five; one read, and four are left', () => {
  expect(unclaimedOf({ claimable: 2, unread: 3 })).toBe(5)
  expect(unclaimedOf({ claimable: 2, unread: 2 })).toBe(4)
  expect(unclaimedOf({ claimable: 0, unread: 0 })).toBe(0)
})

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('[D-33] a badge shows %i as %s', (count, shown) => {
  expect(inBadge(count)).toBe(shown)
})
