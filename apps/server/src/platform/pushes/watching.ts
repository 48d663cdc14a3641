/** What a page says after its ticket: whether it wants to hear of what only some pages show. */
import { realtime } from '@jackfruit/contracts'
import { safeParse } from 'zod/mini'

export interface Watching {
  /** Whether a page of ours says this, this often. */
  hear(said: unknown): boolean
  stop(): void
}

/** Going to and fro between pages says it twice each time: more than this in a minute is no person. */
const pace = { most: 60, perMs: 60_000 }

export function openWatching(
  begin: () => () => void,
  ticks: () => number = () => performance.now(),
): Watching {
  let stop: (() => void) | null = null
  let heard: number[] = []
  const end = () => {
    stop?.()
    stop = null
  }
  return {
    hear(said) {
      const { success, data } = safeParse(realtime.watch, said)
      heard = heard.filter((at) => at > ticks() - pace.perMs)
      if (!success || heard.length >= pace.most) return false
      heard.push(ticks())
      if (data?.watch) stop ??= begin()
      else end()
      return true
    },
    stop: end,
  }
}
