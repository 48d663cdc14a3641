import { expect, test } from 'vitest'
import { firstUntold, rememberTold } from './told.ts'

function tab() {
  const rows = new Map<string, string>()
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  }
}

const two = [{ bannerId: '7' }, { bannerId: '8' }]

test('[MD-10] each activity is told once in a session, one after the other', () => {
  const kept = tab()
  expect(firstUntold(two, kept)).toEqual({ bannerId: '7' })
  rememberTold('7', kept)
  expect(firstUntold(two, kept)).toEqual({ bannerId: '8' })
  rememberTold('8', kept)
  expect(firstUntold(two, kept)).toBeNull()
  expect(firstUntold([...two, { bannerId: '9' }], kept)).toEqual({ bannerId: '9' })
})

test('without activities there is none to tell', () => {
  expect(firstUntold([], tab())).toBeNull()
})
