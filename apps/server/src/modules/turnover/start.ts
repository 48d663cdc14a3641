/** Counts every second while the process lives. */
import { feedTurnover, type TurnoverFeed } from './feed.ts'

const everyMs = 1_000

export function startTurnover(
  feed: TurnoverFeed,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const next = async (): Promise<void> => {
    await feedTurnover(feed).catch(onError)
    if (!isStopped) timer = setTimeout(run, everyMs)
  }
  const run = () => {
    running = next()
  }
  let running = next()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
