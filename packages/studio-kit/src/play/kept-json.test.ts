import { canonical } from '@jackfruit/fairness'
import { expect, test } from 'vitest'
import { keptJson } from './kept-json.ts'

test('fields stand as the journal’s columns hold them: by the length of their names, then by their bytes', () => {
  const given = { reels: [{ symbol: 1, at: 'x' }], win: '1.00', é: 2, zz: null, a: [true, { bb: 1, a: 2 }] }
  expect(JSON.stringify(keptJson(given))).toBe(
    '{"a":[true,{"a":2,"bb":1}],"zz":null,"é":2,"win":"1.00","reels":[{"at":"x","symbol":1}]}',
  )
  expect(canonical(keptJson(given))).toBe(canonical(given))
  expect(keptJson(null)).toBeNull()
})
