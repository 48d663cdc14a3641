/** Promotions. So far: turnover requirements, which money paid in has to meet before it is paid out. */
import { explain } from './requirements/explain.ts'
import { locked, openRequirement, outstanding } from './requirements/rows.ts'

export { feedTurnover, type GameOf, type TurnoverFeed } from './requirements/feed.ts'
export { mountTurnover, type TurnoverRoutes } from './requirements/routes.ts'
export type { Opening } from './requirements/rows.ts'
export { startTurnover } from './requirements/start.ts'

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
