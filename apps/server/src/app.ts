/** Puts the parts together: the only place that knows all of them. */
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { mountCatalog, openGames } from './modules/catalog/index.ts'
import { openIdentity } from './modules/identity/index.ts'
import { nextMonthIsReady, openLanes } from './modules/ledger/index.ts'
import {
  type BrandData,
  closedFor,
  launchOriginsOf,
  mountMerchants,
  openCountryTable,
  openDirectory,
  plainAddress,
} from './modules/merchants/index.ts'
import {
  evidenceFrom,
  mountLaunch,
  mountVendorPort,
  openPlayers,
  openPlaySessions,
  openStudioClient,
  startListing,
  vendorKeys,
  vendorOpenApi,
} from './modules/vendors/index.ts'
import { mountWallet, openLiveBalances, openPurses } from './modules/wallet/index.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/db.ts'
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
  const identity = await openIdentity({ db, directory, secrets, bus, secureCookies: isProduction })
  const live = openLiveBalances(bus)
  const lanes = await openLanes({ url: config.databaseUrl, onPosted: live.tell, onError: warn('lanes') })
  const purses = openPurses(db, directory)
  const games = openGames(db)
  const players = openPlayers({ db, directory, purses, findMember: identity.memberOf })
  const sessions = openPlaySessions(db)
  const studios = openStudioClient(config.studioUrl, (code) =>
    config.vendorSecrets.get(code)?.split(',')[0]?.trim(),
  )

  const brandAt = (request: FastifyRequest) => directory.brandOfHost(request.host)
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
  mountMerchants(mount, { db, directory, gamesOrigin: config.gamesOrigin })
  identity.mount(mount)
  mountCatalog(mount, { games, directory })
  mountWallet(mount, {
    db,
    directory,
    purses,
    nameGame: games.named,
    gameNumber: games.numberOfNode,
    askEvidence: evidenceFrom(studios, players),
  })
  mountLaunch(mount, {
    games,
    directory,
    players,
    sessions,
    studios,
    gamesOrigin: config.gamesOrigin,
    countryOf,
  })
  const keys = new Map(
    [...config.vendorSecrets].map(([code, secret]) => [
      code,
      vendorKeys(secret, config.vendorAddresses.get(code)),
    ]),
  )
  mountVendorPort(http, { db, pool, lanes, games, players, sessions }, keys)
  mountHealth(http, {
    database: async () => (await pool.query('select 1')).rowCount === 1,
    partitions: () => nextMonthIsReady(db),
  })
  mountDescriptions(http)
  await mountSockets(http, {
    brandOf: brandAt,
    redeem: (ticket, brand) => identity.redeemTicket(ticket, brand.id),
    gauge: metrics.sockets,
    async attach(principal, send, end) {
      const forgetBalance = live.listen(await purses.of(principal), send)
      const forgetEnd = identity.onSessionEnded(principal.sessionId, end)
      return () => {
        forgetBalance()
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
      listing.stop()
      forgetLogins()
      await http.close()
      await lanes.close()
      await bus.close()
      await closeDatabase()
    },
  }
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
    imageOrigins: brand.imageCdns
      .filter((address) => /^https?:/.test(address))
      .map((address) => new URL(address).origin),
    frameOrigins: launchOriginsOf(brand, gamesOrigin),
  }
