import { expect, test } from 'vitest'
import { filterNames, noFilters, oneOf } from './filters.ts'

test('[MC-09] a page that is left takes every one of its filters with it', () => {
  expect(Object.keys(noFilters).toSorted()).toEqual([...filterNames].toSorted())
  expect(Object.values(noFilters).every((value) => value === undefined)).toBe(true)
})

test('[MC-09] what stands in an address by hand and is no choice of ours is none', () => {
  expect(oneOf(['won', 'lost'], 'lost')).toBe('lost')
  expect(oneOf(['won', 'lost'], 'stolen')).toBeNull()
  expect(oneOf(['won', 'lost'], undefined)).toBeNull()
})
