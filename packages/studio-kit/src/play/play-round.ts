/** A bet as the player asks for it: the same bet id is the same round, in parallel, later and after a crash. */
import { setTimeout as pause } from 'node:timers/promises'
import { canonical } from '@jackfruit/fairness'
import { isAtRest, type Round } from '../journal/round-row.ts'
import type { Guard } from '../restoring/guard.ts'
import { soonMs } from '../settling/patience.ts'
import { carryOn, carryOnDealt } from '../settling/settle-round.ts'
import type { Settling } from '../settling/settling.ts'
import { type Dealer, dealAtOnce, dealRound, type Wanted } from './deal-round.ts'
import { afterHurry, isWaiting } from './hurry.ts'
import { neverAsked, PlayRefusal } from './play-refusal.ts'

/** Afterwards no attempt begins, and the player is told to ask again: the frame gives up at 12 s, an attempt may take 5. */
export const patienceUsuallyMs = 5_500
const watchWithinMs = 9_000
const watchEveryMs = 100

export interface Waiting {
  readonly patienceMs: number
  readonly guard: Pick<Guard, 'isSure' | 'sure' | 'era'>
}

type Parts = Dealer & Settling & Waiting

/** The round at rest, or a refusal that says to ask again. Recovery goes on with what is left open. */
export async function playRound(parts: Parts, wanted: Wanted): Promise<Round> {
  const begun = performance.now()
  const { session, clientBetId } = wanted
  const era = parts.guard.era()
  const dealt = await dealAtOnce(parts, wanted)
  if (dealt) return settled(parts, await stillSure(parts, dealt, era), 'dealt', begun)
  const known = await parts.reading.byBet(session, clientBetId)
  const { isNew, round } = known
    ? { isNew: false, round: known }
    : await afterHurry(parts, session, () => dealRound(parts, wanted))
  const isSame =
    round.game === wanted.game.code &&
    (round.free?.grantId ?? null) === wanted.grantId &&
    round.stake === wanted.laid.stake &&
    canonical(round.choice) === canonical(wanted.laid.choice)
  if (!isSame) throw new PlayRefusal(409, 'CONFLICT')
  return isNew
    ? settled(parts, await stillSure(parts, round, era), 'dealt', begun)
    : settled(parts, round, 'found', begun)
}

/** A round that was written to another database than the one that was compared is neither asked for nor shown. */
async function stillSure({ guard, movements, standings }: Parts, round: Round, era: number): Promise<Round> {
  if (guard.isSure() && guard.era() === era) return round
  const doubt = await guard.sure().then(
    () => (guard.era() === era ? null : new PlayRefusal(503, 'PAUSED')),
    (error: unknown) => error,
  )
  if (!doubt) return round
  standings.forget(round)
  if (round.pending) await movements.refuse(round.pending, neverAsked, null)
  throw doubt
}

/** dealt: with its stake, by the caller just now · acted: with a movement that nobody has begun · found: whoever is at it. */
export type Origin = 'dealt' | 'acted' | 'found'

/** What is under way in the round is brought to its end: by the caller if it has written it down or nobody works on it. */
export async function settled(parts: Finishing, round: Round, origin: Origin, begun: number): Promise<Round> {
  const isOurs = origin !== 'found' || isWaiting(round)
  const end = isOurs ? await settleSoon(parts, round, origin, begun) : await watch(parts, round, begun)
  if (!end) throw new PlayRefusal(503, 'BUSY')
  parts.standings.ended(end)
  return end
}

type Finishing = Settling & Waiting & Pick<Dealer, 'reading' | 'standings'>

async function settleSoon(
  parts: Finishing,
  first: Round,
  origin: Origin,
  begun: number,
): Promise<Round | null> {
  let round = first
  for (let repeats = 0; ; repeats++) {
    const isBegun = origin === 'dealt' && repeats === 0
    const done = await (isBegun ? carryOnDealt(parts, round) : carryOn(parts, round))
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
