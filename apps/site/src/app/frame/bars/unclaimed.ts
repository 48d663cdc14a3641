/** What waits for a member, in one number for the header: offers that can be claimed now, and what is unread. Pure. */
interface Waiting {
  readonly claimable: number
  readonly unread: number
}

export const unclaimedOf = ({ claimable, unread }: Waiting): number => claimable + unread

/** As it stands in a badge: no number is wider than this. */
export const inBadge = (count: number): string => (count > 99 ? '99+' : String(count))
