/** Turnover: what has to be staked before money paid in is paid out, counted from settled bets. */
import { explain } from './explain.ts'
import {
  cancelRequirement,
  holdRequirements,
  locked,
  openRequirement,
  outstanding,
  standings,
} from './rows.ts'

export { bonusRequirementsChanged, type Changed, type Done, requirementsDone } from './done.ts'
export { feedTurnover, type GameOf, type TurnoverFeed } from './feed.ts'
export type { Opening } from './rows.ts'
export { kindOf, returnsTooMuch, usualWeights, type Weights, weightOf, without } from './weights.ts'
export { type Spent, spentWithoutRebate } from './without-rebate.ts'

export const requirements = {
  /** In the transaction that credits the money. The same source opens one requirement however often it is asked. */
  open: openRequirement,
  /** What is left to stake, over all of them. */
  outstanding,
  /** The part of the purse that may not leave before that; 0n when all of it may. */
  locked,
  /** How some of them stand, by their public ids. */
  standings,
  /** Holds some that may be given up, before any account is held. */
  hold: holdRequirements,
  /** Ends one of them that is given up. */
  cancel: cancelRequirement,
  /** What each bet counted for one of them. */
  explain,
}
