import { jackpot } from '@jackfruit/contracts'
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
