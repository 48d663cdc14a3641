import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { early, firstOf, restOf } from './split-texts.ts'

const locales = join(import.meta.dirname, '../../../packages/i18n/locales')
const errorsOf = (language: string): Record<string, string> => JSON.parse(read(`${language}/errors.json`))
const read = (name: string) => readFileSync(join(locales, name), 'utf8')
const setsOf = (code: string) => [...code.matchAll(/\/(\w+)\.json'/g)].map(([, name = '']) => name).sort()

test('both parts of a language hold each of its sets once, and the first knows where the rest is', () => {
  for (const language of ['en', 'my', 'vi']) {
    const name = `${language}.ts`
    const code = read(name)
    const [first, rest] = [firstOf(code, name, errorsOf(language)), restOf(code)]
    expect([...setsOf(first), ...setsOf(rest)].sort(), name).toEqual(setsOf(code))
    expect(setsOf(first), name).toEqual(expect.arrayContaining(['lobby', 'shell']))
    expect(first).toContain(`import('./${name}?rest')`)
    expect(rest).not.toContain('import(')
  }
})

test('the first part has the failures that home can meet, in every form of the language, and no form’s refusals', () => {
  for (const language of ['en', 'my', 'bn']) {
    const errors = errorsOf(language)
    const first = firstOf(read(`${language}.ts`), `${language}.ts`, errors)
    for (const name of early)
      expect(
        Object.keys(errors).some((key) => key.replace(/_(one|other)$/, '') === name),
        name,
      ).toBe(true)
    expect(first).toContain(JSON.stringify(errors['network']))
    expect(first).toContain(JSON.stringify(errors['retry_in_other']))
    expect(first).not.toContain('payout_')
    expect(restOf(read(`${language}.ts`))).toContain('/errors.json')
  }
})

test('texts of another shape stop the build', () => {
  expect(() => restOf('export const texts = {}')).toThrow('new shape')
})
