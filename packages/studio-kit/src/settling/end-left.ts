/** A round whose player has been away for a day is ended by the game's rules, as they publish it. */

import { invariant } from '@jackfruit/kernel'
import type pg from 'pg'
import { isAtRest, type Round, type Taken } from '../journal/round-row.ts'
import { leftId, type Rounds } from '../journal/rounds.ts'
import { inTransaction } from '../journal/tables.ts'
import { actionsOf } from '../replay.ts'
import { carryOn } from './settle-round.ts'
import type { Settling } from './settling.ts'

export interface Leaving {
  readonly pool: pg.Pool
  readonly rounds: Rounds
  readonly leaseMs: number
}

/** As many steps as it takes. True when the round came to its end; what remains is found by the next pass. */
export async function endLeft(parts: Settling & Leaving, left: Round): Promise<boolean> {
  for (let round = left; !round.ended; ) {
    const next = await inTransaction(parts.pool, async (tx) => {
      const now = await parts.rounds.lock(tx, round.id)
      // The player is back, or another process is at it.
      if (!now || now.ended || !isAtRest(now) || now.actions.length !== round.actions.length) return null
      return takeStep(parts, tx, now)
    })
    if (!next) return false
    const done = await carryOn(parts, next)
    if (!('round' in done) || !isAtRest(done.round)) return false
    round = done.round
  }
  return true
}

async function takeStep({ rounds, replay, leaseMs }: Settling & Leaving, tx: pg.PoolClient, round: Round) {
  const actions = actionsOf(round)
  const standing = await replay.play(round, actions)
  if (!standing || standing.isVoid) return rounds.cancel(tx, round, leaseMs)
  const { ifLeft } = standing
  invariant(ifLeft !== undefined, `${round.game} does not say how a round ends that was left`)
  const played = await replay.play(round, [...actions, ifLeft])
  // Nobody is asked for more money while away.
  invariant(played?.stake === round.staked, `${round.game} cannot end a round that was left`)
  const taken: Taken = { id: leftId(actions.length), action: ifLeft }
  return rounds.take(tx, round, taken, played, leaseMs)
}
