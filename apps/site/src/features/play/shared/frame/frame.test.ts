import { describe, expect, test } from 'vitest'
import { onChosenCdn, openingOf, roundWordOf, sandbox, verbOf, verbs } from './frame.ts'

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

describe('where a round is', () => {
  const showing = { type: 'showing', win: '5.00', before: '90.00' }
  test.each([{ type: 'asking' }, showing, { type: 'shown' }])('is heard from the frame: $type', (data) => {
    expect(roundWordOf(message({ data }), origin, frame)).toEqual(data)
  })
  test.each([
    ['from another origin', { data: showing, origin: 'https://else.example' }],
    ['from another window', { data: showing, source: {} }],
    ['without its amounts', { data: { type: 'showing', win: '5.00' } }],
    ['with an amount that is no text', { data: { ...showing, win: 5 } }],
    ['with an amount of a whole book', { data: { ...showing, win: '9'.repeat(10_000) } }],
  ])('is not heard %s', (_, change) => {
    expect(roundWordOf(message(change), origin, frame)).toBeNull()
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
    expect(openingOf({ kind, url }, { offered: [], chosen: '' }).kind).toBe(opening)
  })
})

describe('[SS-14] the place that start-up picked', () => {
  const offered = ['https://one.example', 'https://two.example:8443']
  const address = 'https://one.example/play?code=1#x'
  test.each([
    [
      'is where a game of the brand’s places is framed from',
      address,
      offered[1],
      'https://two.example:8443/play?code=1#x',
    ],
    ['leaves a game there that stands there already', address, offered[0], address],
    [
      'does not draw in a game of another place',
      'https://else.example/play',
      offered[1],
      'https://else.example/play',
    ],
    [
      'does not match by its beginning',
      'https://one.example.evil.test/',
      offered[1],
      'https://one.example.evil.test/',
    ],
    ['changes nothing where none was picked', address, '', address],
  ])('%s', (_, url, chosen = '', expected) => {
    expect(onChosenCdn(url, { offered, chosen })).toBe(expected)
    const opening = openingOf({ kind: 'iframe', url }, { offered, chosen })
    expect(opening).toEqual({ kind: 'frame', url: expected, origin: new URL(expected).origin })
  })
})

test('the sandbox gives no way to move the page', () => {
  expect(sandbox).not.toContain('top-navigation')
})
