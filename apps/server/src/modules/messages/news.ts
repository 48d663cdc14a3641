/** Tells a member's open pages that what is unread is another by now, whichever process changed it. */
import { realtime } from '@jackfruit/contracts'
import type { EventBus } from '../../platform/pushes/events.ts'
import { openTopic } from '../../platform/pushes/topics.ts'

type UnreadPush = Extract<realtime.Push, { type: 'unread' }>

export interface MessageNews {
  /** Told after the commit. */
  tell(memberId: bigint): void
  listen(memberId: bigint, hear: (push: UnreadPush) => void): () => void
}

export function openMessageNews(bus: EventBus): MessageNews {
  const topic = openTopic(bus, 'unread', realtime.unread)
  return { tell: (memberId) => topic.tell(memberId, { type: 'unread' }), listen: topic.listen }
}
