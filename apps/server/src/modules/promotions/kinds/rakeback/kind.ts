/** A part of what games keep by their par sheets, of every stake and whatever it won: reckoned each day. */
import { count, games, money, percent, say } from '../../say.ts'
import { minor } from '../../terms.ts'
import type { Kind } from '../kind.ts'
import { countStakes } from './count.ts'
import { payRakeback } from './pay.ts'
import { rakebackTerms, type Terms } from './terms.ts'

export const rakeback: Kind<Terms> = {
  ...{ code: 'rakeback', terms: rakebackTerms, begins: 'play', paysLater: true, leadsTo: 'missions' },
  asks: ['audience'],
  begin: () => ({}),
  most: ({ cap }) => minor(cap),
  expected: ({ cap, times }) => minor(cap) * BigInt(times),
  again: () => true,
  promise: ({ share }) => say('rakeback_promise', percent('percent', share)),
  steps: ({ kinds, times, share, cap }) => [
    say('rakeback_step_bet', games(kinds)),
    say('rakeback_step_day', percent('percent', share), count('times', times)),
    say('cashback_step_cap', money('amount', minor(cap))),
  ],
  rules: () => [
    say('rakeback_rule_edge'),
    say('rakeback_rule_void'),
    say('cashback_rule_rest'),
    say('cashback_rule_pool'),
  ],
  state: () => say('state_cashback'),
  onDeeds: countStakes,
  onClock: payRakeback,
}
