import { agents } from '@jackfruit/contracts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

/** Everything of the centre: what money or a contract changes is asked for again. */
const root = 'agents'
const figuresFreshMs = 30_000

export const useConsolidated = () =>
  useQuery({
    queryKey: [root, 'consolidated'],
    queryFn: ({ signal }) => call(agents.consolidated, { signal }),
    refetchInterval: 60_000,
  })

interface Stretch {
  readonly from: string
  readonly to: string
}

export const useOverview = ({ from, to }: Stretch) =>
  useQuery({
    queryKey: [root, 'overview', from, to],
    queryFn: ({ signal }) => call(agents.overview, { query: { from, to }, signal }),
    staleTime: figuresFreshMs,
  })

export const useIncome = ({ from, to }: Stretch) =>
  useQuery({
    queryKey: [root, 'income', from, to],
    queryFn: ({ signal }) => call(agents.income, { query: { from, to }, signal }),
    staleTime: figuresFreshMs,
  })

export const useLinks = () =>
  useQuery({ queryKey: [root, 'links'], queryFn: ({ signal }) => call(agents.links, { signal }) })

export const useBills = () =>
  useQuery({ queryKey: [root, 'bills'], queryFn: ({ signal }) => call(agents.bills, { signal }) })

export const useTeamBet = (id: string) => {
  const language = useLanguage()
  return useQuery({
    queryKey: [root, 'bet', id, language],
    queryFn: ({ signal }) => call(agents.teamBet, { query: { id, language: language as 'EN' }, signal }),
    staleTime: figuresFreshMs,
  })
}

interface Paged {
  readonly nextCursor: string | null
}
type Fetch<Page> = (cursor: string | undefined, signal?: AbortSignal) => Promise<Page>

/** A list page by page, and how to fetch one more of it: a file is made of all of them. */
export function usePages<Page extends Paged>(name: string, query: object, fetchPage: Fetch<Page>) {
  return useInfiniteQuery({
    queryKey: [root, name, query],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam || undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: figuresFreshMs,
  })
}

const payReads = {
  dividend: agents.dividend,
  daily: agents.daily,
  hourly: agents.hourly,
  realtime: agents.realtime,
} as const
const payProcesses = {
  dividend: agents.dividendProcess,
  daily: agents.dailyProcess,
  hourly: agents.hourlyProcess,
  realtime: agents.realtimeProcess,
} as const

/** Of one kind of pay: the own contract, those below, and payments of one side. */
export const usePay = (kind: agents.PayKind, whose: 'own' | 'downlines') =>
  usePages(`pay ${kind}`, { whose }, (cursor, signal) =>
    call(payReads[kind], { query: { whose, ...(cursor && { cursor }) }, ...(signal && { signal }) }),
  )

export const readOf = (kind: agents.PayKind) => payReads[kind]
export const processOf = (kind: agents.PayKind) => payProcesses[kind]

/** After a word about a contract, a payment or a transfer. */
export function useChanged(): () => Promise<unknown> {
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: [root] }),
      cache.invalidateQueries({ queryKey: ['wallet'] }),
    ])
}
