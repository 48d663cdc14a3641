/** Which step an issue takes next, and when. Pure: the database decides whether it may. */
import type { DrawGame } from './draw-game.ts'

export type IssueState = 'open' | 'closed' | 'drawing' | 'drawn' | 'settled' | 'void'
export type IssueStep = 'close' | 'draw' | 'show' | 'settle' | 'void'

export const leadsTo: Readonly<Record<IssueStep, IssueState>> = {
  ...{ close: 'closed', draw: 'drawing', show: 'drawn', settle: 'settled', void: 'void' },
}

const minuteMs = 60_000

/** A draw that is later than this is none: stakes go back. An official result takes people, and sometimes a night. */
export const lateMs: Readonly<Record<DrawGame['results'], number>> = {
  chain: 10 * minuteMs,
  official: 36 * 60 * minuteMs,
}

/** So long after the time of drawing the wallet's word about a stake is waited for; then the stake is out. */
export const undecidedMs = 3_000

/** A member may take a ticket back until so long before closing. */
export const cancelMs = 10_000

/** Null for an issue that has come to its end, and for one whose result people enter. */
export function stepAfter(state: IssueState, results: DrawGame['results']): IssueStep | null {
  switch (state) {
    case 'open':
      return 'close'
    case 'closed':
      return results === 'chain' ? 'draw' : 'void'
    case 'drawing':
      return 'show'
    case 'drawn':
      return 'settle'
    default:
      return null
  }
}
