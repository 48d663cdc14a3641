import { expect, test } from 'vitest'
import { newer } from './versions.ts'

const at = (version: string) => ({ version, sumBalance: `${version}.00` })

test('the first one heard is taken', () => {
  expect(newer(undefined, at('7'))).toEqual(at('7'))
})

test('a late read does not overwrite a newer push', () => {
  let shown = newer(undefined, at('8'))
  shown = newer(shown, at('10'))
  shown = newer(shown, at('9'))
  expect(shown).toEqual(at('10'))
})

test('versions are compared as numbers, not as text', () => {
  expect(newer(at('9'), at('10'))).toEqual(at('10'))
})

test('versions above what a float can hold are told apart', () => {
  expect(newer(at('9007199254740993'), at('9007199254740992'))).toEqual(at('9007199254740993'))
})

test('the same version is taken again, so that a re-read can repair what is shown', () => {
  const heard = { version: '5', sumBalance: '1.00' }
  expect(newer(at('5'), heard)).toBe(heard)
})
