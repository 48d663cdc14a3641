import { loadCountryNames } from '@jackfruit/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import { dialingCodes } from './countries.data.ts'

afterEach(() => vi.unstubAllGlobals())

test('[D-139] every country that a number may come from has a Burmese name of its own', async () => {
  class Nothing {
    readonly of = () => undefined
  }
  vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { DisplayNames: Nothing }))
  const names = await loadCountryNames('MY')
  expect(Object.keys(dialingCodes).filter((country) => !/^[က-၏ဿ ]+$/u.test(names(country)))).toEqual([])
})
