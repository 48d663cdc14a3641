/** An action in an open round: the same action id is the same action, in parallel, later and after a crash. */
import { canonical } from '@jackfruit/fairness'
import { invariant } from '@jackfruit/kernel'
import type { Game } from '../game.ts'
import type { Movement } from '../journal/movement-row.ts'
import type { Round, Taken } from '../journal/round-row.ts'
import type { Session } from '../journal/sessions.ts'
import { inTransaction } from '../journal/tables.ts'
import { actionsOf } from '../replay.ts'
import type { Json } from '../rules.ts'
import type { Settling } from '../settling/settling.ts'
import type { Dealer } from './deal-round.ts'
import { afterHurry } from './hurry.ts'
import { PlayRefusal } from './play-refusal.ts'
import { settled, type Waiting } from './play-round.ts'

export interface WantedAction {
  readonly session: Session
  readonly game: Game
  readonly roundId: string
  readonly actionId: string
  readonly step: number
  readonly action: Json
}

export interface Acted {
  readonly round: Round
  /** Why the action was not taken: its stake was not. */
  readonly dropped: Movement | null
}

type Parts = Dealer & Settling & Waiting

/** The round at rest after the action, or as it stood without it. Refused with 503 while that is not known. */
export async function actRound(parts: Parts, wanted: WantedAction): Promise<Acted> {
  const begun = performance.now()
  const era = parts.guard.era()
  const { isNew, round } = await afterHurry(parts, wanted.session, () => takeAction(parts, wanted))
  // What was taken in another database than the one that was compared waits until it is known to be as new.
  if (!parts.guard.isSure()) await parts.guard.sure()
  if (parts.guard.era() !== era) throw new PlayRefusal(503, 'PAUSED')
  const rested = await settled(parts, round, isNew ? 'acted' : 'found', begun)
  const isTaken = rested.actions.some(({ id }) => id === wanted.actionId)
  return { round: rested, dropped: isTaken ? null : await parts.reading.dropped(round.id, wanted.actionId) }
}

function takeAction(parts: Parts, wanted: WantedAction): Promise<{ isNew: boolean; round: Round }> {
  return inTransaction(parts.pool, async (tx) => {
    const round = await parts.rounds.lock(tx, wanted.roundId)
    if (!round || !belongsTo(round, wanted.session)) throw new PlayRefusal(404, 'NOT_FOUND')
    if (await isKnown(parts, tx, round, wanted)) return { isNew: false, round }
    if (round.state === 'voided') throw new PlayRefusal(409, 'VOIDED')
    if (round.ended || round.state !== 'open') throw new PlayRefusal(409, 'ENDED')
    // An action whose stake is still asked for counts: of two for the same step, one is the first.
    const isWaiting = round.pending?.taken ? 1 : 0
    if (wanted.step !== round.actions.length + isWaiting) throw new PlayRefusal(409, 'CONFLICT')
    if (round.pending) throw new PlayRefusal(409, 'BUSY')
    return { isNew: true, round: await writeAction(parts, tx, round, wanted) }
  })
}

type Tx = Parameters<Parameters<typeof inTransaction>[1]>[0]

async function writeAction({ rounds, replay, leaseMs }: Parts, tx: Tx, round: Round, wanted: WantedAction) {
  if (!replay.knows(round)) throw new PlayRefusal(409, 'GAME_DISABLED')
  if (!wanted.game.hasAction(wanted.action)) throw new PlayRefusal(400, 'ACTION')
  const played = await replay.play(round, [...actionsOf(round), wanted.action])
  if (!played) throw new PlayRefusal(400, 'ACTION')
  const more = played.stake - round.staked
  invariant(more >= 0n, `an action in ${round.game} takes ${more} off the stake`)
  const taken: Taken = { id: wanted.actionId, action: wanted.action }
  return more === 0n
    ? rounds.take(tx, round, taken, played, leaseMs)
    : rounds.ask(tx, round, taken, more, leaseMs)
}

/** Taken before, or on its way, or dropped: under the same step and words, or it is a conflict. */
async function isKnown({ reading }: Parts, tx: Tx, round: Round, wanted: WantedAction): Promise<boolean> {
  const { actionId, step, action } = wanted
  const at = round.actions.findIndex(({ id }) => id === actionId)
  const before = round.actions[at]
  const waiting = round.pending?.taken?.id === actionId ? round.pending.taken : null
  const found = before ?? waiting ?? (await reading.dropped(round.id, actionId, tx))?.taken
  if (!found) return false
  const isSame = canonical(found.action) === canonical(action) && (!before || at === step)
  if (!isSame) throw new PlayRefusal(409, 'CONFLICT')
  return true
}

const belongsTo = (round: Round, { studio, playerId, game }: Session): boolean =>
  round.studio === studio && round.playerId === playerId && round.game === game
