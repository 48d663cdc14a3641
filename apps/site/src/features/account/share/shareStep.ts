import { identity } from '@jackfruit/contracts'
import type { Visitor } from '../../../shared/session/gates.ts'
import { isOn } from '../../../shared/session/switches.ts'

export type ShareStep = 'login' | 'agent-register' | 'referral' | 'soon'

/** Which of the two pages that sharing can lead to are there. */
export interface SharePages {
  readonly hasAgentCentre: boolean
  readonly hasReferral: boolean
}

/**
 * What a press on "invite friends" does. Visitors log in first, agents reach the page where they register
 * people, players the referral page while its promotion is on. Where there is nothing to reach, and while the
 * promotion is off, it is announced. Null while it is not known yet who presses.
 */
export function shareStep(
  switches: ReadonlyMap<string, boolean>,
  { isLoggedIn, type }: Visitor,
  { hasAgentCentre, hasReferral }: SharePages,
): ShareStep | null {
  if (!isLoggedIn) return 'login'
  if (type === null) return null
  if (identity.isAgentType(type)) return hasAgentCentre ? 'agent-register' : 'soon'
  return hasReferral && isOn(switches, 'PROMO_REFERRAL') ? 'referral' : 'soon'
}
