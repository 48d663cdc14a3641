/** The in-house studios as a process: reads its environment, serves, goes on with open rounds, and stops in order. */
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openStudioClock } from '@jackfruit/studio-kit/journal/clock'
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { openBeacon } from '@jackfruit/studio-kit/rounds/beacon'
import { openStudio } from '@jackfruit/studio-kit/studio'
import { readEnvironment } from './environment.ts'
import { openLog } from './log.ts'
import { writesInTime } from './readiness.ts'
import { openHost } from './server.ts'
import { type Stopping, stopAll } from './stopping.ts'
import { studiosHere } from './studios.ts'

const stopWithinMs = 10_000

const environment = readEnvironmentOrStop()
const log = openLog(environment.logLevel)
const stops: Stopping[][] = []
let isServing = false
let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))

try {
  await begin()
  log.info({ port: environment.port }, 'ready')
} catch (error) {
  log.fatal({ err: error }, 'could not start')
  await stop(1)
}

function readEnvironmentOrStop() {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

async function begin(): Promise<void> {
  const { platformUrl, platformOrigins, gamesOrigin, studioKey, vendorSecrets } = environment
  const { isProduction, trustedProxies, port, listenHost } = environment
  const pool = openPool(environment.databaseUrl)
  stops.unshift([['database', () => pool.end()]])
  await makeTables(pool)
  const clock = await openStudioClock({ pool, log })
  stops.unshift([['clock', () => clock.close()]])
  // One for all, so that their tables ask it once for each of its rounds.
  const beacon = environment.beacon && openBeacon(environment.beacon)
  const studios = studiosHere.flatMap(({ studio, games, tables, draws }) => {
    const secret = vendorSecrets.get(studio)
    if (secret === undefined) return []
    return [
      openStudio({
        ...{ studio, games, secret, pool, platformUrl, studioKey, gamesOrigin, log, clock },
        ...{ tables, draws },
        ...(beacon && { beacon }),
      }),
    ]
  })
  stops.unshift(studios.map((studio) => [studio.code, () => studio.stop()]))
  const clients = studios
    .map(({ code, games }) => ({
      studio: code,
      games: new Set(games.keys()),
      folder: fileURLToPath(new URL(`../${code}/dist/client`, import.meta.url)),
    }))
    .filter(({ games }) => games.size > 0)
  const app = await openHost({
    ...{ studios, clients, platformOrigins, isProduction, trustedProxies, log },
    clock,
    isDatabaseUp: writesInTime(pool),
    isLeaving: () => isStopping,
  })
  stops.unshift([['calls', () => app.close()]])
  await app.listen({ port, host: listenHost })
  for (const studio of studios) studio.start()
  isServing = true
}

/** Nobody new comes in, what is under way ends, the database is left last. */
async function stop(status: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  // Whoever is led here until the balancer has noticed is answered.
  if (isServing) await pause(environment.leaveMs)
  setTimeout(() => process.exit(status || 1), stopWithinMs).unref()
  await stopAll(log, stops)
  process.exit(status)
}
