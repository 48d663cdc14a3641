import { catalog } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'

/** What a first screen needs of the brand's games: the most played first, with names in the language on screen. */
export const useGames = (language: string, isWanted = true) =>
  useMostPlayed('60', language, isWanted, ['games', language])

/** All of the brand's games, once they are wanted: a first screen does not wait for them. */
export const useEveryGame = (language: string, isWanted: boolean) =>
  useMostPlayed('300', language, isWanted, ['games', language, 'all'])

function useMostPlayed(count: string, language: string, isWanted: boolean, queryKey: readonly string[]) {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(catalog.popularGames, { query: { count, device: 'WEB', language: language as 'EN' }, signal }),
    enabled: isWanted,
    staleTime: 60_000,
    placeholderData: (shown) => shown,
  })
}
