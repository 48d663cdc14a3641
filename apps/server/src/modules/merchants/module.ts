import type { BrandFile } from '@jackfruit/contracts/brand-file'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { leadsHere } from '../../platform/here.ts'
import type { Entrance, Module, Platform } from '../../platform/module.ts'
import type { BrandData } from './brand-data.ts'
import { readBrandFiles } from './brand-files.ts'
import { merchantSettings } from './brand-settings.ts'
import { brandOfRequest } from './chosen-brand.ts'
import { type Directory, openDirectory } from './directory.ts'
import { openCountryTable, plainAddress } from './location.ts'
import { pageOf } from './page.ts'
import { mountMerchants } from './routes.ts'
import { seedBrands } from './seed.ts'
import { type AskStart, openStart } from './start.ts'
import { closedFor } from './status.ts'

export interface Merchants extends Pick<Entrance, 'closedFor' | 'pageOf'> {
  readonly directory: Directory
  /** The brand of a request: of its host, or the one that this browser chose. */
  brandOf(request: FastifyRequest): Promise<BrandData | null>
  /** Country of an address, or null when it is not known. */
  countryOf(ip: string): Promise<string | null>
  /** What a page asks first of its brand. */
  readonly start: AskStart
}

/** A brand that is reached from elsewhere is no demonstration, unless somebody says that it is one. */
async function demandMode(
  { env, isEnvSaid }: Config,
  hosts: () => Promise<readonly string[]>,
): Promise<void> {
  if (env === 'production' || isEnvSaid) return
  const elsewhere = (await hosts()).find((host) => !leadsHere(host))
  if (elsewhere !== undefined)
    throw new Error(
      `JACKFRUIT_ENV is not set, and ${elsewhere} is a host of a brand: say production, or demo`,
    )
}

const hostsOf = (brands: readonly BrandFile[]): string[] =>
  brands.flatMap(({ hosts }) => hosts.map(({ host }) => host))

export async function open({ config, db, keptDb, isProduction }: Platform): Promise<Module<Merchants>> {
  const directory = openDirectory(keptDb, await openCountryTable(config.geoipFile))
  const { gamesOrigin, secondGamesOrigin } = config
  const gamesOrigins = secondGamesOrigin === null ? [gamesOrigin] : [gamesOrigin, secondGamesOrigin]
  const brandOf = (request: FastifyRequest) => brandOfRequest(directory, request, isProduction)
  const countryOf = (ip: string) => directory.countryOf(plainAddress(ip))
  const parts = { db, directory, gamesOrigins, secureCookies: isProduction }
  return {
    settings: merchantSettings,
    face: {
      ...{ directory, brandOf, countryOf, start: openStart(parts) },
      async closedFor({ ip }, { id }) {
        const brand = await directory.brandOfId(id)
        return brand && closedFor(brand, { ip: plainAddress(ip), countryCode: await countryOf(ip) })
      },
      async pageOf(request) {
        const brand = await brandOf(request)
        return brand && pageOf(brand, gamesOrigins)
      },
    },
    seed: async (ownerUrl) => void (await seedBrands(ownerUrl)),
    maySeed: () =>
      demandMode(config, async () => [...(await directory.everyHost()), ...hostsOf(readBrandFiles())]),
    mayAnswer: () => demandMode(config, directory.everyHost),
    serve: (mount) => mountMerchants(mount, parts),
  }
}
