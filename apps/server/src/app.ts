/** Puts the parts together: the only place that knows all of them. */
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { depositDesk } from './deposits.ts'
import { mountAffiliates } from './modules/affiliates/index.ts'
import {
  banksOf,
  missedOrders,
  mountDeposits,
  mountPayouts,
  openGateways,
  openOrderNews,
  openPeerDesk,
  peerDoorOf,
} from './modules/cashier/index.ts'
import { mountCatalog, nameOfVendor, openGames } from './modules/catalog/index.ts'
import { mountContent, mountServicePage, openOwnTexts } from './modules/content/index.ts'
import { openAttempts, openIdentity, openMoneyFacts } from './modules/identity/index.ts'
import { jackpotWins, mountJackpot, openJackpotNews } from './modules/jackpot/index.ts'
import { nextMonthIsReady, openLanes } from './modules/ledger/index.ts'
import {
  type BrandData,
  brandOfRequest,
  closedFor,
  launchOriginsOf,
  mountMerchants,
  openCountryTable,
  openDirectory,
  plainAddress,
  serviceAddresses,
} from './modules/merchants/index.ts'
import { mountOutbox, openMessages, providersOf } from './modules/messaging/index.ts'
import { mountPeer } from './modules/peer/index.ts'
import { openProtection } from './modules/protection/index.ts'
import { mountReports, mountReturns } from './modules/reports/index.ts'
import { mountTurnover, requirements } from './modules/turnover/index.ts'
import {
  evidenceFrom,
  mountFairness,
  mountLaunch,
  mountVendorPort,
  openPlayers,
  openPlaySessions,
  openStudioClient,
  openWalletDoor,
  startListing,
  vendorKeys,
  vendorOpenApi,
} from './modules/vendors/index.ts'
import {
  latestWins,
  mountLineTransfers,
  mountVendorWallets,
  mountWallet,
  openLineTransfers,
  openLiveBalances,
  openPurses,
  openVendorWallets,
  playsByGame,
  recentGames,
} from './modules/wallet/index.ts'
import type { Config } from './platform/config.ts'
import { type Db, openDatabase } from './platform/db.ts'
import { openEventBus } from './platform/events.ts'
import { mountHealth } from './platform/health.ts'
import type { Gate } from './platform/http.ts'
import { openMetrics } from './platform/metrics.ts'
import { openApiOf } from './platform/openapi.ts'
import { mountPages } from './platform/pages.ts'
import { routesOf } from './platform/policy.ts'
import { deriveSecrets } from './platform/secrets.ts'
import { openServer } from './platform/server.ts'
import { mountSockets } from './platform/sockets.ts'

/** Journeys of a test come all from one place. */
const many = { tries: 100_000, windowMs: 60_000 }
const limitsOff = {
  ...{ codesFrom: many, codesFromNetwork: many },
  ...{ codesBeforeCaptcha: many.tries, codesBeforeCaptchaInNetwork: many.tries },
  captchaAfterInBrand: many.tries,
}

const siteFolder = fileURLToPath(new URL('../../site/dist', import.meta.url))

export interface App {
  readonly http: FastifyInstance
  /** Stops taking calls, answers those on their way, and lets go of the database. */
  close(): Promise<void>
}

export interface AppOptions {
  readonly config: Config
  readonly log: FastifyBaseLogger
  /** Where the built site lies; null to serve calls alone. */
  readonly site?: string | null
}

