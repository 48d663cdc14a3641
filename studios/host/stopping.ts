/** How the host stops: part by part, and what hangs holds nothing up for long. */
import { endingWith } from '@jackfruit/kernel'

export type Stopping = readonly [part: string, stop: () => Promise<unknown>]

/** Calls, studios, clock and database are stopped one after the other: so this is less than a quarter of what they are given. */
const partWithinMs = 2_400

/** Those of one group together, the groups in their order; each is logged with the time that it took. */
export async function stopAll(
  log: Parameters<typeof endingWith>[0],
  groups: readonly (readonly Stopping[])[],
  withinMs = partWithinMs,
): Promise<void> {
  const end = endingWith(log, withinMs)
  for (const group of groups) await Promise.all(group.map(([part, stop]) => end(part, stop)))
}
