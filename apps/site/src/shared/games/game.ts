import type { catalog, ReplyOf } from '@jackfruit/contracts'

/** A game as every list of the platform tells it. */
export type Game = ReplyOf<typeof catalog.popularGames>[number]
