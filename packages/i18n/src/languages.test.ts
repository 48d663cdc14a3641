import { describe, expect, test } from 'vitest'
import { loadCatalogue } from './catalogues.ts'
import { chooseLanguage, languageOf, languages, offeredLanguages, tagOf } from './languages.ts'

test('[OV-57] the catalogue names 35 languages, each in its own script and with its direction', () => {
  expect(languages).toHaveLength(35)
  expect(new Set(languages.map(({ code }) => code)).size).toBe(35)
  expect(new Set(languages.map(({ ownName }) => ownName)).size).toBe(35)
  const named = new Intl.DisplayNames(['en'], { type: 'language' })
  for (const { code, tag, ownName } of languages) {
    expect(Intl.getCanonicalLocales(tag), code).toEqual([tag])
    expect(named.of(tag.split('-')[0] ?? ''), code).not.toBe(tag.split('-')[0])
    // The script of the name is the script in which the language is most likely written.
    const script = new Intl.Locale(tag).maximize().script ?? ''
    const own = { Hans: 'Han', Hant: 'Han', Jpan: 'Han', Kore: 'Hangul' }[script] ?? script
    expect(ownName, code).toMatch(new RegExp(`^[\\p{Script=${own}}\\p{M} ]+$`, 'u'))
  }
})

test('[OV-57] Urdu and Arabic run from right to left, all others from left to right', () => {
  const rightToLeft = languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)
  expect(rightToLeft).toEqual(['UR', 'AR'])
  for (const { tag, direction } of languages) {
    const script = new Intl.Locale(tag).maximize().script ?? ''
    expect(direction, tag).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr')
  }
})

test('[OV-49] [OV-50] [OV-51] [OV-52] [OV-53] [OV-54] [OV-55] [OV-56] a language is complete when its texts can be fetched', async () => {
  const complete = languages.filter((language) => language.complete).map(({ code }) => code)
  expect(complete).toEqual(['CN', 'EN', 'HI', 'ID', 'MY', 'TH', 'TY', 'VI', 'JA', 'BN', 'UR'])
  for (const code of complete) expect(Object.keys(await loadCatalogue(code)), code).toContain('shell')
  await expect(loadCatalogue('KO')).rejects.toThrow('no texts')
})

test('codes that mean something else to Intl have tags of their own', () => {
  expect(['MY', 'TY', 'CN', 'TW'].map(tagOf)).toEqual(['my', 'fil', 'zh-Hans', 'zh-Hant'])
  expect(tagOf('XX')).toBe('en')
  expect(languageOf('XX')).toBeUndefined()
})

describe('the language to start in', () => {
  const brand = {
    defaultLanguage: 'MY',
    fallbackLanguage: 'EN',
    supportedLanguages: ['EN', 'MY'],
    dropdownLanguages: ['CN', 'JA', 'KO'],
  }
  test('[OV-47] is the brand’s own for somebody new', () => {
    expect(chooseLanguage(null, brand)).toBe('MY')
  })
  test('is the one that was chosen, also when only the drop-down offers it', () => {
    expect(chooseLanguage('JA', brand)).toBe('JA')
    expect(chooseLanguage('EN', brand)).toBe('EN')
  })
  test('is never one that is not offered or has no texts', () => {
    expect(['VI', 'KO', 'nonsense'].map((code) => chooseLanguage(code, brand))).toEqual(['MY', 'MY', 'MY'])
    expect(chooseLanguage(null, { ...brand, defaultLanguage: 'KO' })).toBe('EN')
    expect(
      chooseLanguage(null, { defaultLanguage: 'KO', fallbackLanguage: 'KO', supportedLanguages: ['KO'] }),
    ).toBe('EN')
  })
})

test('a menu offers what has texts, in the brand’s order', () => {
  expect(offeredLanguages(['TY', 'KO', 'MY', 'XX']).map(({ code }) => code)).toEqual(['TY', 'MY'])
})
