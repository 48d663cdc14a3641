/** How a process stops: what is in the way of it is named, and holds nothing up for long. */
import type { FastifyBaseLogger } from 'fastify'

/** Ends one part; what hangs is left behind, what fails is told, and each is logged with the time that it took. */
export type End = (part: string, end: () => Promise<unknown> | unknown) => Promise<void>

/** A few parts are ended one after the other, so this is a third of what a process is given to stop. */
const partWithinMs = 3_000

export const endingWith =
  (log: Pick<FastifyBaseLogger, 'info' | 'warn'>, withinMs = partWithinMs): End =>
  async (part, end) => {
    const startedAt = performance.now()
    const late = Promise.withResolvers<'late'>()
    const timer = setTimeout(() => late.resolve('late'), withinMs)
    const ending = Promise.resolve().then(end)
    try {
      const outcome = await Promise.race([ending, late.promise])
      const ms = Math.round(performance.now() - startedAt)
      if (outcome === 'late') log.warn({ part, ms }, 'does not stop, and is left behind')
      else log.info({ part, ms }, 'stopped')
    } catch (error) {
      log.warn({ err: error, part }, 'while stopping')
    } finally {
      clearTimeout(timer)
      ending.catch(() => {})
    }
  }
