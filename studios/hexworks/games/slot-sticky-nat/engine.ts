/** Nat Sticky Wilds: twenty lines, and free spins whose wilds stay. deal.ts says in which order chance is drawn. */
import { slotRules } from '../../shared/played.ts'
import { deal } from './deal.ts'
import { code, stakes, unitsPerStake, version } from './rules.ts'
import { facts, showRound } from './shown.ts'

export const rules = slotRules({ code, version, stakes, unitsPerStake, facts, deal, show: showRound })
