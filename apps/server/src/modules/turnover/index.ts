/** Turnover: what has to be staked before money paid in is paid out, counted from settled bets. */
import { explain } from './explain.ts'
import { locked, openRequirement, outstanding } from './rows.ts'

export { type Done, requirementsDone } from './done.ts'
export { feedTurnover, type GameOf, type TurnoverFeed } from './feed.ts'
export type { Opening } from './rows.ts'
export { kindOf, returnsTooMuch } from './weights.ts'

export const requirements = {
  /** In the transaction that credits the money. The same source opens one requirement however often it is asked. */
  open: openRequirement,
  /** What is left to stake, over all of them. */
  outstanding,
  /** The part of the purse that may not leave before that; 0n when all of it may. */
  locked,
  /** What each bet counted for one of them. */
  explain,
}
