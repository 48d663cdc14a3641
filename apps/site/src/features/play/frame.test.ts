import { describe, expect, test } from 'vitest'
import { openingOf, sandbox, verbOf, verbs } from './frame.ts'

const origin = 'https://games.example'
const frame = { name: 'the frame' }
const message = (change: object = {}) => ({ origin, source: frame, data: { type: 'close' }, ...change })

describe('a word from the frame', () => {
  test.each(verbs)('%s is heard', (type) => {
    expect(verbOf(message({ data: { type } }), origin, frame)).toBe(type)
  })
  test.each([
    ['from another origin', { origin: 'https://games.example.evil.test' }],
    ['from a part of the origin', { origin: 'https://games.exampl' }],
    ['from another window of the same origin', { source: { name: 'a pop-up' } }],
    ['that is no verb of ours', { data: { type: 'token' } }],
    ['that is bare text', { data: 'close' }],
    ['that is nothing', { data: null }],
  ])('%s is not heard', (_, change) => {
    expect(verbOf(message(change), origin, frame)).toBeNull()
  })
  test('is not heard before the frame is there', () => {
    expect(verbOf(message({ source: null }), origin, null)).toBeNull()
  })
})

describe('a launch', () => {
  test.each([
    ['a web address in the frame', 'iframe', 'https://games.example/play?code=1', 'frame'],
    ['a web address in a window', 'window', 'https://games.example/', 'window'],
    ['a path of ours as a route', 'route', '/lottery?gameCode=2d', 'route'],
    ['a script is refused', 'iframe', 'javascript:alert(1)', 'refused'],
    ['a data address is refused', 'window', 'data:text/html,x', 'refused'],
    ['a foreign host dressed as a path is refused', 'route', '//evil.test', 'refused'],
  ] as const)('%s', (_, kind, url, opening) => {
    expect(openingOf({ kind, url, gameName: 'x' }).kind).toBe(opening)
  })
})

test('the sandbox gives no way to move the page', () => {
  expect(sandbox).not.toContain('top-navigation')
})
