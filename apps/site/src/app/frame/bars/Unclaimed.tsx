import { useUnread } from '../../../features/account/messages/index.ts'
import { useOpenOffers } from '../../../features/rewards/centre/index.ts'
import { CountBadge } from './CountBadge.tsx'
import { unclaimedOf } from './unclaimed.ts'

/** What waits for a member, beside their place in the bar of phones: visitors never fetch it. */
export default function Unclaimed() {
  const unread = useUnread()
  const claimable = useOpenOffers(true)
  return (
    <CountBadge
      of={unclaimedOf({ claimable, unread })}
      testId="unclaimed-foot"
      className="start-[calc(50%+4px)] top-1.5"
    />
  )
}
