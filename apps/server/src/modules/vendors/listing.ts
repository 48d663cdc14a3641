/** Asks each studio what games it has, at the start and then every few minutes. */
import type { Db } from '../../platform/db.ts'
import { listGames } from '../catalog/index.ts'
import type { StudioClient } from './studio-client.ts'

const whenMissingMs = 2_000
const whenListedMs = 300_000

export function startListing(
  db: Db,
  studios: StudioClient,
  vendors: readonly string[],
  onError: (error: unknown) => void,
): { stop(): void } {
  const timers = new Set<NodeJS.Timeout>()
  let isStopped = false
  const again = (vendorCode: string, ms: number) => {
    if (isStopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      void list(vendorCode)
    }, ms)
    timers.add(timer.unref())
  }
  const missing = new Set<string>()
  const list = async (vendorCode: string) => {
    try {
      const { games } = await studios.ask(vendorCode, 'games', {})
      await listGames(db, vendorCode, games)
      missing.delete(vendorCode)
      again(vendorCode, whenListedMs)
    } catch (error) {
      // A studio that is away is told of once, not every two seconds.
      if (!missing.has(vendorCode)) onError(error)
      missing.add(vendorCode)
      again(vendorCode, whenMissingMs)
    }
  }
  for (const vendorCode of vendors) void list(vendorCode)
  return {
    stop() {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
