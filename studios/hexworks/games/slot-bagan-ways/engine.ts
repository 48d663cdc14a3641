/** Bagan Up-to-117,649: six reels of two to seven rows, paid by ways. deal.ts says in which order chance is drawn. */
import type { Rules } from '@jackfruit/studio-kit/rules'
import { type NoChoice, readNoChoice } from '../../shared/choice.ts'
import { dealt } from '../../shared/played.ts'
import { amountOf, maxWin } from '../../shared/stakes.ts'
import { deal } from './deal.ts'
import { gameCode, stakes, unitsPerStake, version } from './rules.ts'
import { facts, showRound } from './shown.ts'

export const rules: Rules<NoChoice> = {
  code: gameCode,
  version,
  stakes,
  maxWin,
  facts,
  readChoice: readNoChoice,
  play({ stake }, actions, random, table) {
    if (actions.length > 0) return null
    const round = deal(random)
    const win = amountOf(stake, round.units, unitsPerStake)
    return dealt(stake, win, () => showRound(round, stake, table))
  },
}
