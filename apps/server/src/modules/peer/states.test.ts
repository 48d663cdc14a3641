import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AllocationState, askStateOf, claimStateOf, openOf, openStates, waysOn } from './states.ts'

const states = Object.keys(waysOn) as AllocationState[]

test('[platform 9] no state is without an exit but those that have ended, and every open one comes to an end', () => {
  for (const state of states) {
    const isOpen = openStates.includes(state)
    expect(waysOn[state].length > 0).toBe(isOpen || state === 'AUTO_RECEIVED')
  }
  const ends = new Set<AllocationState>(states.filter((state) => !openStates.includes(state)))
  for (const from of openStates) {
    const seen = new Set<AllocationState>()
    const walk = (state: AllocationState) => {
      if (seen.has(state)) return
      seen.add(state)
      for (const next of waysOn[state]) walk(next)
    }
    walk(from)
    expect([...seen].some((state) => ends.has(state))).toBe(true)
  }
})

test('[platform 9] in every order of changes to depth 12, money is given away by one change at most before a dispute', () => {
  const gives: readonly AllocationState[] = [
    'RECEIVED',
    'PARTIALLY_RECEIVED',
    'AUTO_RECEIVED',
    'FORCED_RECEIVED',
  ]
  let paths = 0
  const walk = (state: AllocationState, given: number, isLate: boolean, depth: number) => {
    paths++
    if (depth === 12) return
    for (const next of waysOn[state]) {
      // A dispute about what the clock gave away is decided from the reserve: it goes back to where it was.
      if (isLate && next !== 'AUTO_RECEIVED') continue
      if (!isLate && state === 'DISPUTED' && next === 'AUTO_RECEIVED') continue
      if (state === 'AUTO_RECEIVED' && isLate) continue
      const now = given + (gives.includes(next) && !isLate ? 1 : 0)
      expect(now).toBeLessThanOrEqual(1)
      walk(next, now, isLate || state === 'AUTO_RECEIVED', depth + 1)
    }
  }
  walk('RESERVED', 0, false, 0)
  expect(paths).toBeGreaterThan(10)
})

const sums = fc
  .array(fc.bigInt({ min: 0n, max: 50n }), { minLength: 5, maxLength: 5 })
  .filter((parts) => parts.some((part) => part > 0n))
  .map(([unmatched = 0n, open = 0n, received = 0n, fallback = 0n, returned = 0n]) => ({
    ...{ unmatched, received, fallback, returned },
    requested: unmatched + open + received + fallback + returned,
  }))

test('[WD-05] a withdrawal has ended exactly when nothing of it waits or is open, and its state says how', () => {
  fc.assert(
    fc.property(sums, (claim) => {
      const state = claimStateOf(claim)
      const hasEnded = claim.unmatched === 0n && openOf(claim) === 0n
      expect(['ALL_RECEIVED', 'FALLBACK', 'CANCELLED'].includes(state)).toBe(hasEnded)
      if (state === 'ALL_RECEIVED') expect([claim.fallback, claim.received > 0n]).toEqual([0n, true])
      if (state === 'CANCELLED') expect(claim.returned).toBe(claim.requested)
    }),
  )
})

test.each([
  [{ unmatched: 100n, received: 0n, fallback: 0n, returned: 0n }, 'QUEUED'],
  [{ unmatched: 60n, received: 0n, fallback: 0n, returned: 0n }, 'PARTLY_MATCHED'],
  [{ unmatched: 0n, received: 0n, fallback: 0n, returned: 0n }, 'MATCHED'],
  [{ unmatched: 0n, received: 40n, fallback: 0n, returned: 0n }, 'PARTLY_RECEIVED'],
  [{ unmatched: 0n, received: 100n, fallback: 0n, returned: 0n }, 'ALL_RECEIVED'],
  [{ unmatched: 0n, received: 70n, fallback: 30n, returned: 0n }, 'FALLBACK'],
  [{ unmatched: 0n, received: 0n, fallback: 0n, returned: 100n }, 'CANCELLED'],
] as const)('[WD-05] of 100, %o is %s', (claim, state) => {
  expect(claimStateOf({ requested: 100n, ...claim })).toBe(state)
})

test('a deposit looks, then waits for its parts, then has ended', () => {
  expect(askStateOf({ amount: 100n, unmatched: 1n, credited: 99n, dropped: 0n })).toBe('SEARCHING')
  expect(askStateOf({ amount: 100n, unmatched: 0n, credited: 50n, dropped: 0n })).toBe('MATCHED')
  expect(askStateOf({ amount: 100n, unmatched: 0n, credited: 50n, dropped: 50n })).toBe('ENDED')
})
