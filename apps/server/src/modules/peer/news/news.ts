/** Tells a member's open pages that something changed between them and other members, whichever process changed it. */
import { realtime } from '@jackfruit/contracts'
import type { EventBus } from '../../../platform/pushes/events.ts'
import { openTopic } from '../../../platform/pushes/topics.ts'

type OrderPush = Extract<realtime.Push, { type: 'order' }>

export interface MembersNews {
  /** Told after the commit. */
  tell(memberId: bigint, orderId: string): void
  listen(memberId: bigint, hear: (push: OrderPush) => void): () => void
}

export function openMembersNews(bus: EventBus): MembersNews {
  const topic = openTopic(bus, 'peer', realtime.order)
  return {
    tell: (memberId, orderId) =>
      topic.tell(memberId, { type: 'order', kind: 'peer', orderId, state: 'CHANGED' }),
    listen: topic.listen,
  }
}
