import { jackpot, type ReplyOf } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'

const lookEvery = 60_000

/** The pool, looked at once a minute. A platform that serves none is not asked again and again. */
export function usePot() {
  return useQuery({
    queryKey: ['jackpot'],
    queryFn: ({ signal }) => call(jackpot.current, { signal }),
    select: ({ pot }) => pot,
    refetchInterval: ({ state }) => (state.data?.pot ? lookEvery : false),
    retry: false,
    staleTime: lookEvery / 2,
  })
}

export type Meter = ReplyOf<typeof jackpot.meters>['meters'][number]

/** What each open pot holds, asked for once a minute as long as there is one. */
export function useMeters() {
  return useQuery({
    queryKey: ['meters'],
    queryFn: ({ signal }) => call(jackpot.meters, { query: {}, signal }),
    select: ({ meters }) => meters,
    refetchInterval: ({ state }) => (state.data?.meters.length ? lookEvery : false),
    retry: false,
    staleTime: lookEvery / 2,
  })
}
