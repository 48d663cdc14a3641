import { describe, expect, test } from 'vitest'
import { ownPath } from './return-path.ts'

describe('the way back after a sign-in', () => {
  test.each(['/', '/promotions', '/promoDetail?id=7', '/game?nodeId=slot-golden-chinthe', '/help?id=a%20b'])(
    '[OV-27] %s is a page of the site',
    (path) => expect(ownPath(path)).toBe(path),
  )

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '\t//evil.example',
    'javascript:alert(1)',
    '/wps/v2/oauth/google/start',
    '/oauth',
    `/${'a'.repeat(400)}`,
    '',
    undefined,
    ['/promotions'],
  ])('[OV-27] %s becomes home', (path) => expect(ownPath(path)).toBe('/'))
})
