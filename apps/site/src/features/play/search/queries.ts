import { catalog } from '@jackfruit/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

/** The games of a name; those of the word before stay until they come. An empty word is not asked about. */
export function useFound(word: string) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['search', word, language],
    queryFn: ({ signal }) => call(catalog.searchGames, { query: { text: word, language }, signal }),
    enabled: word !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

/** What the member played last; asked anew whenever the dialog is opened. */
export function useRecent(isOffered: boolean) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['recent-games', language],
    queryFn: ({ signal }) =>
      call(catalog.recentGames, {
        query: { clientType: '3', gameType: 'RNG', language, pageNo: '1', pageSize: '9' },
        signal,
      }),
    enabled: isOffered,
    refetchOnMount: 'always',
    staleTime: 0,
  })
}
