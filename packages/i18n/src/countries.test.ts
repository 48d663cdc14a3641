import { afterEach, expect, test, vi } from 'vitest'
import { browserCountryNames, loadCountryNames } from './countries.ts'

/** Chrome, which knows English alone where a language is not one of its own. */
function withoutBurmese() {
  class Chrome extends Intl.DisplayNames {
    constructor(tags: string[], options: Intl.DisplayNamesOptions) {
      super(
        tags.filter((tag) => tag !== 'my'),
        options,
      )
    }
  }
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { DisplayNames: Chrome }))
}
afterEach(() => vi.unstubAllGlobals())

test('[D-139] a country has its Burmese name in a browser that has none', async () => {
  withoutBurmese()
  expect(browserCountryNames('MY')('TH')).toBe('Thailand')
  const names = await loadCountryNames('MY')
  expect(['MM', 'TH', 'KR'].map(names)).toEqual(['မြန်မာ', 'ထိုင်း', 'တောင်ကိုရီးယား'])
})

test('a country that we have no name for is named as the browser names it, and a code of none stays', async () => {
  withoutBurmese()
  const names = await loadCountryNames('MY')
  expect([names('FR'), names('??')]).toEqual(['France', '??'])
  expect((await loadCountryNames('JA'))('TH')).toBe('タイ')
})
