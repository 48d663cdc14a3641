import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Fault, planted } from './fault.ts'
import { faults } from './faults.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const least = 60

describe('the table of planted faults', () => {
  test.each(faults.map((fault) => [fault.what, fault] as const))('%s', (_what, fault) => {
    const source = readFileSync(join(root, fault.file), 'utf8')
    expect(planted(source, fault)).not.toBe(source)
    expect(fault.tests.length).toBeGreaterThan(0)
    for (const each of fault.tests) expect([each, existsSync(join(root, each))]).toEqual([each, true])
  })

  test(`has ${least} at least, no two alike, and all rooms of money, fairness, vendors and identity among them`, () => {
    expect(faults.length).toBeGreaterThanOrEqual(least)
    expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length)
    expect(new Set(faults.map(({ file, text, instead }) => `${file}|${text}|${instead}`)).size).toBe(
      faults.length,
    )
    for (const room of [
      'ledger',
      'wallet',
      'turnover',
      'cashier',
      'peer',
      'protection',
      'identity',
      'vendors',
      'fairness',
    ])
      expect([room, faults.some(({ file }) => file.includes(`/${room}/`))]).toEqual([room, true])
  })

  test('a text that is not there, or there twice, is no place to plant', () => {
    const fault: Fault = { what: '', file: 'a.ts', text: 'x > 1', instead: 'x >= 1', tests: [] }
    expect(planted('if (x > 1) y()', fault)).toBe('if (x >= 1) y()')
    expect(() => planted('if (x > 2) y()', fault)).toThrow('a.ts has 0 times')
    expect(() => planted('x > 1 && x > 1', fault)).toThrow('a.ts has 2 times')
  })
})
