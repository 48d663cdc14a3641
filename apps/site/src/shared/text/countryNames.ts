import { browserCountryNames, type CountryNames, loadCountryNames } from '@jackfruit/i18n'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from './text.ts'

/** What countries are called in the language on screen. */
export function useCountryNames(): CountryNames {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['country-names', language],
    queryFn: async () => ({ of: await loadCountryNames(language) }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.of ?? browserCountryNames(language)
}
