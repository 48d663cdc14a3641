import type { Minor } from '@jackfruit/kernel'

export const autoplaySpins = [10, 25, 50, 100] as const
const autoplayMost = 100

export interface AutoplayPlan {
  readonly spins: number
  /** Stop once this much has been lost since auto play began. Null: no limit. */
  readonly lossLimit: Minor | null
  /** Stop once one round pays at least this. Null: no limit. */
  readonly winLimit: Minor | null
  readonly stopOnFreeSpins: boolean
}

export interface AutoplayState {
  readonly plan: AutoplayPlan
  readonly left: number
  readonly net: Minor
}

export type AutoplayStop = 'done' | 'loss' | 'win' | 'free' | 'balance'

export const beginAutoplay = (plan: AutoplayPlan): AutoplayState => ({
  plan: { ...plan, spins: Math.min(plan.spins, autoplayMost) },
  left: Math.min(plan.spins, autoplayMost),
  net: 0n,
})

export interface PlayedRound {
  readonly stake: Minor
  readonly win: Minor
  readonly freeSpins: boolean
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
  if (plan.stopOnFreeSpins && round.freeSpins) return 'free'
  if (state.left <= 0) return 'done'
  // The next spin may lose all of its stake, so the limit is kept before it is passed, not after.
  if (plan.lossLimit !== null && -state.net + nextStake > plan.lossLimit) return 'loss'
  if (balance < nextStake) return 'balance'
  return null
}

/** A plan whose very first spin would break its loss limit can't start. */
export const mayBegin = (plan: AutoplayPlan, stake: Minor) =>
  plan.spins > 0 && (plan.lossLimit === null || plan.lossLimit >= stake)
