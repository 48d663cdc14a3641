import { catalog } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'

/** The games of the brand, the most played first, with names in the language on screen. */
export function useGames(language: string, isWanted = true) {
  return useQuery({
    queryKey: ['games', language],
    queryFn: ({ signal }) =>
      call(catalog.popularGames, {
        query: { count: '60', device: 'WEB', language: language as 'EN' },
        signal,
      }),
    enabled: isWanted,
    staleTime: 60_000,
    placeholderData: (shown) => shown,
  })
}
