/**
 * Mines: 25 cells, some with a mine. Each safe cell raises what a cash-out returns; a mine ends the
 * round with nothing. It also ends, paid, when all safe cells are open or when the next cell could
 * return more than a round may.
 *
 * Draws: as many as there are mines, all at once: the first cells of a shuffle of 25.
 */

import type { Minor } from '@jackfruit/kernel'
import type { Played, Rules, Table } from '@jackfruit/studio-kit/rules'
import { dealFrom } from '../../shared/draws.ts'
import { isPayable, payOf } from '../../shared/pay.ts'
import { attempt, byKey, oneOf, shape, whole } from '../../shared/read.ts'
import { cells, code, fewest, ladders, maxWin, most, stakes, version } from './rules.ts'
import type { End, Shown } from './shown.ts'

export interface Choice {
  readonly mines: number
}

/** `leave` is taken for a player who is away: it cashes out, or takes back a bet with no cell opened. */
export type Action = { readonly pick: number } | { readonly cashOut: true } | { readonly leave: true }

const readAction = attempt(
  byKey<{ pick: number; cashOut: true; leave: true }>({
    ...{ pick: whole(0, cells - 1), cashOut: oneOf(true), leave: oneOf(true) },
  }),
)

interface Round {
  readonly opened: readonly number[]
  readonly end: End | null
}

/** The round after one more action; null where it cannot be taken. */
type Step = (round: Round, action: Action) => Round | null

function stepIn(field: readonly number[], stake: Minor, table: Table): Step {
  const ladder = ladders.get(field.length) ?? []
  const endAfter = (opened: readonly number[]): End | null => {
    const next = ladder[opened.length]
    return next === undefined ? 'cleared' : isPayable(stake, next * 100, table) ? null : 'limit'
  }
  return ({ opened, end }, action) => {
    if (end) return null
    if ('leave' in action) return { opened, end: 'left' }
    if ('cashOut' in action) return opened.length > 0 ? { opened, end: 'cashed' } : null
    if (opened.includes(action.pick)) return null
    const now = [...opened, action.pick]
    return { opened: now, end: field.includes(action.pick) ? 'mine' : endAfter(now) }
  }
}

function playedOf(stake: Minor, field: readonly number[], { opened, end }: Round): Played {
  const ladder = ladders.get(field.length) ?? []
  const now = end === 'mine' ? 0 : (ladder[opened.length - 1] ?? 0)
  const shown: Shown = {
    mines: field.length,
    opened,
    now,
    next: end ? null : (ladder[opened.length] ?? null),
    field: end ? field : null,
    end,
  }
  return {
    stake,
    win: end ? payOf(stake, now * 100) : 0n,
    ended: end !== null,
    shown: { ...shown },
    ...(end === null && { ifLeft: { leave: true } }),
    ...(end === 'left' && opened.length === 0 && { isVoid: true }),
  }
}

export const rules: Rules<Choice, Action> = {
  code,
  version,
  stakes,
  maxWin,
  facts: { cells, fewest, most, ladders: [...ladders.values()] },
  readChoice: attempt(shape<Choice>({ mines: whole(fewest, most) })),
  readAction,
  play({ stake, choice }, actions, random, table) {
    const field = dealFrom(cells, choice.mines, random)
    const step = stepIn(field, stake, table)
    let round: Round | null = { opened: [], end: null }
    for (const action of actions) round = round && step(round, action)
    return round && playedOf(stake, field, round)
  },
}
