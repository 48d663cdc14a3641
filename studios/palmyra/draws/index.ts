/** Palmyra's lotteries, all of one engine. */
import { lotteryGames } from '@jackfruit/lottery-rules'
import type { ListedDraw } from '@jackfruit/studio-kit/draws/listed-draw'
import { drawGame } from './draw-game.ts'
import { listingOf } from './listing.ts'

export const draws: readonly ListedDraw[] = lotteryGames.map((game) => ({
  ...drawGame(game),
  listing: listingOf(game),
}))
