/** Goes on with rounds that were left open: by a crash, by a player who left, by a platform that did not answer. */
import { isFinal } from './journal/round-row.ts'
import { carryOn, type Settling } from './settle-round.ts'

const atOnceMax = 50
const together = 8

/** One pass over what is due. Answers how many rounds came to their end. */
export async function recover(settling: Settling, studio: string): Promise<number> {
  const due = await settling.rounds.due(studio, atOnceMax)
  let ended = 0
  for (let from = 0; from < due.length; from += together) {
    const steps = await Promise.all(
      due.slice(from, from + together).map((round) =>
        carryOn(settling, round).catch((error: unknown) => {
          settling.log.error({ err: error, roundId: round.id }, 'recovery of a round failed')
          return null
        }),
      ),
    )
    ended += steps.filter((step) => step && 'round' in step && isFinal(step.round)).length
  }
  return ended
}

/** Passes one after another, until stopped; stopping waits for the pass under way. */
export function startRecovery(
  settling: Settling,
  studio: string,
  everyMs: number,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | null = null
  let isStopped = false
  let pass: Promise<void> = Promise.resolve()
  const begin = () => {
    pass = recover(settling, studio)
      .then((ended) => {
        if (ended > 0) settling.log.info({ studio, ended }, 'open rounds came to their end')
      })
      .catch((error: unknown) => settling.log.error({ err: error, studio }, 'recovery failed'))
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
