import { type ReplyOf, wallet } from '@jackfruit/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { onPush } from '../../../shared/calls/pushes.ts'
import { newer } from '../../../shared/money/versions.ts'
import { useSession } from '../../../shared/session/session.ts'

type Balance = ReplyOf<typeof wallet.readBalance>

export const balanceKey = ['wallet', 'balance']

/** The member's balance: read once, kept fresh by the socket, and read again every 30 s in case that is lost. */
export function useBalance() {
  const cache = useQueryClient()
  const session = useSession()

  useEffect(
    () =>
      onPush((push) => {
        if (push.type !== 'balance') return
        const { type: _, ...heard } = push
        cache.setQueryData<Balance>(balanceKey, (known) => newer(known, heard))
      }),
    [cache],
  )

  return useQuery({
    queryKey: balanceKey,
    queryFn: async ({ signal }) => {
      const answer = await call(wallet.readBalance, { signal })
      return newer(cache.getQueryData<Balance>(balanceKey), answer)
    },
    enabled: session !== null,
    refetchInterval: 30_000,
    staleTime: 5_000,
  })
}
