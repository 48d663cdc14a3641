import { type ReplyOf, wallet } from '@jackfruit/contracts'
import { currencies, formatMinor, parseMinor } from '@jackfruit/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { onPush } from '../../../shared/calls/pushes.ts'
import { type Held, holding, toldOf } from '../../../shared/money/holding.ts'
import { newer } from '../../../shared/money/versions.ts'
import { useSession } from '../../../shared/session/session.ts'

type Balance = ReplyOf<typeof wallet.readBalance>

export const balanceKey = ['wallet', 'balance']

/** The newer one. What holds it back is asked before anything is drawn of it. */
function taken(known: Balance | undefined, heard: Balance): Balance {
  const next = newer(known, heard)
  if (next.version === known?.version) return next
  const scale = currencies.get(next.currency)?.scale
  const sum = scale === undefined ? null : parseMinor(next.sumBalance, scale)
  if (scale !== undefined && sum !== null) holding.moved({ sum, scale })
  return next
}

/** As it is told while a game shows what it won: without that win. */
function told(balance: Balance, held: Held | null): Balance {
  const scale = currencies.get(balance.currency)?.scale
  const sum = scale === undefined ? null : parseMinor(balance.sumBalance, scale)
  if (held === null || scale === undefined || sum === null) return balance
  return { ...balance, sumBalance: formatMinor(toldOf(sum, held, scale), scale) }
}

/** The member's balance: read once, kept fresh by the socket, and read again every 30 s in case that is lost. */
export function useBalance() {
  const cache = useQueryClient()
  const session = useSession()

  useEffect(
    () =>
      onPush((push) => {
        if (push.type === 'order') holding.stopAsking()
        if (push.type !== 'balance') return
        const { type: _, ...heard } = push
        cache.setQueryData<Balance>(balanceKey, (known) => taken(known, heard))
      }),
    [cache],
  )

  const query = useQuery({
    queryKey: balanceKey,
    queryFn: async ({ signal }) => {
      const answer = await call(wallet.readBalance, { signal })
      return taken(cache.getQueryData<Balance>(balanceKey), answer)
    },
    enabled: session !== null,
    refetchInterval: 30_000,
    staleTime: 5_000,
  })
  const held = useSyncExternalStore(holding.subscribe, holding.now, holding.now)
  const data = useMemo(() => query.data && told(query.data, held), [query.data, held])
  useEffect(() => {
    if (data && held?.kind !== 'asking') holding.stands(data.sumBalance)
  }, [data, held])
  return { ...query, data }
}
