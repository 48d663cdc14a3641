/** Draws by the name and version that proofs give: what verifiers draw again with. */
import type { Draw } from './draws.ts'
import { kinds } from './kinds.ts'
import { lotteryGames } from './schedule/games.ts'

/** Of the odds, and of the order in which a draw is made: a change of either is another. */
export const lotteryVersion = '1.0.0'

/** Null for what is no lottery, or one whose rules of that version are not these. */
export function drawOf(code: string, version: string): Draw | null {
  const game = lotteryGames.find((each) => each.code === code)
  return game && version === lotteryVersion ? kinds[game.kind].draw : null
}
