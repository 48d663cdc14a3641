import { type BodyOf, catalog } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../shared/calls/api.ts'
import { useLanguage } from '../../../../shared/text/text.ts'

type Shown = Omit<BodyOf<typeof catalog.launchGame>, 'nodeId' | 'language'>

/**
 * Launches a game for one place of the page. A launch code is good once: language and theme of the moment go with it,
 * and nothing but a person's wish launches again.
 */
export function useLaunch(place: 'launch' | 'mini-launch', nodeId: string, shown: Shown) {
  const language = useLanguage()
  return useQuery({
    queryKey: [place, nodeId],
    queryFn: ({ signal }) =>
      call(catalog.launchGame, { body: { ...shown, nodeId, language: language as 'EN' }, signal }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}
