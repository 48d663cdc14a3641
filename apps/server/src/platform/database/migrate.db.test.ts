import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type Migration, migrate } from './migrate.ts'

let database: TestDatabase
let admin: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

const migration = (path: string, sql: string): Migration => {
  const [module = '', name = ''] = path.split('/')
  return { module, name, sql, hash: sql }
}
const records = async (...modules: string[]) =>
  (
    await admin.query(
      'select module, name from platform.migrations where module = any($1) order by module, name',
      [modules],
    )
  ).rows.map(({ module, name }) => `${module}/${name}`)

const create = 'create schema shelf; create table shelf.books (title text)'

test('a migration that moved to another module and number has run before: its record follows it, its rows stay', async () => {
  const rename = 'alter schema shelf rename to library'
  expect(await migrate(database.adminUrl, [migration('shelf/0001_books.sql', create)])).toHaveLength(1)
  await admin.query("insert into shelf.books values ('Almayer')")

  const moved = [
    migration('library/0028_books.sql', create),
    migration('library/0030_own_name.sql', rename),
    // A module of the name that became free begins with a schema and numbers of its own.
    migration('shelf/0001_books.sql', 'create schema shelf'),
  ]
  expect(await migrate(database.adminUrl, moved)).toEqual([
    'library/0030_own_name.sql',
    'shelf/0001_books.sql',
  ])
  expect(await migrate(database.adminUrl, moved)).toEqual([])
  expect(await records('shelf', 'library')).toEqual([
    'library/0028_books.sql',
    'library/0030_own_name.sql',
    'shelf/0001_books.sql',
  ])
  expect((await admin.query('select title from library.books')).rows).toEqual([{ title: 'Almayer' }])
})

test('a migration that was changed after it ran is refused, and nothing of it runs', async () => {
  await migrate(database.adminUrl, [migration('desk/0001_a.sql', 'create schema desk')])
  const changed = migration('desk/0001_a.sql', 'create schema desk; create schema drawer')
  await expect(migrate(database.adminUrl, [changed])).rejects.toThrow('was changed after it ran')
  const { rows } = await admin.query("select 1 from pg_namespace where nspname = 'drawer'")
  expect(rows).toEqual([])
})

test('two migrations of one content are refused before any of them runs', async () => {
  const twice = ['lamp/0001_a.sql', 'lamp/0002_b.sql'].map((path) =>
    migration(path, 'create schema if not exists lamp'),
  )
  await expect(migrate(database.adminUrl, twice)).rejects.toThrow('one content')
  expect(await records('lamp')).toEqual([])
})

test('a migration that fails leaves nothing, and runs when it is mended', async () => {
  const half = 'create schema half; select 1 / 0'
  await expect(migrate(database.adminUrl, [migration('half/0001_a.sql', half)])).rejects.toThrow(
    'half/0001_a.sql: division by zero',
  )
  expect(await records('half')).toEqual([])
  const mended = [migration('half/0001_a.sql', 'create schema half')]
  expect(await migrate(database.adminUrl, mended)).toEqual(['half/0001_a.sql'])
})
