/** Tells a member's open pages that they won the jackpot, whichever process paid it. */
import { formatMinor } from '@jackfruit/kernel'
import type { EventBus } from '../../platform/events.ts'
import type { Won } from './feed.ts'

export interface JackpotPush {
  readonly type: 'jackpot-won'
  readonly amount: string
  readonly currency: string
}

export interface JackpotNews {
  tell(won: Won): void
  /** Hears of one account until the answer is called. */
  listen(
    account: { readonly accountId: bigint; readonly currency: string },
    hear: (push: JackpotPush) => void,
  ): () => void
}

const channel = 'jackpot-won'

export function openJackpotNews(bus: EventBus): JackpotNews {
  const listeners = new Map<string, Set<(amount: string) => void>>()
  bus.subscribe(channel, (payload) => {
    const [account = '', amount = ''] = payload.split(' ')
    for (const hear of listeners.get(account) ?? []) hear(amount)
  })
  return {
    tell: ({ accountId, amount }) => bus.publish(channel, `${accountId} ${amount}`),
    listen({ accountId, currency }, hear) {
      const account = accountId.toString()
      const own = (amount: string) =>
        hear({ type: 'jackpot-won', amount: formatMinor(BigInt(amount)), currency })
      const set = listeners.get(account) ?? new Set()
      listeners.set(account, set.add(own))
      return () => {
        set.delete(own)
        if (set.size === 0) listeners.delete(account)
      }
    },
  }
}
