import { points, type ReplyOf } from '@jackfruit/contracts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { onPush } from '../../../shared/calls/pushes.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Goods = points.Goods
export type Order = points.Order
export type Terms = ReplyOf<typeof points.config>
export type Balance = ReplyOf<typeof points.balance>
export type Entry = ReplyOf<typeof points.transactions>['lists'][number]

/** While somebody looks at it: points of bets come a moment after the bet. */
const freshMs = 30_000

/** What there is, and by what terms: the same for everybody. */
export function useMall() {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['points', 'mall', language],
    queryFn: ({ signal }) => call(points.mall, { query: { language }, signal }),
  })
}

/** What the member has; nobody is asked for whoever is not logged in. A push of the purse tells of bets and deposits. */
export function usePoints() {
  const session = useSession()
  const cache = useQueryClient()
  useEffect(
    () =>
      onPush(
        ({ type }) => void (type === 'balance' && cache.invalidateQueries({ queryKey: ['points', 'own'] })),
      ),
    [cache],
  )
  return useQuery({
    queryKey: ['points', 'own'],
    queryFn: ({ signal }) => call(points.balance, { signal }),
    enabled: session !== null,
    refetchInterval: freshMs,
  })
}

export function useExchanges() {
  const session = useSession()
  const language = useLanguage() as 'EN'
  return useInfiniteQuery({
    queryKey: ['points', 'exchanges', language],
    queryFn: ({ pageParam, signal }) =>
      call(points.redemptions, { query: { language, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: session !== null,
  })
}

export function useEntries(show: 'earned' | 'spent') {
  return useInfiniteQuery({
    queryKey: ['points', 'entries', show],
    queryFn: ({ pageParam, signal }) =>
      call(points.transactions, { query: { show, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

/** Everything that an exchange changes, also after a refusal: somebody else may have had the last piece. */
export function usePointsMoved(): () => Promise<unknown> {
  const cache = useQueryClient()
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ['points'] }),
      cache.invalidateQueries({ queryKey: ['wallet', 'balance'] }),
    ])
}

/** A name for a press: the same content keeps it until it is known to be over, so that trying again exchanges nothing twice. */
export function usePressKey(): { of: (content: string) => string; over: () => void } {
  const last = useRef<{ content: string; key: string } | null>(null)
  return {
    of(content) {
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
      return last.current.key
    },
    over() {
      last.current = null
    },
  }
}
