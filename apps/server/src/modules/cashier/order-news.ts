/** Tells a member's open pages that an order of theirs changed, whichever process changed it. */
import { realtime } from '@jackfruit/contracts'
import type { EventBus } from '../../platform/pushes/events.ts'
import { openTopic } from '../../platform/pushes/topics.ts'

type OrderPush = Extract<realtime.Push, { type: 'order' }>

export interface OrderNews {
  /** Told after the commit. */
  tell(order: { readonly memberId: bigint } & Omit<OrderPush, 'type'>): void
  listen(memberId: bigint, hear: (push: OrderPush) => void): () => void
}

export function openOrderNews(bus: EventBus): OrderNews {
  const topic = openTopic(bus, 'order', realtime.order)
  return {
    tell: ({ memberId, ...order }) => topic.tell(memberId, { type: 'order', ...order }),
    listen: topic.listen,
  }
}
