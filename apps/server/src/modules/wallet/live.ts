/** Tells open pages of a member's new balance, whichever process moved it. */
import type { realtime } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import type { EventBus } from '../../platform/events.ts'
import { openTopic } from '../../platform/topics.ts'
import type { Posted } from '../ledger/index.ts'
import type { Purse } from './purses.ts'

type BalancePush = Extract<realtime.Push, { type: 'balance' }>

/** The version is the account's transfer count: the higher one is newer, whatever order they arrive in. */
const standing = z.object({ balance: z.string(), version: z.string() })

export interface LiveBalances {
  /** Told after each commit that changed an account. */
  tell(posted: Posted): void
  /** Hears of one purse until the answer is called. */
  listen(purse: Purse, hear: (push: BalancePush) => void): () => void
}

export function openLiveBalances(bus: EventBus): LiveBalances {
  const topic = openTopic(bus, 'balance', standing)
  return {
    tell: ({ accountId, balance, seq }) =>
      topic.tell(accountId, { balance: String(balance), version: String(seq) }),
    listen: ({ accountId, currency }, hear) =>
      topic.listen(accountId, ({ balance, version }) =>
        hear({ type: 'balance', sumBalance: formatMinor(BigInt(balance)), currency, version }),
      ),
  }
}
