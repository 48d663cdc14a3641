import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { listMigrations } from '../../apps/server/src/platform/database/migrate.ts'
import { type Fault, planted } from './fault.ts'
import { faults } from './faults.ts'
import { replacedBy, writtenIn } from './replaced.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const least = 60
const migrations = listMigrations()

describe('the table of planted faults', () => {
  test.each(faults.map((fault) => [fault.what, fault] as const))('%s', (_what, fault) => {
    const source = readFileSync(join(root, fault.file), 'utf8')
    expect(planted(source, fault)).not.toBe(source)
    expect(replacedBy(fault, migrations)).toBeNull()
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

  test('every function of the migrations is read as one', () => {
    const all = /create\s+(?:or\s+replace\s+)?function/gi
    for (const { name, sql } of migrations)
      expect([name, writtenIn(sql).length]).toEqual([name, sql.match(all)?.length ?? 0])
  })

  test('what a later migration writes anew is no place to plant either', () => {
    const written = (name: string, body: string, how = 'create or replace') => ({
      ...{
        name,
        sql: `-- as before\n${how} function ledger.f(p int, out o int)\n  as $$ begin ${body}; end $$;\n`,
      },
    })
    const given = [
      written('0001_a.sql', 'x > 1', 'create'),
      { name: '0002_b.sql', sql: 'create table ledger.t (x int check (x > 2));\n' },
      { name: '0003_c.sql', sql: 'alter function ledger.f set plan_cache_mode = force_generic_plan;\n' },
    ]
    const into = (name: string, text: string) => ({ file: `apps/ledger/migrations/${name}`, text })
    expect(replacedBy(into('0001_a.sql', 'x > 1'), given)).toBeNull()
    const after = [...given, written('0004_d.sql', 'x > 3')]
    expect(replacedBy(into('0001_a.sql', 'x > 1'), after)).toBe('ledger.f is written anew by 0004_d.sql')
    expect(replacedBy(into('0004_d.sql', 'x > 3'), after)).toBeNull()
    expect(replacedBy(into('0002_b.sql', 'x > 2'), after)).toBeNull()
    expect(replacedBy({ file: 'apps/ledger/f.ts', text: 'x > 1' }, after)).toBeNull()
    const [first, , , last] = after
    const twice = [{ name: '0005_e.sql', sql: `${first?.sql}${last?.sql}` }]
    expect(replacedBy(into('0005_e.sql', 'x > 1'), twice)).toBe('ledger.f is written anew by 0005_e.sql')
    expect(replacedBy(into('0005_e.sql', 'x > 3'), twice)).toBeNull()
  })
})
