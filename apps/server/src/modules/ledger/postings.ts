/** Tells every process of balances that moved. */
import * as z from 'zod/mini'
import type { EventBus } from '../../platform/pushes/events.ts'
import { openTopic } from '../../platform/pushes/topics.ts'
import type { Posted } from './lanes/lanes.ts'

/** The version is the account's transfer count: the higher one is newer, whatever order they arrive in. */
const standing = z.object({ balance: z.string(), version: z.string() })

export interface Postings {
  /** After the commit that moved it. */
  tell(posted: Posted): void
  /** Hears of one account until the answer is called. */
  listen(accountId: bigint, hear: (now: { balance: bigint; version: string }) => void): () => void
}

export function openPostings(bus: EventBus): Postings {
  const topic = openTopic(bus, 'balance', standing)
  return {
    tell: ({ accountId, balance, seq }) =>
      topic.tell(accountId, { balance: String(balance), version: String(seq) }),
    listen: (accountId, hear) =>
      topic.listen(accountId, ({ balance, version }) => hear({ balance: BigInt(balance), version })),
  }
}
