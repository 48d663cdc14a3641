/** A gift for each level that somebody reaches: once for each, also for who comes back to it. */
import { count, money, say } from '../../say.ts'
import { amountAt, type ByLevel, byLevel, mostOf, tellLevels } from '../gifts/terms.ts'
import type { Kind } from '../kind.ts'
import { payLevels } from './pay.ts'

interface Terms {
  readonly amounts: ByLevel
}

export const levelUp: Kind<Terms> = {
  ...{ code: 'levelUp', terms: { amounts: byLevel }, begins: 'play', paysLater: true, leadsTo: 'vip' },
  begin: () => ({}),
  most: ({ amounts }) => mostOf(amounts),
  least: ({ amounts }) =>
    amounts.reduce((least, { rank }) => min(least, amountAt(amounts, rank)), mostOf(amounts)),
  expected: ({ amounts }) => amounts.reduce((all, { rank }) => all + amountAt(amounts, rank), 0n),
  again: () => true,
  promise: ({ amounts }) => say('levelUp_promise', money('amount', mostOf(amounts))),
  steps: ({ amounts }) => [say('levelUp_step_reach'), ...tellLevels('gift_step_at', amounts)],
  rules: () => [say('levelUp_rule_once'), say('gift_rule_rest')],
  state({ terms: { amounts }, facts }) {
    if (!facts) return say('state_levelUp')
    const next = amounts.find(({ rank }) => rank > facts.rank)
    return next
      ? say('state_levelUp_next', count('rank', next.rank), money('amount', amountAt(amounts, next.rank)))
      : say('state_levelUp_all')
  },
  onClock: payLevels,
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b)
