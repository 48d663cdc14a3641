export type GiftShow = 'before' | 'after' | 'never'

/** What the brand wants of the greeting with its gifts: before the login (the rule), after it, or never. */
export const giftShowOf = (setting: string): GiftShow =>
  setting === 'after' || setting === 'never' ? setting : 'before'

interface Moment {
  readonly isLoggedIn: boolean
  /** This session of the browser's tab has seen it. */
  readonly hasShown: boolean
  /** Somebody signed out here: what comes next is no arrival. */
  readonly hasLeft: boolean
}

/** Whether the gifts greet now: once in a session, on arrival or once somebody is logged in (decision D-40). */
export function isGiftDue(show: GiftShow, { isLoggedIn, hasShown, hasLeft }: Moment): boolean {
  if (hasShown || show === 'never') return false
  return show === 'after' ? isLoggedIn : isLoggedIn || !hasLeft
}
