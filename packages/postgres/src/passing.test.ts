import { expect, test } from 'vitest'
import { isLost, isPassing, pauseMs, Unknown } from './index.ts'

const withCode = (code: string) => Object.assign(new Error('…'), { code })

test('failures that pass by themselves are told from those that stay, by state, by errno and by what caused them', () => {
  const passing = [
    '08006',
    '53100',
    '53300',
    '57014',
    '57P01',
    '57P03',
    '25006',
    '25P03',
    '25P04',
    '40001',
    '40P01',
    '55P03',
  ]
  for (const code of [...passing, 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'])
    expect([code, isPassing(withCode(code))]).toEqual([code, true])
  for (const code of ['23505', '23514', '42P01', '22P02', '08', 'P0002', 'ERR_ASSERTION', ''])
    expect([code, isPassing(withCode(code))]).toEqual([code, false])
  for (const words of [
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'timeout expired',
  ])
    expect([words, isPassing(new Error(words))]).toEqual([words, true])
  expect(isPassing(new Error('fetch failed', { cause: withCode('ECONNREFUSED') }))).toBe(true)
  expect(isPassing(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true)
  expect(isPassing(new Unknown('no answer'))).toBe(true)
  expect([isPassing(null), isPassing('ECONNRESET'), isPassing(new Error('invariant: …'))]).toEqual([
    false,
    false,
    false,
  ])
})

test('what a repeat decides is not taken for a lost connection', () => {
  expect(['40001', '40P01', '55P03', '23505'].map((code) => isLost(withCode(code)))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(['25006', '25P04', '57014', '57P01', '08006', 'EPIPE'].every((code) => isLost(withCode(code)))).toBe(
    true,
  )
})

test('pauses double up to three seconds, and no two are the same', () => {
  expect([0, 1, 2, 10, 10_000].map((failures) => pauseMs(failures, 100, 1))).toEqual([
    100, 200, 400, 3_000, 3_000,
  ])
  expect(pauseMs(2, 100, 0)).toBe(200)
  expect(pauseMs(3)).toBeGreaterThanOrEqual(400)
})
