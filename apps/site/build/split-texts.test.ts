import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { partOf } from './split-texts.ts'

const locales = join(import.meta.dirname, '../../../packages/i18n/locales')
const read = (name: string) => readFileSync(join(locales, name), 'utf8')
const setsOf = (code: string) => [...code.matchAll(/\/(\w+)\.json'/g)].map(([, name = '']) => name).sort()

test('both parts of a language hold each of its sets once, and the first knows where the rest is', () => {
  for (const name of ['en.ts', 'my.ts', 'vi.ts']) {
    const code = read(name)
    const [first, rest] = [partOf(code, name), partOf(code, null)]
    expect([...setsOf(first), ...setsOf(rest)].sort(), name).toEqual(setsOf(code))
    expect(setsOf(first), name).toEqual(expect.arrayContaining(['errors', 'lobby', 'shell']))
    expect(first).toContain(`import('./${name}?rest')`)
    expect(rest).not.toContain('import(')
  }
})

test('texts of another shape stop the build', () => {
  expect(() => partOf('export const texts = {}', 'en.ts')).toThrow('new shape')
})
