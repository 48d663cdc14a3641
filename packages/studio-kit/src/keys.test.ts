import { describe, expect, test } from 'vitest'
import { deriveKey, openSeals } from './keys.ts'

const key = 'k'.repeat(64)
const seed = Buffer.from('0123456789abcdef0123456789abcdef')

describe('a sealed seed', () => {
  test('opens for the place it was sealed for, and looks different each time', () => {
    const seals = openSeals(key)
    const sealed = seals.seal('seeds|p_1', seed)
    expect(seals.open('seeds|p_1', sealed)).toEqual(seed)
    expect(sealed.includes(seed)).toBe(false)
    expect(seals.seal('seeds|p_1', seed).equals(sealed)).toBe(false)
  })
  test('does not open at another place, under another key, or with any byte changed', () => {
    const sealed = openSeals(key).seal('seeds|p_1', seed)
    expect(() => openSeals(key).open('seeds|p_2', sealed)).toThrow()
    expect(() => openSeals('l'.repeat(64)).open('seeds|p_1', sealed)).toThrow()
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => openSeals(key).open('seeds|p_1', changed)).toThrow()
    }
  })
})

test('each purpose has a key of its own, and a short studio key is refused', () => {
  expect(deriveKey(key, 'seals').equals(deriveKey(key, 'receipts of hexworks'))).toBe(false)
  expect(() => deriveKey('short', 'seals')).toThrow('at least 32')
})
