/** Points come to so many times the usual for some games, while it runs. */
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import { point } from '../../../points/index.ts'
import { dropOldDays } from '../../counting/by-day.ts'
import { restMs } from '../../counting/periods.ts'
import { windowAt } from '../../counting/windows.ts'
import { count, games, say, times } from '../../say.ts'
import type { Clock, Kind } from '../kind.ts'
import { countExtra } from './count.ts'
import { daysMost, mostOf, pointsTerms, type Terms } from './terms.ts'

export const morePoints: Kind<Terms> = {
  ...{ code: 'points', terms: pointsTerms, begins: 'play', pays: 'points', leadsTo: 'points', mustEnd: true },
  begin: () => ({}),
  most: mostOf,
  least: () => point,
  expected: mostOf,
  again: () => true,
  promise: (given) => say('points_promise', times('times', given.times), games(given.kinds)),
  steps: (given) => [
    say('points_step_bet', games(given.kinds)),
    say('points_step_times', times('times', given.times)),
    say('points_step_most', count('count', given.most)),
  ],
  rules: () => [say('points_rule_void')],
  state: () => say('state_points'),
  onDeeds: countExtra,
  onClock: rest,
}

/** What is taken back right after the end is waited for. */
async function rest({ world, offer, now }: Clock): Promise<boolean> {
  const { promotion, timeZone } = offer
  const end = promotion.closedAt ?? promotion.endsAt
  const window = windowAt({ unit: 'day', times: daysMost, timeZone, promotion }, now)
  if (window) await inMerchant(world.db, promotion.merchantId, (tx) => dropOldDays(tx, offer, window.slot))
  return end !== null && now.getTime() >= end.getTime() + restMs
}