export async function openApp({ config, log, site = siteFolder }: AppOptions): Promise<App> {
  const isProduction = config.env === 'production'
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  const secrets = deriveSecrets(config.secret)
  const metrics = openMetrics()
  const { db, pool, close: closeDatabase } = openDatabase(config.databaseUrl, { max: config.databasePool })
  const bus = await openEventBus(config.databaseUrl, warn('event bus'))

  const directory = openDirectory(db, await openCountryTable(config.geoipFile))
  const messages = openMessages({
    ...{ db, key: secrets.fields, keepsBodies: !isProduction },
    providers: providersOf(config),
    onError: warn('message'),
  })
  const identity = await openIdentity({
    ...{ db, directory, secrets, bus, messages, secureCookies: isProduction },
    dataDir: config.dataDir,
    thirdParty: config.thirdParty,
    ...(!config.rateLimits && { limits: limitsOff }),
    phoneVerify: config.phoneVerify,
    passwordCost: config.passwordCost,
  })
  const live = openLiveBalances(bus)
  const jackpotNews = openJackpotNews(bus)
  const orderNews = openOrderNews(bus)
  const lanes = await openLanes({ url: config.databaseUrl, onPosted: live.tell, onError: warn('lanes') })
  const purses = openPurses(db, directory)
  const games = openGames(db, { playsOf: (merchantId) => playsByGame(db, merchantId) })
  const protection = await openProtection({ db, directory, purses, bus, onError: warn('protection') })
  const players = openPlayers({ db, directory, purses, findMember: identity.memberOf })
  const sessions = openPlaySessions(db)
  const studios = openStudioClient(config.studioUrl, (code) =>
    config.vendorSecrets.get(code)?.split(',')[0]?.trim(),
  )

  const vendorWallets = openVendorWallets({
    db,
    door: openWalletDoor(studios, players.idOf, [...config.vendorSecrets.keys()]),
    purseOf: purses.of,
    onPosted: live.tell,
    onError: warn('vendor wallet'),
  })

  const brandAt = (request: FastifyRequest) => brandOfRequest(directory, request, isProduction)
  const countryOf = (ip: string) => directory.countryOf(plainAddress(ip))
  const gate: Gate = {
    brandOf: brandAt,
    principalOf: identity.principalOf,
    unseal: identity.unseal,
    async closedFor(request, { id }) {
      const brand = await directory.brandOfId(id)
      const ip = plainAddress(request.ip)
      return brand ? closedFor(brand, { ip, countryCode: await directory.countryOf(ip) }) : null
    },
  }

  const http = await openServer({ config, log, metrics })
  const mount = { app: http, gate }
  mountMerchants(mount, {
    ...{ db, directory },
    gamesOrigin: config.gamesOrigin,
    secureCookies: isProduction,
    ownTexts: openOwnTexts(db),
  })
  mountServicePage(http, { db, brandOf: brandAt, site })
  identity.mount(mount)
  mountCatalog(mount, {
    db,
    games,
    directory,
    recentGames: async (member) => recentGames(db, member.merchantId, (await purses.of(member)).accountId),
  })
  mountWallet(mount, {
    db,
    directory,
    purses,
    nameGame: games.named,
    gameNumber: games.numberOfNode,
    gamesOfCategory: games.numbersOf,
    askEvidence: evidenceFrom(studios, players),
  })
  mountReports(mount, { db, directory, purses, nameGame: games.named })
  mountReturns(mount, { db, directory, gameOf: games.named })
  mountTurnover(mount, { db, directory, purses, gameOf: games.named, nameGame: games.named })
  protection.mount(mount)
  const peer = openPeerDesk({
    ...{ db, directory, key: secrets.fields, news: orderNews },
    ...{ tellBalance: live.tell, protection },
  })
  mountPeer(mount, {
    peer,
    purseOf: purses.of,
    banksOf: async (id) => {
      const brand = await directory.brandOfId(id)
      return brand ? banksOf(brand) : []
    },
  })
  mountPayouts(mount, {
    ...{ db, directory, key: secrets.fields, indexKey: secrets.blindIndex, now: () => new Date() },
    ...{ purseOf: purses.of, knownMember: openMoneyFacts({ db, secrets }), news: orderNews },
    ...{ paymentPasswords: identity.paymentPasswords, outstanding: requirements.outstanding },
    locked: requirements.locked,
    ...{ gateways: openGateways(config.payments), peer: peerDoorOf(peer), tellBalance: live.tell },
  })
  mountDeposits(mount, {
    ...depositDesk({ config, db, directory, purses, news: orderNews, tellBalance: live.tell }),
    demandMayDeposit: (tx, owner, wish) => protection.mayDeposit(tx, owner, wish),
    // A brand has no promotions to choose yet: a named one is unknown.
    knowsPromotion: async () => false,
  })
  mountVendorWallets(mount, {
    ...{ db, directory, purses, vendorWallets },
    nameVendor: (code) => nameOfVendor(db, code),
    // Who closed the account brings money home all at once, and sends none out to play.
    mayMove: async (owner) => {
      const { accountId } = await purses.of(owner)
      if (protection.mayStake(accountId).isClosed) return false
      return (await identity.memberOf(owner.merchantId, owner.memberId))?.status === 'active'
    },
  })
  mountLineTransfers(mount, {
    ...{ db, directory, people: identity },
    send: openLineTransfers({
      db,
      purseOf: purses.of,
      paymentPasswords: identity.paymentPasswords,
      // Money that has to be staked first does not leave by the line of agents either.
      locked: requirements.locked,
      onPosted: live.tell,
    }),
  })
  mountContent(mount, {
    db,
    directory,
    key: secrets.fields,
    attempts: openAttempts({ db, key: secrets.blindIndex, now: () => new Date() }),
    latestWins: (merchantId, limit) => allWins(db, merchantId, limit),
    nameGame: games.named,
    findMember: identity.memberOf,
    serviceAddresses: (merchantId) => serviceAddresses(db, merchantId),
  })
  mountJackpot(mount, {
    ...{ db, directory, findMember: identity.memberOf },
    nodeOf: async (gameId) => (await games.named(gameId))?.nodeId ?? null,
  })
  mountAffiliates(mount, {
    db,
    directory,
    key: secrets.fields,
    indexKey: secrets.blindIndex,
    attempts: openAttempts({ db, key: secrets.blindIndex, now: () => new Date() }),
  })
  mountLaunch(mount, {
    games,
    directory,
    players,
    sessions,
    studios,
    gamesOrigin: config.gamesOrigin,
    countryOf,
    mayLaunch: protection.mayLaunch,
    collect: (member) => vendorWallets.collect(member).catch(warn('collecting')),
  })
  mountFairness(mount, { db, studios })
  const keys = new Map(
    [...config.vendorSecrets].map(([code, secret]) => [
      code,
      vendorKeys(secret, config.vendorAddresses.get(code)),
    ]),
  )
  mountVendorPort(http, { db, pool, lanes, games, players, sessions, mayStake: protection.mayStake }, keys)
  if (!isProduction) mountOutbox(http, { messages, brandOf: brandAt, isTest: config.test })
  mountHealth(http, {
    database: async () => (await pool.query('select 1')).rowCount === 1,
    partitions: () => nextMonthIsReady(db),
  })
  mountDescriptions(http)
  await mountSockets(http, {
    brandOf: brandAt,
    redeem: (ticket, brand) => identity.redeemTicket(ticket, brand.id),
    gauge: metrics.sockets,
    missed: (principal, seen) => missedOrders(db, principal, seen),
    async attach(principal, send, end) {
      const purse = await purses.of(principal)
      const forgetBalance = live.listen(purse, send)
      const forgetJackpot = jackpotNews.listen(purse, send)
      const forgetOrders = orderNews.listen(principal.memberId, send)
      const forgetEnd = identity.onSessionEnded(principal.sessionId, end)
      return () => {
        forgetBalance()
        forgetJackpot()
        forgetOrders()
        forgetEnd()
      }
    },
  })
  if (site !== null) {
    await mountPages(http, {
      folder: site,
      isProduction,
      brandOf: async (request) => pageBrand(await brandAt(request), config.gamesOrigin),
    })
  }

  const forgetLogins = identity.onAnySessionEnded(
    (id) => void sessions.endOfLogin(id).catch(warn('play sessions')),
  )
  const listing = startListing(db, studios, [...config.vendorSecrets.keys()], warn('list of games'))
  return {
    http,
    async close() {
      await listing.stop()
      forgetLogins()
      await http.close()
      await protection.close()
      await lanes.close()
      await bus.close()
      await closeDatabase()
    },
  }
}

