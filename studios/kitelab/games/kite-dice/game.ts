/** Kite Dice as host, benchmarks and par sheets take it. */
import type { GameFolder, NoChoice } from '@jackfruit/studio-kit/rules'
import { play } from './engine.ts'
import { plans } from './exact.ts'
import { gameCode, maxWin, pays, stakeLadder, version } from './rules.ts'

export const game: GameFolder<NoChoice> = {
  rules: {
    ...{ code: gameCode, version, stakes: stakeLadder, maxWin, facts: { pays } },
    readChoice: (raw) => (raw === null ? {} : null),
    play,
  },
  plans,
}
