/** A part of what was lost comes back, by day or week of the brand: reckoned by the clock, with its figures kept. */
import { count, games, money, percent, say } from '../../say.ts'
import { minor } from '../../terms.ts'
import type { Kind } from '../kind.ts'
import { payCashback } from './pay.ts'
import { cashbackTerms, pointsOf, type Terms } from './terms.ts'

const best = ({ tiers }: Terms): string =>
  tiers.reduce(
    (top, { percent: each }) => (pointsOf(each) > pointsOf(top) ? each : top),
    tiers[0]?.percent ?? '0',
  )

export const cashback: Kind<Terms> = {
  ...{ code: 'cashback', terms: cashbackTerms, begins: 'play', paysLater: true, leadsTo: 'missions' },
  asks: ['audience'],
  begin: () => ({}),
  most: ({ cap }) => minor(cap),
  expected: ({ cap, times }) => minor(cap) * BigInt(times),
  again: () => true,
  promise: (given) => say('cashback_promise', percent('percent', best(given))),
  steps: (given) => [
    say(`cashback_step_${given.unit}`, games(given.kinds), count('times', given.times)),
    ...given.tiers.map(({ from, percent: each }) =>
      say('cashback_step_tier', money('from', minor(from)), percent('percent', each)),
    ),
    say('cashback_step_cap', money('amount', minor(given.cap))),
  ],
  rules: () => [say('cashback_rule_less'), say('cashback_rule_rest'), say('cashback_rule_pool')],
  state: () => say('state_cashback'),
  onClock: payCashback,
}
