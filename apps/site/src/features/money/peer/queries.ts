import { cashierPeer as calls } from '@jackfruit/contracts'
import type { PeerAsk, PeerClaim, PeerPart } from '@jackfruit/contracts/cashier-peer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { concerns, onPush } from '../../../shared/calls/pushes.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText } from '../../../shared/text/text.ts'

export type { PeerAsk, PeerClaim, PeerPart }
export type PayPart = PeerAsk['parts'][number]

const key = 'peer'
/** In case the socket is lost, what goes on is asked for again. */
const pollMs = 10_000

export const useTerms = () =>
  useQuery({
    queryKey: [key, 'terms'],
    queryFn: ({ signal }) => call(calls.peerTerms, { signal }),
    refetchInterval: pollMs * 3,
  })

export const useDeposits = () =>
  useQuery({
    queryKey: [key, 'deposits'],
    queryFn: ({ signal }) => call(calls.peerDeposits, { signal }),
    refetchInterval: pollMs,
  })

export const useWithdrawals = () =>
  useQuery({
    queryKey: [key, 'withdrawals'],
    queryFn: ({ signal }) => call(calls.peerWithdrawals, { signal }),
    refetchInterval: pollMs,
  })

export const useDeposit = (id: string) =>
  useQuery({
    queryKey: [key, 'deposit', id],
    queryFn: ({ signal }) => call(calls.peerDeposit, { query: { id }, signal }),
    refetchInterval: pollMs,
  })

export const useWithdrawal = (id: string) =>
  useQuery({
    queryKey: [key, 'withdrawal', id],
    queryFn: ({ signal }) => call(calls.peerWithdrawal, { query: { id }, signal }),
    refetchInterval: pollMs,
  })

/** A picture never changes; it is not kept longer than it is looked at. */
export const usePicture = (id: string | null) =>
  useQuery({
    queryKey: [key, 'picture', id],
    queryFn: ({ signal }) => call(calls.peerPicture, { query: { id: id ?? '' }, signal }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** How many parts wait for this member, to be paid or to be answered. */
export function useWaiting(): number {
  useLive()
  const { data } = useTerms()
  return (data?.waiting.toPay ?? 0) + (data?.waiting.toAnswer ?? 0)
}

/** What changed elsewhere is on screen at once. */
export function useLive(): void {
  const cache = useQueryClient()
  useEffect(
    () =>
      onPush((push) => {
        if (concerns(push, 'peer')) void cache.invalidateQueries({ queryKey: [key] })
      }),
    [cache],
  )
}

/** Does one thing at a time, and asks for everything again after it, done or refused. */
export function useDeed(): { isBusy: boolean; run: (deed: () => Promise<unknown>) => Promise<boolean> } {
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async run(deed) {
      setBusy(true)
      try {
        await deed()
        return true
      } catch (failure) {
        note('bad', failureText(failure))
        return false
      } finally {
        await cache.invalidateQueries({ queryKey: [key] })
        setBusy(false)
      }
    },
  }
}
