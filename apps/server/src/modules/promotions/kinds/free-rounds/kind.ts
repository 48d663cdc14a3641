/** Rounds that a studio plays for nothing: claimed, taken in the reward centre, and played until they are used or lapse. */
import * as z from 'zod/mini'
import type { Membership } from '../../rows.ts'
import { at, count, money, say } from '../../say.ts'
import { amount, minor, whole } from '../../terms.ts'
import type { Kind } from '../kind.ts'

const code = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))

const terms = {
  /** The studio, and which of its games: one of them is chosen by playing it. */
  vendor: code,
  games: z.array(code).check(z.minLength(1), z.maxLength(50)),
  rounds: whole(1, 1_000),
  stake: amount,
  /** All rounds of one member together win no more: so much is set aside for each. */
  maxWin: amount,
  /** Days in which they may be played, from when they are taken. */
  playDays: whole(1, 365),
}

interface FreeRoundsTerms {
  readonly vendor: string
  readonly games: readonly string[]
  readonly rounds: number
  readonly stake: string
  readonly maxWin: string
  readonly playDays: number
}

/** How they were given, and what came of them once they are at their end. */
export interface FreeRoundsProgress {
  readonly given?: { readonly by: string; readonly why: string }
  readonly until?: string
  /** How often a studio refused them: each time is a grant of its own. */
  readonly tries?: number
  readonly ended?: { readonly played: number; readonly won: string; readonly why: string }
}

const words = ({ rounds, stake }: FreeRoundsTerms) =>
  [count('count', rounds), money('stake', minor(stake))] as const

export const freeRounds: Kind<FreeRoundsTerms, FreeRoundsProgress> = {
  ...{ code: 'freeRounds', terms, begins: 'claim', paysLater: true },
  begin: () => ({}),
  most: ({ maxWin }) => minor(maxWin),
  // Games return less than what is staked, so this is an upper bound, and never more than is set aside.
  expected({ rounds, stake, maxWin }) {
    const [worth, most] = [minor(stake) * BigInt(rounds), minor(maxWin)]
    return worth < most ? worth : most
  },
  promise: (given) => say('freeRounds_promise', ...words(given)),
  steps: (given) => [
    say('freeRounds_step_take'),
    say('freeRounds_step_play', count('days', given.playDays)),
    say('freeRounds_step_win', money('amount', minor(given.maxWin))),
  ],
  rules: (given) => [say('rule_free_rounds', ...words(given))],
  reward: (given) => say('freeRounds_reward', ...words(given)),
  playedAt: ({ games }) => games[0] ?? null,
  state({ membership }) {
    const { until, ended } = membership?.progress ?? {}
    if (ended?.why === 'refused') return say('state_rounds_refused')
    if (ended)
      return say('state_rounds_done', count('count', ended.played), money('amount', minor(ended.won)))
    return until ? say('state_rounds_run', at('until', new Date(until))) : null
  },
  isPlaying: ({ membership }) =>
    membership?.progress.until !== undefined && membership.progress.ended === undefined,
  async onPress(scene, _press, { given }) {
    await scene.turn('give', given ? { given } : {})
    const reward = { amount: minor(scene.terms.maxWin), source: 'rounds', to: 'centre' } as const
    // Who presses sees it; whom an operator gives it to does not.
    await scene.give(given ? { ...reward, tells: 'rounds_ready' } : reward)
  },
  async take({ tx, world, now, person, purseId, promotion, terms: given, membership, amount }) {
    const expiresAt = new Date(now.getTime() + given.playDays * dayMs)
    await world.freeRounds.grant(tx, {
      ...{ merchantId: person.merchantId, memberId: person.memberId, purseId, source: sourceOf(membership) },
      ...{ vendor: given.vendor, games: given.games, rounds: given.rounds, stake: minor(given.stake) },
      ...{ most: amount, currency: promotion.currency, homeId: promotion.accountId, expiresAt },
    })
    return { ...membership.progress, until: expiresAt.toISOString() }
  },
}

const dayMs = 86_400_000

/** What a grant is for: one that was refused is followed by another. */
export const sourceOf = ({ id, progress }: Pick<Membership, 'id' | 'progress'>): string => {
  const { tries } = progress as FreeRoundsProgress
  return tries ? `offer:${id}:${tries}` : `offer:${id}`
}
export function partOfSource(source: string): bigint | null {
  const [, id] = /^offer:(\d{1,18})(?::\d{1,2})?$/.exec(source) ?? []
  return id === undefined ? null : BigInt(id)
}
