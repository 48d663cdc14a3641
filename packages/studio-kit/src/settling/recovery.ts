/** Goes on with rounds that were left: by a crash, by a player who went away, by a platform that did not answer. */

import type { StudioClock } from '../journal/clock.ts'
import { isAtRest, type Round } from '../journal/round-row.ts'
import { endLeft, type Leaving } from './end-left.ts'
import { carryOn } from './settle-round.ts'
import type { Settling } from './settling.ts'

const atOnceMax = 50
const together = 8

export type Recovering = Settling & Leaving

/** While it is apart from that of the process, no pass is made: it is when a round is due that decides. */
interface ByClock {
  readonly clock?: Pick<StudioClock, 'apart'>
}

/**
 * One pass over what is due. Answers how many rounds came to rest. `lately`: a pass over what came due since the last
 * few, which is nearly all there ever is; rounds that players have left can wait for a whole one.
 */
export async function recover(parts: Recovering, studio: string, lately = false): Promise<number> {
  const due = await parts.movements.due(studio, atOnceMax, lately)
  const rested = await each(parts, due, async (round) => {
    const done = await carryOn(parts, round)
    return 'round' in done && isAtRest(done.round)
  })
  if (lately) return rested
  const left = await parts.rounds.left(studio, atOnceMax)
  return rested + (await each(parts, left, (round) => endLeft(parts, round)))
}

/** Passes until nothing that is due comes to rest any more. */
export async function recoverAll(parts: Recovering, studio: string): Promise<void> {
  while ((await recover(parts, studio, true)) > 0);
}

async function each(
  { log }: Settling,
  rounds: readonly Round[],
  work: (round: Round) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (let from = 0; from < rounds.length; from += together) {
    const found = await Promise.all(
      rounds.slice(from, from + together).map((round) =>
        work(round).catch((error: unknown) => {
          log.error({ err: error, roundId: round.id }, 'recovery of a round failed')
          return false
        }),
      ),
    )
    done += found.filter(Boolean).length
  }
  return done
}

/** The first, and then every so many, looks at all. */
const wholeEvery = 30

/** Passes one after another, until stopped; stopping waits for the pass under way. `mayWork` is asked before each. */
export function startRecovery(
  parts: Recovering & ByClock & { readonly mayWork: () => Promise<boolean> },
  studio: string,
  everyMs: number,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  let passes = 0
  let pass: Promise<void> = Promise.resolve()
  const begin = () => {
    const mayWork = parts.clock?.apart() ? Promise.resolve(false) : parts.mayWork()
    pass = mayWork
      .then((may) => (may ? recover(parts, studio, passes++ % wholeEvery > 0) : 0))
      .then((ended) => {
        if (ended > 0) parts.log.info({ studio, ended }, 'open rounds came to rest')
      })
      .catch((error: unknown) => parts.log.error({ err: error, studio }, 'recovery failed'))
      .then(() => {
        if (!isStopped) timer = setTimeout(begin, everyMs).unref()
      })
  }
  begin()
  return {
    async stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
      await pass
    },
  }
}
