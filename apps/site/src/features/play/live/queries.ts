import { live } from '@jackfruit/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { onPush } from '../../../shared/calls/pushes.ts'
import { watchTables } from '../../../shared/calls/watching.ts'
import { useLanguage } from '../../../shared/text/text.ts'
import { aheadOf, follow, type Known, steady } from './standing.ts'

/** Visitors have no socket: they ask. Members are told what changes, and ask now and then all the same. */
const visitorEveryMs = 4_000
const memberEveryMs = 20_000

export function useLiveTables(isLoggedIn: boolean) {
  const language = useLanguage()
  const cache = useQueryClient()
  const found = useQuery<Known>({
    queryKey: ['live-tables', language],
    queryFn: async ({ signal }) => {
      const { at, tables } = await call(live.liveTables, { query: { language: language as 'EN' }, signal })
      const before = cache.getQueryData<Known>(['live-tables', language])
      return { tables, aheadMs: steady(aheadOf(at, Date.now()), before?.aheadMs) }
    },
    refetchInterval: isLoggedIn ? memberEveryMs : visitorEveryMs,
    placeholderData: (shown) => shown,
  })
  useEffect(() => {
    if (!isLoggedIn) return
    const key = ['live-tables', language]
    const again = () => void cache.invalidateQueries({ queryKey: key })
    const leave = watchTables()
    const deaf = onPush((push) => {
      // What changed before the socket was heard is in the list.
      if (push.type === 'ready') again()
      if (push.type !== 'live-tables') return
      const known = cache.getQueryData<Known>(key)
      const next = known && follow(known, push)
      if (!next) return again()
      const aheadMs = steady(aheadOf(push.at, Date.now()), known.aheadMs)
      cache.setQueryData<Known>(key, { ...next, aheadMs })
    })
    return () => {
      deaf()
      leave()
    }
  }, [isLoggedIn, language, cache])
  return found
}
