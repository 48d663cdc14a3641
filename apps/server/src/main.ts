/** The platform as a process: reads its environment, serves, works by the clock, and stops in order. */
import { openApp } from './app.ts'
import { seedContent } from './modules/content/index.ts'
import { cleanUpIdentity, seedDemoMembers } from './modules/identity/index.ts'
import { openJackpotNews, startJackpot } from './modules/jackpot/index.ts'
import {
  anchorKey,
  anchorsFileIn,
  ensurePartitions,
  startSealer,
  verifyChain,
} from './modules/ledger/index.ts'
import { merchantIds, openDirectory, seedBrands } from './modules/merchants/index.ts'
import { openMessages, providersOf } from './modules/messaging/index.ts'
import { cleanUpVendors } from './modules/vendors/index.ts'
import { openLiveBalances, readBets } from './modules/wallet/index.ts'
import { type Config, readConfig } from './platform/config.ts'
import { type Database, openDatabase } from './platform/db.ts'
import { openEventBus } from './platform/events.ts'
import { type Job, startJobs } from './platform/jobs.ts'
import { openLog } from './platform/log.ts'
import { deriveSecrets } from './platform/secrets.ts'

const stopWithinMs = 10_000

const config = readConfigOrStop()
const log = openLog(config.logLevel)
const stops: (() => Promise<void>)[] = []
let isStopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))

try {
  await seed(config)
  if (config.role !== 'api') await startWork(config)
  if (config.role !== 'jobs') {
    const app = await openApp({ config, log })
    stops.unshift(() => app.close())
    await app.http.listen({ port: config.port, host: config.listenHost })
  }
  log.info({ port: config.port, role: config.role }, 'ready')
} catch (error) {
  log.fatal({ err: error }, 'could not start')
  await stop(1)
}

function readConfigOrStop(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/** Brands come from their files; the demonstration's accounts exist in the demonstration only. */
async function seed({ ownerUrl, env, secret }: Config) {
  if (!ownerUrl) return
  await seedBrands(ownerUrl)
  await seedContent(ownerUrl)
  if (env === 'demo') await seedDemoMembers(ownerUrl, deriveSecrets(secret))
}

async function startWork(config: Config) {
  const { databaseUrl, ownerUrl, dataDir, secret } = config
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  const database = openDatabase(databaseUrl, { max: 4 })
  stops.push(() => database.close())
  await ensurePartitions(database.db)
  const anchorsFile = anchorsFileIn(dataDir)
  const key = anchorKey(secret)
  const sealer = startSealer({ url: databaseUrl, anchorsFile, key, onError: warn('sealer') })
  stops.unshift(() => sealer.stop())
  await startPots(config, database)
  if (!ownerUrl) return
  const verify = async () => {
    const { problems } = await verifyChain(databaseUrl, anchorsFile, key)
    if (problems.length > 0) log.fatal({ problems }, 'THE LEDGER WAS TAMPERED WITH')
  }
  const jobs = await startJobs({
    ownerUrl,
    jobs: [...jobsOf(database, verify), messageJob(database, config)],
    onError: (job, error) => warn(job)(error),
  })
  stops.unshift(() => jobs.stop())
}

/** The jackpot takes its share of the stakes, and tells the open pages of the winner. */
async function startPots({ databaseUrl, secret }: Config, { db }: Database) {
  const warn = (error: unknown) => log.warn({ err: error }, 'jackpot')
  const bus = await openEventBus(databaseUrl, warn)
  stops.unshift(() => bus.close())
  const [balances, news] = [openLiveBalances(bus), openJackpotNews(bus)]
  const jackpot = startJackpot({
    db,
    directory: openDirectory(db, () => null),
    key: deriveSecrets(secret).jackpot,
    onWon(won) {
      balances.tell(won.posted)
      news.tell(won)
      log.info({ potId: won.potId, merchantId: won.merchantId, amount: won.amount.toString() }, 'jackpot won')
    },
    onError: warn,
  })
  stops.unshift(() => jackpot.stop())
}

function jobsOf({ db }: Database, verify: () => Promise<void>): readonly Job[] {
  return [
    { name: 'ledger-verify', cron: '* * * * *', work: verify },
    { name: 'ledger-partitions', cron: '7 * * * *', work: async () => void (await ensurePartitions(db)) },
    { name: 'bet-records', cron: '* * * * *', work: async () => void (await readBets(db)) },
    { name: 'identity-clean', cron: '* * * * *', work: () => cleanUpIdentity(db) },
    { name: 'vendors-clean', cron: '*/10 * * * *', work: () => cleanUpVendors(db) },
  ]
}

/** Messages that nobody carries: their process died, or the service did not answer. */
function messageJob({ db }: Database, config: Config): Job {
  const messages = openMessages({
    ...{ db, key: deriveSecrets(config.secret).fields, keepsBodies: config.env !== 'production' },
    providers: providersOf(config),
    onError: (error) => log.warn({ err: error }, 'message'),
  })
  return { name: 'messages', cron: '* * * * *', work: async () => messages.tidyUp(await merchantIds(db)) }
}

async function stop(status: number) {
  if (isStopping) return
  isStopping = true
  const late = setTimeout(() => process.exit(1), stopWithinMs)
  for (const each of stops)
    await each().catch((error: unknown) => log.error({ err: error }, 'while stopping'))
  clearTimeout(late)
  process.exit(status)
}
