import { identity } from '@jackfruit/contracts'
import { isOn } from './switches.ts'

/** Who is at the door. */
export interface Visitor {
  readonly isLoggedIn: boolean
  /** Account type, when it is known. */
  readonly type: number | null
}

export type Verdict = 'open' | 'login' | 'real-account' | 'closed'

const trial = 4

/** The member centre: needs its switch, a session, and an account that is not a trial. */
export function memberGate(switches: ReadonlyMap<string, boolean>, visitor: Visitor): Verdict {
  if (!isOn(switches, 'MC_MEMBER_CENTER')) return 'closed'
  if (!visitor.isLoggedIn) return 'login'
  return visitor.type === trial ? 'real-account' : 'open'
}

/**
 * The agent centre: needs its switch, a session, and an account of an agent; who somebody is may not be known yet.
 * A trial counts as one of agents' kinds in the product and is none: it is told so.
 */
export function agentGate(
  switches: ReadonlyMap<string, boolean>,
  { isLoggedIn, type }: Visitor,
): Verdict | 'unknown' {
  if (!isOn(switches, 'AC_AGENT_CENTER')) return 'closed'
  if (!isLoggedIn) return 'login'
  if (type === null) return 'unknown'
  if (type === trial) return 'real-account'
  return identity.isAgentType(type) ? 'open' : 'closed'
}

/** Playing: needs a session, and a game that is not under maintenance. A trial account may play. */
export function playGate(visitor: Visitor, game: { maintenance: boolean }): Verdict {
  if (game.maintenance) return 'closed'
  return visitor.isLoggedIn ? 'open' : 'login'
}

/** Whether the register button shows and its dialog opens. */
export function registerGate(switches: ReadonlyMap<string, boolean>, visitor: Visitor): boolean {
  return !visitor.isLoggedIn && isOn(switches, 'REG_DIRECT')
}

/** The only addresses that stay open when visitors are sent to log in first. */
const openToVisitors = [
  '/login',
  '/register',
  '/register.html',
  '/forgot',
  '/reset',
  '/helpmc',
  '/download',
  '/oauth',
]

/** Where a visitor is sent instead, or null to let the page open. */
export function redirectOf(
  path: string,
  switches: ReadonlyMap<string, boolean>,
  hasToken: boolean,
): '/login' | null {
  if (hasToken || !isOn(switches, 'SITE_LOGIN_TO_HOME')) return null
  return openToVisitors.includes(path) ? null : '/login'
}