/** Of rounds and of the jackpot, newest first. */
async function allWins(db: Db, merchantId: number, limit: number) {
  const [rounds, pots] = await Promise.all([
    latestWins(db, merchantId, limit),
    jackpotWins(db, merchantId, limit),
  ])
  return [...rounds, ...pots].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, limit)
}

/** Descriptions of both APIs, made once from what is mounted. */
function mountDescriptions(http: FastifyInstance): void {
  const route = { config: { policy: 'open', rate: 'page' } } as const
  const contracts = routesOf(http).flatMap(({ contract }) => (contract ? [contract] : []))
  const platform = openApiOf(contracts)
  const vendors = vendorOpenApi()
  http.get('/openapi.json', route, async () => platform)
  http.get('/vendor/openapi.json', route, async () => vendors)
}

const pageBrand = (brand: BrandData | null, gamesOrigin: string) =>
  brand && {
    name: brand.name,
    language: brand.defaultLanguage,
    ...appLook(brand.settings),
    imageOrigins: brand.imageCdns
      .filter((address) => /^https?:/.test(address))
      .map((address) => new URL(address).origin),
    frameOrigins: launchOriginsOf(brand, gamesOrigin),
  }

const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value)

/** How the installed app looks; a setting that is none falls back to the house's own. */
function appLook(settings: BrandData['settings']) {
  const { theme, background } = (settings['appColours'] ?? {}) as Record<string, unknown>
  const icon = settings['appIcon']
  return {
    themeColour: isColour(theme) ? theme : '#0a2a1d',
    backgroundColour: isColour(background) ? background : '#0a2a1d',
    icon: typeof icon === 'string' && /^[a-z0-9-]{1,60}$/.test(icon) ? icon : 'icon-demo',
  }
}
