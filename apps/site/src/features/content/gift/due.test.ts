import { expect, test } from 'vitest'
import { giftShowOf, isGiftDue } from './due.ts'

const arrival = { isLoggedIn: false, hasShown: false, hasLeft: false }

test.each([
  ['[AG-09] before the login: a visitor is greeted on arrival', 'before', arrival, true],
  ['[AG-08] not again in the same session', 'before', { ...arrival, hasShown: true }, false],
  [
    '[AG-08] nor after the login of a session that has seen it',
    'before',
    { ...arrival, isLoggedIn: true, hasShown: true },
    false,
  ],
  ['[AG-10] after the login: a visitor is not greeted', 'after', arrival, false],
  ['[AG-10] after the login: a member is', 'after', { ...arrival, isLoggedIn: true }, true],
  ['[AG-08] after the login, once', 'after', { ...arrival, isLoggedIn: true, hasShown: true }, false],
  ['signing out is no arrival', 'before', { ...arrival, hasLeft: true }, false],
  [
    'but who logs in next has a session of their own',
    'before',
    { isLoggedIn: true, hasShown: false, hasLeft: true },
    true,
  ],
  ['a brand may want none', 'never', { ...arrival, isLoggedIn: true }, false],
] as const)('%s', (_title, show, moment, isDue) => {
  expect(isGiftDue(show, moment)).toBe(isDue)
})

test.each([
  ['before', 'before'],
  ['after', 'after'],
  ['never', 'never'],
  ['', 'before'],
])('[AG-09] the setting %j means %s', (setting, show) => {
  expect(giftShowOf(setting)).toBe(show)
})
