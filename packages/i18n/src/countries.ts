import { tagOf } from './languages.ts'

export type CountryNames = (country: string) => string

/** Of the languages that we speak, those that Chrome has no names of countries in: it would say them in English. */
const own: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  MY: async () => (await import('./countries/my.json', { with: { type: 'json' } })).default,
}

const spoken = (tag: string): CountryNames => {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'code' })
  // A code that is no country's stays what it is.
  return (country) => (/^[A-Z]{2}$/.test(country) ? names.of(country) : null) ?? country
}

/** What the browser calls a country, at once. */
export const browserCountryNames = (language: string): CountryNames => spoken(tagOf(language))

/** What a country is called in a language; the names that the browser lacks are fetched. */
export async function loadCountryNames(language: string): Promise<CountryNames> {
  const inBrowser = spoken(tagOf(language))
  const ours = await own[language]?.()
  return ours ? (country) => ours[country] ?? inBrowser(country) : inBrowser
}
