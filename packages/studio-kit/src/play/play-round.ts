/** A bet as the player asks for it: the same bet id is the same round, in parallel, later and after a crash. */
import { setTimeout as pause } from 'node:timers/promises'
import { canonical } from '@jackfruit/fairness'
import { isAtRest, type Round } from '../journal/round-row.ts'
import { soonMs } from '../settling/patience.ts'
import { carryOn } from '../settling/settle-round.ts'
import type { Settling } from '../settling/settling.ts'
import { type Dealer, dealRound, type Wanted } from './deal-round.ts'
import { afterHurry, isWaiting } from './hurry.ts'
import { PlayRefusal } from './play-refusal.ts'

/** Afterwards no attempt begins, and the player is told to ask again: the frame gives up at 12 s, an attempt may take 5. */
export const patienceUsuallyMs = 5_500
const watchWithinMs = 9_000
const watchEveryMs = 100

export interface Waiting {
  readonly patienceMs: number
}

type Parts = Dealer & Settling & Waiting

/** The round at rest, or a refusal that says to ask again. Recovery goes on with what is left open. */
export async function playRound(parts: Parts, wanted: Wanted): Promise<Round> {
  const begun = performance.now()
  const { session, clientBetId } = wanted
  const known = await parts.reading.byBet(session, clientBetId)
  const { isNew, round } = known
    ? { isNew: false, round: known }
    : await afterHurry(parts, session, () => dealRound(parts, wanted))
  const isSame =
    round.game === wanted.game.code &&
    round.stake === wanted.laid.stake &&
    canonical(round.choice) === canonical(wanted.laid.choice)
  if (!isSame) throw new PlayRefusal(409, 'CONFLICT')
  return settled(parts, round, isNew, begun)
}

/** What is under way in the round is brought to its end: by the caller if it has written it down or nobody works on it. */
export async function settled(
  parts: Finishing,
  round: Round,
  isOurs: boolean,
  begun: number,
): Promise<Round> {
  const end =
    isOurs || isWaiting(round) ? await settleSoon(parts, round, begun) : await watch(parts, round, begun)
  if (!end) throw new PlayRefusal(503, 'BUSY')
  return end
}

type Finishing = Settling & Waiting & Pick<Dealer, 'reading'>

async function settleSoon(parts: Finishing, dealt: Round, begun: number): Promise<Round | null> {
  let round = dealt
  for (let repeats = 0; ; repeats++) {
    const done = await carryOn(parts, round)
    if (done.next === 'elsewhere') return watch(parts, round, begun)
    if (done.next === 'nothing') return done.round
    const waitMs = soonMs[Math.min(repeats, soonMs.length - 1)] ?? 0
    if (performance.now() + waitMs - begun > parts.patienceMs) return null
    await pause(waitMs)
    round = done.round
  }
}

/** Somebody else is at work on the round: this only looks. */
async function watch(parts: Pick<Dealer, 'reading'>, round: Round, begun: number): Promise<Round | null> {
  for (let now: Round | null = round; now; now = await parts.reading.byId(round, round.id)) {
    if (isAtRest(now)) return now
    if (performance.now() - begun > watchWithinMs) return null
    await pause(watchEveryMs)
  }
  return null
}
