/** What each program is told: where it listens, whom it asks, and what they sign with. */
import { join } from 'node:path'
import { readBrandFiles } from '../../apps/server/src/modules/merchants/index.ts'
import type { Secrets } from './secrets.ts'
import type { Logins } from './store.ts'

export interface Ground {
  readonly dataDir: string
  readonly port: number
  readonly gamesPort: number
  readonly paymentsPort: number
  readonly clockPort: number
  readonly logins: Logins
  readonly secrets: Secrets
  /** For platform and studios, over everything else. */
  readonly more: Environment
}

type Environment = Readonly<Record<string, string>>

export const addressesOf = ({
  port,
  gamesPort,
  paymentsPort,
}: Pick<Ground, 'port' | 'gamesPort' | 'paymentsPort'>) => ({
  siteUrl: `http://localhost:${port}`,
  gamesUrl: `http://127.0.0.1:${gamesPort}`,
  /** The same, as another site to browsers. */
  secondGamesUrl: `http://games.localhost:${gamesPort}`,
  paymentsUrl: `http://127.0.0.1:${paymentsPort}`,
  /** As studios and the payment service reach it. */
  platformUrl: `http://127.0.0.1:${port}`,
})

/**
 * Of the platform that listens at `own`, and answers calls: the owner of the schema is no business of its, and what goes
 * on by itself is the clock's, so that no stake waits behind a batch of it.
 */
export function platformEnvironment(ground: Ground, own: number): Environment {
  const { logins, secrets, more } = ground
  const { gamesUrl, secondGamesUrl, paymentsUrl } = addressesOf(ground)
  return {
    ...shared(ground),
    DATABASE_URL: logins.platform,
    ...databaseFolders(ground),
    JACKFRUIT_SECRET: secrets.master,
    STUDIO_URL: gamesUrl,
    GAMES_ORIGIN: gamesUrl,
    GAMES_ORIGIN_SECOND: secondGamesUrl,
    ...vendorSecrets(secrets),
    PAYMENTS_URL: paymentsUrl,
    PAYMENTS_SECRET: secrets.payments,
    JACKFRUIT_ROLE: 'api',
    ...more,
    PORT: String(own),
  }
}

/** Of the embedded database: one of somebody's own lies elsewhere, and tells how much is free itself. */
const databaseFolders = ({ dataDir }: Ground): Environment =>
  process.env['DATABASE_OWNER_URL'] ? {} : { DATABASE_FOLDERS: join(dataDir, 'postgres') }

/** Of the program that seeds, and does what goes on by itself and by the clock. What is brought up here is a demonstration, unless somebody says otherwise. */
export const clockEnvironment = (ground: Ground): Environment => ({
  JACKFRUIT_ENV: process.env['JACKFRUIT_ENV'] || 'demo',
  ...platformEnvironment(ground, ground.clockPort),
  JACKFRUIT_ROLE: 'jobs',
  DATABASE_OWNER_URL: ground.logins.owner,
})

export const paymentsEnvironment = (ground: Ground): Environment => ({
  JACKFRUIT_DATA: ground.dataDir,
  PAYMENTS_PORT: String(ground.paymentsPort),
  PAYMENTS_SECRET: ground.secrets.payments,
  PLATFORM_URL: addressesOf(ground).platformUrl,
})

export function studiosEnvironment(ground: Ground): Environment {
  const { siteUrl, platformUrl } = addressesOf(ground)
  return {
    ...shared(ground),
    PLATFORM_URL: platformUrl,
    // Every brand's pages may frame the games.
    PLATFORM_ORIGIN: localHosts()
      .map((host) => siteUrl.replace('localhost', host))
      .join(','),
    STUDIO_DATABASE_URL: ground.logins.studios,
    STUDIO_KEY: ground.secrets.studioKey,
    ...vendorSecrets(ground.secrets),
  }
}

const shared = ({ dataDir, port, gamesPort, more }: Ground): Environment => ({
  JACKFRUIT_DATA: dataDir,
  PORT: String(port),
  GAMES_PORT: String(gamesPort),
  ...more,
})

/** What each studio's calls are signed with, both ways. */
const vendorSecrets = (secrets: Secrets): Environment => ({
  VENDOR_SECRET_HEXWORKS: secrets.vendorHexworks,
  VENDOR_SECRET_KITELAB: secrets.vendorKitelab,
  VENDOR_SECRET_TAMARIND: secrets.vendorTamarind,
  VENDOR_SECRET_LANTERN: secrets.vendorLantern,
  VENDOR_SECRET_RUBYROW: secrets.vendorRubyrow,
  VENDOR_SECRET_PALMYRA: secrets.vendorPalmyra,
})

/** The hosts of the brands' files that lead to this machine. */
const localHosts = (): string[] =>
  readBrandFiles()
    .flatMap(({ hosts }) => hosts.map(({ host }) => host))
    .filter((host) => /(^|\.)localhost$/.test(host))
