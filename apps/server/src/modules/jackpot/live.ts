/** Tells a member's open pages that they won the jackpot, whichever process paid it. */
import type { realtime } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import type { EventBus } from '../../platform/pushes/events.ts'
import { openTopic } from '../../platform/pushes/topics.ts'
import type { Won } from './feed.ts'

export interface JackpotNews {
  tell(won: Won): void
  /** Hears of one account until the answer is called. */
  listen(
    account: { readonly accountId: bigint; readonly currency: string },
    hear: (push: realtime.Push) => void,
  ): () => void
}

export function openJackpotNews(bus: EventBus): JackpotNews {
  const topic = openTopic(bus, 'jackpot-won', z.object({ amount: z.string() }))
  return {
    tell: ({ accountId, amount }) => topic.tell(accountId, { amount: String(amount) }),
    listen: ({ accountId, currency }, hear) =>
      topic.listen(accountId, ({ amount }) =>
        hear({ type: 'jackpot-won', amount: formatMinor(BigInt(amount)), currency }),
      ),
  }
}
