import { expect, test } from 'vitest'
import { languageFindings } from './languages.ts'

const english = "import auth from './en/auth.json' with { type: 'json' }\nexport const texts = { auth }\n"
const at = (folder: string, text: string) => ({ path: `packages/i18n/locales/${folder}.ts`, text })
const whole = [at('en', english), at('my', english.replace('/en/', '/my/'))]

test('languages that have all they need are not spoken of', () => {
  expect(languageFindings(whole, ['EN', 'MY'], ['MY', 'EN'])).toEqual([])
})

test('one more row asks for its texts and its place in the contracts', () => {
  expect(languageFindings(whole, ['EN', 'MY', 'KO'], ['EN', 'MY']).map(({ path }) => path)).toEqual([
    'packages/i18n/locales/ko.ts',
    'packages/contracts/src/fields.ts',
  ])
})

test('a list that lacks a set of English, or is not its own, is found', () => {
  for (const text of [english, 'export const texts = {}\n'])
    expect(languageFindings([at('en', english), at('my', text)], ['MY'], ['MY'])).toHaveLength(1)
})
