/** The platform as a process: reads its environment, serves, works by the clock, and stops in order. */
import { openApp } from './app.ts'
import { depositDesk } from './deposits.ts'
import {
  collectOwed,
  openGateways,
  openOrderNews,
  openPeerDesk,
  peerDoorOf,
  reconcileDay,
  startPayouts,
  sweepDeposits,
  writeDayFile,
  yesterday,
} from './modules/cashier/index.ts'
import { openGames } from './modules/catalog/index.ts'
import { seedContent } from './modules/content/index.ts'
import { cleanUpIdentity, openMoneyFacts, seedDemoMembers } from './modules/identity/index.ts'
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
import { startPeer } from './modules/peer/index.ts'
import { startTurnover } from './modules/turnover/index.ts'
import { cleanUpVendors, openStudioClient, openWalletDoor, playerIdOf } from './modules/vendors/index.ts'
import { openLiveBalances, openPurses, openVendorWallets, readBets } from './modules/wallet/index.ts'
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
  await startPaying(config, database)
  const turnover = startTurnover({ db: database.db, gameOf: openGames(database.db).named }, warn('turnover'))
  stops.unshift(() => turnover.stop())
  if (!ownerUrl) return
  const verify = async () => {
    const { problems } = await verifyChain(databaseUrl, anchorsFile, key)
    if (problems.length > 0) log.fatal({ problems }, 'THE LEDGER WAS TAMPERED WITH')
  }
  const jobs = await startJobs({
    ownerUrl,
    jobs: [
      ...jobsOf(database, verify),
      messageJob(database, config),
      walletJob(database, config),
      dayJob(database, config),
      await depositJob(database, config),
    ],
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
    numberOf: openGames(db).numberOfNode,
    onWon(won) {
      balances.tell(won.posted)
      news.tell(won)
      log.info({ potId: won.potId, merchantId: won.merchantId, amount: won.amount.toString() }, 'jackpot won')
    },
    onError: warn,
  })
  stops.unshift(() => jackpot.stop())
}

/** Withdrawals go on by the clock: reviewed by rule, sent, and asked about; among members, what is due and who waits. */
async function startPaying({ databaseUrl, secret, payments }: Config, { db }: Database) {
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  const bus = await openEventBus(databaseUrl, warn('withdrawals'))
  stops.unshift(() => bus.close())
  const secrets = deriveSecrets(secret)
  const shared = {
    ...{ db, directory: openDirectory(db, () => null), key: secrets.fields },
    ...{ news: openOrderNews(bus), tellBalance: openLiveBalances(bus).tell },
  }
  const peer = openPeerDesk(shared)
  const payouts = startPayouts({
    parts: {
      ...{ ...shared, now: () => new Date(), knownMember: openMoneyFacts({ db, secrets }) },
      ...{ gateways: openGateways(payments), peer: peerDoorOf(peer) },
    },
    merchantIds: () => merchantIds(db),
    onError: warn('withdrawals'),
  })
  const clock = startPeer(peer, warn('payments between members'))
  stops.unshift(
    () => payouts.stop(),
    () => clock.stop(),
  )
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

/** Payments that no gateway told of, and orders whose time ran out. */
async function depositJob({ db }: Database, config: Config): Promise<Job> {
  const warn = (error: unknown) => log.warn({ err: error }, 'deposits')
  const bus = await openEventBus(config.databaseUrl, warn)
  stops.push(() => bus.close())
  const directory = openDirectory(db, () => null)
  const desk = depositDesk({
    ...{ config, db, directory, purses: openPurses(db, directory), news: openOrderNews(bus) },
    tellBalance: openLiveBalances(bus).tell,
  })
  const work = async () => {
    await sweepDeposits(desk)
    for (const posted of await collectOwed(db)) desk.tellBalance(posted)
  }
  return { name: 'deposits', cron: '* * * * *', work }
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

/** Transfers to and from vendors' wallets whose outcome nobody has told yet. The page's own calls ask sooner. */
function walletJob({ db }: Database, { studioUrl, vendorSecrets }: Config): Job {
  const directory = openDirectory(db, () => null)
  const studios = openStudioClient(studioUrl, (code) => vendorSecrets.get(code)?.split(',')[0]?.trim())
  const wallets = openVendorWallets({
    db,
    door: openWalletDoor(studios, (vendor, member) => playerIdOf(db, vendor, member), [
      ...vendorSecrets.keys(),
    ]),
    purseOf: openPurses(db, directory).of,
    onError: (error) => log.warn({ err: error }, 'vendor wallet'),
  })
  const work = async () => {
    for (const merchantId of await merchantIds(db)) await wallets.resolve(merchantId)
  }
  return { name: 'vendor-wallets', cron: '* * * * *', work }
}

/** Yesterday's money against the statement of each gateway. What differs is written down and shouted. */
function dayJob({ db }: Database, { payments, dataDir }: Config): Job {
  const gateways = openGateways(payments)
  const work = async () => {
    const brands = await merchantIds(db)
    for (const gateway of gateways.values()) {
      const found = await reconcileDay(db, gateway, { day: yesterday(new Date()), merchantIds: brands })
      const file = writeDayFile(dataDir, found)
      if (found.differences.length > 0)
        log.error({ file, gateway: gateway.code, differences: found.differences }, 'THE BOOKS DIFFER')
    }
  }
  return { name: 'reconcile', cron: '20 1 * * *', work }
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
