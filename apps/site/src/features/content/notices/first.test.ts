import { expect, test } from 'vitest'
import { isToldNow, kindsToTell, rememberTold } from './first.ts'

function tab() {
  const rows = new Map<string, string>()
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
  }
}

test('visitors are told what is for everybody, members also what is for them', () => {
  expect(kindsToTell(false, tab())).toEqual(['PU'])
  expect(kindsToTell(true, tab())).toEqual(['PU', 'PL'])
})

test('nothing is told twice in one session', () => {
  const kept = tab()
  rememberTold(['PU'], kept)
  expect(kindsToTell(false, kept)).toEqual([])
  expect(kindsToTell(true, kept)).toEqual(['PL'])
  expect(isToldNow(['PU', 'PL'], kept)).toBe(false)
  rememberTold(['PU', 'PL'], kept)
  expect(kindsToTell(true, kept)).toEqual([])
  expect(isToldNow(['PU', 'PL'], kept)).toBe(true)
})
