import { describe, expect, test } from 'vitest'
import type { Region } from './directory.ts'
import { chosenRegion, languageIn, regionOfPlace } from './regions.ts'

const region = (country: string, currency: string, isDefault = false): Region =>
  ({
    country,
    currency,
    isDefault,
    aliases: country === 'PH' ? ['MM'] : [],
    langList: ['MY', 'EN'],
  }) as unknown as Region
/** The default one stands in the middle: whoever takes the first or the last takes another. */
const regions = [region('IN', 'INR'), region('PH', 'MMK', true), region('BD', 'BDT')]

describe('which region is meant', () => {
  test('[SS-28] one that is not listed means the default one, wherever that stands in the list', () => {
    const fallback = { country: 'PH', currency: 'MMK' }
    for (const choice of [
      { country: 'FR', currency: 'EUR' },
      { country: 'IN', currency: 'BDT' },
    ]) {
      expect(chosenRegion(regions, choice)).toMatchObject(fallback)
      expect(chosenRegion(regions.toReversed(), choice)).toMatchObject(fallback)
    }
    expect(chosenRegion([region('IN', 'INR')], { country: 'FR', currency: 'EUR' })).toBeNull()
  })
  test('[SS-26] a listed one is taken by country and currency together', () => {
    expect(chosenRegion(regions, { country: 'BD', currency: 'BDT' })).toMatchObject({ country: 'BD' })
  })
  test('[SS-23] a place means its own region, else the one it is an alias of, else none', () => {
    expect(['BD', 'MM', 'FR', null].map((code) => regionOfPlace(regions, code))).toEqual([
      'BD',
      'PH',
      null,
      null,
    ])
  })
  test('[SS-25] a language that is not spoken becomes the first', () => {
    const asked = ['EN', 'JA'] as Region['langList'][number][]
    expect(asked.map((each) => languageIn({ langList: ['MY', 'EN'] }, each))).toEqual(['EN', 'MY'])
  })
})
