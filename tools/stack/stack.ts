/**
 * Everything that runs: database, migrations, demo data, platform, studios. `npm start`,
 * journeys in a browser and benchmarks bring up the same thing from here.
 */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { claimPorts, demandFree } from '@jackfruit/groundwork/ports'
import { build, buildPages, compressBehind } from './build.ts'
import {
  addressesOf,
  clockEnvironment,
  type Ground,
  paymentsEnvironment,
  platformEnvironment,
  studiosEnvironment,
} from './environment.ts'
import { secretsIn } from './secrets.ts'
import { type Stoppable, stopInOrder } from './stop.ts'
import { openStore, prepare, type Store } from './store.ts'
import { answers, supervise } from './supervise.ts'

export interface StackOptions {
  dataDir: string
  /** Demanded, and refused when somebody listens there; left out, it is a free one. */
  port?: number
  gamesPort?: number
  /** More environment for platform and studios. */
  env?: Readonly<Record<string, string>>
  say?: (line: string) => void
  /** Tests may give up durability; never the product. */
  durable?: boolean
  skipBuild?: boolean
  /** Ready when whole pages can be opened: what makes them smaller still is done afterwards, behind everything else. */
  polishLater?: boolean
  /** Makes more of a database in which nobody was before, while nothing runs on it. */
  sow?: (made: Sowing) => Promise<void>
  /** More platforms on the same database, each at a port of its own. */
  morePorts?: readonly number[]
  /** How often in a minute a platform may fall before it is given up: more, where somebody kills it on purpose. */
  fallsMax?: number
  /** The database of somebody who does things to it; left out, one of its own. */
  store?: Store
}

/** What whoever fills a database is told of it. */
export interface Sowing {
  readonly ownerUrl: string
  readonly secret: string
  readonly dataDir: string
  readonly say: (line: string) => void
}

type Program = 'database' | 'platform' | 'clock' | 'studios' | 'payments'

export interface Stack {
  readonly siteUrl: string
  readonly gamesUrl: string
  readonly paymentsUrl: string
  readonly adminUrl: string
  readonly databaseUrl: string
  readonly pids: () => Record<Program, number>
  /** All of them; the first is the one of `siteUrl`. */
  readonly platforms: readonly { readonly port: number; pid(): number }[]
  /** Told when a program fell so often that it is not started again: with a sentence for whoever runs this. */
  readonly givenUp: Promise<string>
  stop(): Promise<void>
}

export async function bringUp(options: StackOptions): Promise<Stack> {
  const [freePort = 0, freeGamesPort = 0, paymentsPort = 0, clockPort = 0] = await claimPorts(4)
  const { port = freePort, gamesPort = freeGamesPort, morePorts = [] } = options
  const { say = () => {}, durable = true } = options
  const dataDir = resolve(options.dataDir)
  makeFolder(dataDir)
  for (const each of [port, ...morePorts]) await demandFree('PORT', each)
  await demandFree('GAMES_PORT', gamesPort)
  // Pages are built while the database comes up and is filled: it waits for the disk, they for the processor.
  const built = options.skipBuild ? Promise.resolve() : (options.polishLater ? buildPages : build)(say)
  // Whoever waits for it is told.
  built.catch(() => {})

  const secrets = secretsIn(dataDir)
  const { promise: givenUp, resolve: onGivenUp } = Promise.withResolvers<string>()
  const patient = { say, onGivenUp }
  const store = options.store ?? (await openStore(dataDir, durable, patient))
  const programs: Stoppable[] = []
  const run = (...program: Parameters<typeof supervise>) => {
    const running = supervise(...program)
    programs.push(running)
    return running
  }
  const stop = () => stopInOrder(programs, store)
  try {
    const logins = await prepare(store, secrets, say)
    await options.sow?.({ ownerUrl: logins.owner, secret: secrets.master, dataDir, say })
    const more = options.env ?? {}
    const ports = { port, gamesPort, paymentsPort, clockPort }
    const ground: Ground = { dataDir, ...ports, logins, secrets, more }
    const clock = run('clock', 'apps/server/src/main.ts', patient, clockEnvironment(ground))
    const simulator = 'packages/groundwork/src/payment-simulator/main.ts'
    const payments = run('payment simulator', simulator, patient, paymentsEnvironment(ground))
    await built
    say('Starting the platform and the studios …')
    const platforms = [port, ...morePorts].map((own) => {
      const manner = { ...patient, fallsMax: options.fallsMax }
      const settings = platformEnvironment(ground, own)
      return { port: own, program: run('platform', 'apps/server/src/main.ts', manner, settings) }
    })
    const studios = run('studios', 'studios/host/main.ts', patient, studiosEnvironment(ground))
    const { siteUrl, gamesUrl, paymentsUrl } = addressesOf(ground)
    await Promise.all([
      ...platforms.map((each) => answers(`http://127.0.0.1:${each.port}/readyz`, each.program)),
      answers(`http://127.0.0.1:${clockPort}/readyz`, clock),
      answers(`${gamesUrl}/readyz`, studios),
      answers(`${paymentsUrl}/readyz`, payments),
    ])
    if (options.polishLater) programs.push(compressBehind(say))
    return {
      ...{
        siteUrl,
        gamesUrl,
        paymentsUrl,
        adminUrl: logins.owner,
        databaseUrl: logins.platform,
        givenUp,
        stop,
      },
      pids: () => ({
        database: store.pid(),
        platform: platforms[0]?.program.pid() ?? 0,
        clock: clock.pid(),
        studios: studios.pid(),
        payments: payments.pid(),
      }),
      platforms: platforms.map(({ port, program }) => ({ port, pid: program.pid })),
    }
  } catch (error) {
    // Why it did not come up is what is told, also when something does not stop either.
    await Promise.allSettled([stop()])
    throw error
  }
}

function makeFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The data folder ${dataDir} cannot be made (${why}): choose another with JACKFRUIT_DATA=… npm start.`,
    )
  }
}
