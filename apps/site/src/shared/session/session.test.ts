import { afterEach, expect, test } from 'vitest'
import { beginSession, currentToken, endSession, rememberType, replaceToken } from './session.ts'

afterEach(() => {
  endSession('signed-out')
  sessionStorage.clear()
})

test('[EN-08] [LG-05] a session’s token is kept in session storage alone, and goes with it', () => {
  expect(sessionStorage.getItem('token')).toBeNull()
  beginSession('one')
  expect([sessionStorage.getItem('token'), currentToken()]).toEqual(['one', 'one'])
  replaceToken('two')
  expect([sessionStorage.getItem('token'), currentToken()]).toEqual(['two', 'two'])
  expect([localStorage.getItem('token'), /one|two/.test(document.cookie)]).toEqual([null, false])
  endSession('signed-out')
  expect([sessionStorage.getItem('token'), currentToken()]).toEqual([null, null])
})

test.each([0, 1, 4])('[EN-09] isAgent holds the kind of account, %i, while there is a session', (type) => {
  rememberType(type)
  expect(sessionStorage.getItem('isAgent')).toBeNull()
  beginSession('one')
  rememberType(type)
  expect(sessionStorage.getItem('isAgent')).toBe(String(type))
})
