/** Asks each studio what games it has, at the start and then every few minutes. */
import type { Db } from '../../platform/database/db.ts'
import { loop } from '../../platform/work/loop.ts'
import { listGames } from '../catalog/index.ts'
import type { StudioClient } from './studio-client.ts'

/** Soon at a start of everything; a maker who is with no studio of ours is asked twice a minute. */
const whenMissing = { firstMs: 500, mostMs: 30_000 }
const whenListedMs = 300_000

export function startListing(
  db: Db,
  studios: StudioClient,
  vendors: readonly string[],
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  const loops = vendors.map((vendorCode) =>
    loop({
      name: `games of ${vendorCode}`,
      everyMs: whenListedMs,
      afterError: whenMissing,
      async work() {
        const { games } = await studios.ask(vendorCode, 'games', {})
        await listGames(db, vendorCode, games)
      },
      // A studio that is away is told of once, not every two seconds.
      onError: (error, inARow) => void (inARow === 1 && onError(error)),
    }),
  )
  return { stop: async () => void (await Promise.all(loops.map(({ stop }) => stop()))) }
}
