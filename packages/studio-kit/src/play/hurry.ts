/** What waits for its next attempt, after a platform was away for long, does not wait for it while its player asks. */
import type { Reading } from '../journal/reading.ts'
import type { Round } from '../journal/round-row.ts'
import type { Session } from '../journal/sessions.ts'
import { carryOn } from '../settling/settle-round.ts'
import type { Settling } from '../settling/settling.ts'
import { PlayRefusal } from './play-refusal.ts'

export type Hurrying = Settling & { readonly reading: Pick<Reading, 'open'> }

/** Nobody works on what is under way in it: who asks may. */
export const isWaiting = ({ pending }: Pick<Round, 'pending'>): boolean => pending?.waits === true

/** One attempt for the session's open round of its game, if it waits for one. Whatever comes of it, the caller goes on. */
export async function hurry(parts: Hurrying, session: Pick<Session, 'studio' | 'playerId' | 'game'>) {
  const round = await parts.reading.open(session, session.game)
  if (!round || !isWaiting(round)) return
  await carryOn(parts, round).catch((error: unknown) =>
    parts.log.error({ err: error, roundId: round.id }, 'an open round could not go on'),
  )
}

/** Work that is refused while a round is open: once more after an attempt to bring that round to its rest. */
export async function afterHurry<T>(
  parts: Hurrying,
  session: Pick<Session, 'studio' | 'playerId' | 'game'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PlayRefusal) || error.body.code !== 'BUSY') throw error
    await hurry(parts, session)
    return work()
  }
}
