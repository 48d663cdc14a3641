import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listMigrations } from './migrate.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jackfruit-migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (...paths: string[]) => {
  for (const path of paths) {
    const [module = '', name = ''] = path.split('/')
    mkdirSync(join(folder, module, 'migrations'), { recursive: true })
    writeFileSync(join(folder, module, 'migrations', name), `select '${path}'`)
  }
}

test('numbers are the order over all modules, whatever the modules are called', () => {
  write('b/0002_rows.sql', 'a/0003_moved.sql', 'a/0001_things.sql')
  expect(listMigrations(folder).map(({ module, name }) => `${module}/${name}`)).toEqual([
    'a/0001_things.sql',
    'b/0002_rows.sql',
    'a/0003_moved.sql',
  ])
})

test('a number that two modules took is refused', () => {
  write('a/0001_things.sql', 'b/0001_others.sql')
  expect(() => listMigrations(folder)).toThrow(
    'migrations b/0001_others.sql and a/0001_things.sql have the same number',
  )
})

test('a name without a number is refused', () => {
  write('a/things.sql')
  expect(() => listMigrations(folder)).toThrow('a/things.sql: a name begins with four digits')
})
