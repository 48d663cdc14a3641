/** Tells a member's open pages that an order of theirs changed, whichever process changed it. */
import type { EventBus } from '../../platform/events.ts'
import type { OrderKind } from './orders.ts'

export interface OrderPush {
  readonly type: 'order'
  readonly kind: OrderKind
  readonly orderId: string
  readonly state: string
}

export interface OrderNews {
  /** Told after the commit. */
  tell(order: {
    readonly memberId: bigint
    readonly kind: OrderKind
    readonly orderId: string
    readonly state: string
  }): void
  listen(memberId: bigint, hear: (push: OrderPush) => void): () => void
}

const channel = 'order'

export function openOrderNews(bus: EventBus): OrderNews {
  const listeners = new Map<string, Set<(push: OrderPush) => void>>()
  bus.subscribe(channel, (payload) => {
    const [member = '', kind = '', orderId = '', state = ''] = payload.split(' ')
    for (const hear of listeners.get(member) ?? [])
      hear({ type: 'order', kind: kind as OrderKind, orderId, state })
  })
  return {
    tell: ({ memberId, kind, orderId, state }) =>
      bus.publish(channel, `${memberId} ${kind} ${orderId} ${state}`),
    listen(memberId, hear) {
      const member = memberId.toString()
      const set = listeners.get(member) ?? new Set()
      listeners.set(member, set.add(hear))
      return () => {
        set.delete(hear)
        if (set.size === 0) listeners.delete(member)
      }
    },
  }
}
