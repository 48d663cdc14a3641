/** How a program stops: what is in the way of it is named, and holds nothing up for long. */

/** Ends one part; what hangs is left behind, what fails is told, and each is logged with the time that it took. */
export type End = (part: string, end: () => Promise<unknown> | unknown) => Promise<void>

interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
}

export const endingWith =
  (log: Log, withinMs: number): End =>
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
