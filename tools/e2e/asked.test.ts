import { describe, expect, test } from 'vitest'
import { readAsked } from './asked.ts'

const files = [
  'e2e/content/home.e2e.ts',
  'e2e/account/login.e2e.ts',
  'e2e/site/text-fit.e2e.ts',
  'e2e/play/game-text-fit.e2e.ts',
]
const shardsOf = (args: readonly string[], processors = 8) => readAsked(args, files, { processors }).shards

describe('how many shards journeys run in', () => {
  test('two, or one on a single processor', () => {
    expect(shardsOf([])).toBe(2)
    expect(shardsOf([], 1)).toBe(1)
  })

  test('as many as were asked for, and no more than there are files', () => {
    expect(shardsOf(['--shards=3'])).toBe(3)
    expect(shardsOf(['--shards=9'])).toBe(4)
    expect(shardsOf(['login.e2e', '--shards=2'])).toBe(1)
    expect(shardsOf(['e2e/content/home.e2e.ts:12', '--grep', 'first'])).toBe(1)
    expect(shardsOf(['text-fit'])).toBe(2)
  })

  test('a title that is looked for is no file', () => {
    expect(shardsOf(['--grep', 'reels (turn'])).toBe(2)
  })

  test('what is no number is refused', () => {
    for (const wrong of ['--shards=0', '--shards=two', '--shards=1.5'])
      expect(() => shardsOf([wrong])).toThrow('is no number of shards')
  })

  test('one in a database that was given, and more are refused', () => {
    const given = { processors: 8, hasDatabase: true }
    expect(readAsked([], files, given).shards).toBe(1)
    expect(readAsked(['--shards=1'], files, given).shards).toBe(1)
    expect(() => readAsked(['--shards=2'], files, given)).toThrow('DATABASE_OWNER_URL names one')
  })

  test('everything else is handed on as it was given', () => {
    const args = ['home', '--shards=2', '--grep', 'first', '--headed']
    expect(readAsked(args, files, { processors: 2 }).rest).toEqual(['home', '--grep', 'first', '--headed'])
  })
})
