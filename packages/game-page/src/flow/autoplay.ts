import type { Minor } from '@jackfruit/kernel'
import type { GameView, Table } from '../view.ts'

export const autoplayRounds = [10, 25, 50, 100] as const
const autoplayMost = 100

export interface AutoplayPlan {
  readonly rounds: number
  /** Stop once this much has been lost since auto play began. Null: no limit. */
  readonly lossLimit: Minor | null
  /** Stop once one round pays at least this. Null: no limit. */
  readonly winLimit: Minor | null
  readonly stopOnFeature: boolean
}

export interface AutoplayState {
  readonly plan: AutoplayPlan
  readonly left: number
  readonly net: Minor
}

export type AutoplayStop = 'done' | 'loss' | 'win' | 'feature' | 'balance'

/** Where rounds wait for actions, only a table that knows the next one can go on by itself. */
export const canAutoplay = (view: Pick<GameView, 'hasActions'>, table: Pick<Table, 'auto'>): boolean =>
  !view.hasActions || table.auto !== undefined

export const beginAutoplay = (plan: AutoplayPlan): AutoplayState => ({
  plan: { ...plan, rounds: Math.min(plan.rounds, autoplayMost) },
  left: Math.min(plan.rounds, autoplayMost),
  net: 0n,
})

export interface PlayedRound {
  readonly stake: Minor
  readonly win: Minor
  readonly feature: boolean
}

/** The state after a round, and why auto play must stop, if it must. */
export function afterRound(
  state: AutoplayState,
  round: PlayedRound,
  nextStake: Minor,
  balance: Minor,
): { state: AutoplayState; stop: AutoplayStop | null } {
  const next: AutoplayState = { ...state, left: state.left - 1, net: state.net + round.win - round.stake }
  return { state: next, stop: stopReason(next, round, nextStake, balance) }
}

function stopReason(
  state: AutoplayState,
  round: PlayedRound,
  nextStake: Minor,
  balance: Minor,
): AutoplayStop | null {
  const { plan } = state
  if (plan.winLimit !== null && round.win >= plan.winLimit) return 'win'
  if (plan.stopOnFeature && round.feature) return 'feature'
  if (state.left <= 0) return 'done'
  // The next round may lose all of its stake, so the limit is kept before it is passed, not after.
  if (plan.lossLimit !== null && -state.net + nextStake > plan.lossLimit) return 'loss'
  if (balance < nextStake) return 'balance'
  return null
}

/** A plan whose very first round would break its loss limit can't start. */
export const mayBegin = (plan: AutoplayPlan, stake: Minor) =>
  plan.rounds > 0 && (plan.lossLimit === null || plan.lossLimit >= stake)
