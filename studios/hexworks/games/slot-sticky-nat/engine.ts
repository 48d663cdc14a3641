/** Nat Sticky Wilds: twenty lines, and free spins whose wilds stay. deal.ts says in which order chance is drawn. */
import type { Rules } from '@jackfruit/studio-kit/rules'
import { type NoChoice, readNoChoice } from '../../shared/choice.ts'
import { dealt } from '../../shared/played.ts'
import { amountOf, maxWin } from '../../shared/stakes.ts'
import { deal } from './deal.ts'
import { code, stakes, unitsPerStake, version } from './rules.ts'
import { facts, showRound } from './shown.ts'

export const rules: Rules<NoChoice> = {
  code,
  version,
  stakes,
  maxWin,
  facts,
  readChoice: readNoChoice,
  play({ stake }, actions, random, table) {
    if (actions.length > 0) return null
    const round = deal(random)
    return dealt(stake, amountOf(stake, round.units, unitsPerStake), () => showRound(round, stake, table))
  },
}
