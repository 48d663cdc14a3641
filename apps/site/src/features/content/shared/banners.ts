import { content as calls, type QueryOf } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Group = NonNullable<NonNullable<QueryOf<typeof calls.banners>>['groupName']>

/** The slides of one group; rows of another group never show, whatever the answer held. Without a group nothing is asked. */
export function useBanners(group: Group | null) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['banners', group, language],
    queryFn: ({ signal }) =>
      call(calls.banners, { query: { groupName: group ?? undefined, language: language as 'EN' }, signal }),
    enabled: group !== null,
    select: (rows) => rows.filter(({ groupName }) => groupName === group),
    staleTime: 60_000,
    // Another language keeps the slides until its own are there; another group has never been asked for.
    placeholderData: (shown, query) => (query?.queryKey[1] === group ? shown : undefined),
  })
}
