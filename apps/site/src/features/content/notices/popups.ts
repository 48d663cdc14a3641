import { content as calls } from '@jackfruit/contracts'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'
import type { PopupKind } from './first.ts'
import type { Notice } from './queries.ts'

/** The announcements that open by themselves; empty until every kind of them is there. */
export function usePopups(kinds: readonly PopupKind[]): readonly Notice[] {
  const language = useLanguage()
  return useQueries({
    queries: kinds.map((type) => ({
      queryKey: ['popups', type, language],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(calls.announcements, {
          query: { type, platform: 'W' as const, language: language as 'EN' },
          signal,
        }),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (answers) =>
      answers.every(({ isPending }) => !isPending) ? answers.flatMap(({ data }) => data?.content ?? []) : [],
  })
}
