import { describe, expect, test } from 'vitest'
import { dialogOf, guardOf, isOwnPath, readSearch } from './paths.ts'

describe('where to go after logging in', () => {
  test.each(['/', '/game?nodeId=slot-golden-chinthe', '/records', '/verify'])(
    '%s is a path of ours',
    (path) => {
      expect(isOwnPath(path)).toBe(true)
    },
  )
  test.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    'game',
    '',
    '/a\tb',
    '/<x>',
  ])('%j is not', (path) => {
    expect(isOwnPath(path)).toBe(false)
    expect(readSearch({ to: path })).toEqual({})
  })
})

test('an address carries what it may, as text, and nothing else', () => {
  expect(
    readSearch({ mc: 'menu', ac: 'account', nodeId: '7', to: '/records', token: 'x', other: 1 }),
  ).toEqual({
    ...{ mc: 'menu', ac: 'account', nodeId: '7' },
    to: '/records',
  })
  expect(readSearch({ nodeId: 7, mc: 'x'.repeat(301) })).toEqual({})
})

test.each([
  ['/login', 'login'],
  ['/register', 'register'],
  ['/register.html', 'register'],
  ['/', null],
])('[MD-01] [MD-02] [RT-05] [RT-06] %s shows the dialog %s over home', (path, mode) => {
  expect(dialogOf(path)).toBe(mode)
})

describe('the guard', () => {
  const closed = new Map([
    ['SITE', true],
    ['SITE_LOGIN_TO_HOME', true],
  ])
  test('[RT-38][RT-39] sends visitors of a closed house to the login, and nowhere else', () => {
    const guard = guardOf(closed, () => false)
    expect(guard('/', '/')).toBe('/login')
    expect(guard('/login', '/login')).toBeNull()
    expect(guardOf(new Map(), () => false)('/records', '/records')).toBeNull()
  })
  test('[RT-38] [D-17] keeps the address that was asked for, if it is one of ours', () => {
    const guard = guardOf(closed, () => false)
    expect(guard('/game', '/game?nodeId=crash')).toBe('/login?to=%2Fgame%3FnodeId%3Dcrash')
    expect(guard('/records', '/records#<script>')).toBe('/login')
  })
  test('[RT-40] lets a session go anywhere but to the doors', () => {
    const guard = guardOf(closed, () => true)
    expect(guard('/records', '/records')).toBeNull()
    expect(guard('/login', '/login')).toBe('/')
    expect(guard('/register.html', '/register.html')).toBe('/')
  })
})
