/** Bagan Skyways: six reels of two to seven rows, paid by ways. deal.ts says in which order chance is drawn. */
import { slotRules } from '../../shared/played.ts'
import { deal } from './deal.ts'
import { gameCode, stakes, unitsPerStake, version } from './rules.ts'
import { facts, showRound } from './shown.ts'

export const rules = slotRules({
  code: gameCode,
  version,
  stakes,
  unitsPerStake,
  facts,
  deal,
  show: showRound,
})
