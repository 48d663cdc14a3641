/** Tells open pages of a member's new balance, whichever process moved it. */
import { formatMinor } from '@jackfruit/kernel'
import type { EventBus } from '../../platform/events.ts'
import type { Posted } from '../ledger/index.ts'
import type { Purse } from './purses.ts'

export interface BalancePush {
  readonly type: 'balance'
  readonly sumBalance: string
  readonly currency: string
  /** The account's transfer count: the higher one is newer, whatever order they arrive in. */
  readonly version: string
}

export interface LiveBalances {
  /** Told after each commit that changed an account. */
  tell(posted: Posted): void
  /** Hears of one purse until the answer is called. */
  listen(purse: Purse, hear: (push: BalancePush) => void): () => void
  close(): void
}

const channel = 'balance'

export function openLiveBalances(bus: EventBus): LiveBalances {
  const listeners = new Map<string, Set<(balance: string, seq: string) => void>>()
  const forget = bus.subscribe(channel, (payload) => {
    const [account = '', balance = '', seq = ''] = payload.split(' ')
    for (const hear of listeners.get(account) ?? []) hear(balance, seq)
  })
  return {
    tell: ({ accountId, balance, seq }) => bus.publish(channel, `${accountId} ${balance} ${seq}`),
    listen({ accountId, currency }, hear) {
      const account = accountId.toString()
      const own = (balance: string, seq: string) =>
        hear({ type: 'balance', sumBalance: formatMinor(BigInt(balance)), currency, version: seq })
      const set = listeners.get(account) ?? new Set()
      listeners.set(account, set.add(own))
      return () => {
        set.delete(own)
        if (set.size === 0) listeners.delete(account)
      }
    },
    close: forget,
  }
}
