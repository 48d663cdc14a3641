/**
 * Coin Flip: call the fall of a fair coin, again and again; each correct call doubles what a cash-out
 * returns, a wrong one ends the round with nothing.
 *
 * Draws: one below 2 for each call, in their order; 0 is heads.
 */
import type { Minor } from '@jackfruit/kernel'
import type { Played, Rules, Table } from '@jackfruit/studio-kit/rules'
import { isPayable, payOf } from '../../shared/pay.ts'
import { attempt, byKey, oneOf, shape } from '../../shared/read.ts'
import { code, ladder, maxWin, stakes, version } from './rules.ts'
import { type End, type Face, readFace, type Shown } from './shown.ts'

/** The first call comes with the bet. */
export interface Choice {
  readonly call: Face
}

export type Action = Choice | { readonly cashOut: true }

const faces = ['heads', 'tails'] as const

interface Round {
  readonly calls: readonly Face[]
  readonly falls: readonly Face[]
  readonly end: End | null
}

const endAfter = (correct: number, stake: Minor, table: Table): End | null => {
  const next = ladder[correct]
  return next === undefined || !isPayable(stake, next * 100, table) ? 'limit' : null
}

function playedOf(stake: Minor, { calls, falls, end }: Round): Played {
  const now = end === 'wrong' ? 0 : (ladder[calls.length - 1] ?? 0)
  const shown: Shown = { calls, falls, now, next: end ? null : (ladder[calls.length] ?? null), end }
  return {
    stake,
    win: end ? payOf(stake, now * 100) : 0n,
    ended: end !== null,
    shown: { ...shown },
    ...(end === null && { ifLeft: { cashOut: true } }),
  }
}

export const rules: Rules<Choice, Action> = {
  code,
  version,
  stakes,
  maxWin,
  facts: { ladder },
  readChoice: attempt(shape<Choice>({ call: readFace })),
  readAction: attempt(byKey<{ call: Face; cashOut: true }>({ call: readFace, cashOut: oneOf(true) })),
  play({ stake, choice }, actions, random, table) {
    const flip = ({ calls, falls }: Round, call: Face): Round => {
      const fall = faces[random.below(2)] ?? 'heads'
      const called = [...calls, call]
      const end = fall === call ? endAfter(called.length, stake, table) : 'wrong'
      return { calls: called, falls: [...falls, fall], end }
    }
    let round = flip({ calls: [], falls: [], end: null }, choice.call)
    for (const action of actions) {
      if (round.end) return null
      round = 'call' in action ? flip(round, action.call) : { ...round, end: 'cashed' }
    }
    return playedOf(stake, round)
  },
}
