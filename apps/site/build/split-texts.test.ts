import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { early, firstOf, isFirst, restOf } from './split-texts.ts'

const locales = join(import.meta.dirname, '../../../packages/i18n/locales')
const readIn =
  (language: string) =>
  (set: string): Record<string, string> =>
    JSON.parse(read(`${language}/${set}.json`))
const read = (name: string) => readFileSync(join(locales, name), 'utf8')
const setsOf = (code: string) => [...code.matchAll(/\/(\w+)\.json'/g)].map(([, name = '']) => name).sort()

test('both parts of a language hold each of its sets once, and the first knows where the rest is', () => {
  for (const language of ['en', 'my', 'vi']) {
    const name = `${language}.ts`
    const code = read(name)
    const [first, rest] = [firstOf(code, name, readIn(language)), restOf(code)]
    expect([...setsOf(first), ...setsOf(rest)].sort(), name).toEqual(setsOf(code))
    expect(setsOf(first), name).toEqual(expect.arrayContaining(['frame', 'home']))
    expect(first).toContain(`import('./${name}?rest')`)
    expect(rest).not.toContain('import(')
  }
})

test('the first part has the failures that home can meet, in every form of the language, and no form’s refusals', () => {
  for (const language of ['en', 'my', 'bn']) {
    const errors = readIn(language)('errors')
    const first = firstOf(read(`${language}.ts`), `${language}.ts`, readIn(language))
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

test('of the search the first part has the button alone, of the lobby no page of its own, and the rest has both whole', () => {
  for (const language of ['en', 'my']) {
    const [first, rest] = [
      firstOf(read(`${language}.ts`), `${language}.ts`, readIn(language)),
      restOf(read(`${language}.ts`)),
    ]
    const [search = {}, lobby = {}, shell = {}] = ['search', 'lobby', 'shell'].map(readIn(language))
    for (const said of [
      search['open'],
      lobby['play'],
      shell['log_in'],
      lobby['shelf_slots'],
      lobby['fair_check'],
    ])
      expect(first).toContain(JSON.stringify(said))
    for (const unsaid of [search['hint'], shell['blockip'], lobby['fact_luck_text'], lobby['fair_1_text']])
      expect(first).not.toContain(JSON.stringify(unsaid))
    for (const set of ['search', 'lobby', 'shell']) expect(rest).toContain(`/${set}.json`)
  }
})

/** What is drawn of home above the fold, on a phone and on a wide screen. */
const drawnFirst = [
  ...['Header', 'nav/MainNav', 'nav/NavEntry', 'HeaderTools', 'LanguageChoice', 'ThemeToggle', 'categories'],
  ...['bars/VisitorBar', 'bars/BottomNav'],
].map((name) => `app/frame/${name}`)
const loginInHeader = 'features/account/auth/login/InlineLogin'

test('what a wide screen draws first asks for no text of the rest, which weighs ten times as much', () => {
  for (const name of [...drawnFirst, loginInHeader]) {
    const file = ['tsx', 'ts']
      .map((ending) => join(import.meta.dirname, `../src/${name}.${ending}`))
      .find(existsSync)
    const code = readFileSync(file ?? name, 'utf8')
    for (const [, set = '', key = ''] of code.matchAll(/'([a-z]+)\.(\w+)'/g)) {
      expect(isFirst(set, key), `${name}: ${set}.${key}`).toBe(true)
    }
  }
})

test('texts of another shape stop the build', () => {
  expect(() => restOf('export const texts = {}')).toThrow('new shape')
})
