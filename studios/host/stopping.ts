/** How the host stops: part by part, and what hangs holds nothing up for long. */

interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
}

export type Stopping = readonly [part: string, stop: () => Promise<unknown>]

/** Calls, studios, clock and database are stopped one after the other: so this is less than a quarter of what they are given. */
const partWithinMs = 2_400

/** Those of one group together, the groups in their order; each is logged with the time that it took. */
export async function stopAll(
  log: Log,
  groups: readonly (readonly Stopping[])[],
  withinMs = partWithinMs,
): Promise<void> {
  for (const group of groups) await Promise.all(group.map((each) => stopOne(log, each, withinMs)))
}

async function stopOne(log: Log, [part, stop]: Stopping, withinMs: number): Promise<void> {
  const startedAt = performance.now()
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), withinMs)
  const stopping = Promise.resolve().then(stop)
  try {
    const outcome = await Promise.race([stopping, late.promise])
    const ms = Math.round(performance.now() - startedAt)
    if (outcome === 'late') log.warn({ part, ms }, 'does not stop, and is left behind')
    else log.info({ part, ms }, 'stopped')
  } catch (error) {
    log.warn({ err: error, part }, 'while stopping')
  } finally {
    clearTimeout(timer)
    stopping.catch(() => {})
  }
}
