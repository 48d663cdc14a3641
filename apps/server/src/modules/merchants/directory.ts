/** The directory of brands: by host, by id; with what changes seldom kept for a second. */

import type { ReplyOf } from '@jackfruit/contracts'
import type { regions } from '@jackfruit/contracts/merchants'
import { sql } from 'kysely'
import { briefly } from '../../platform/briefly.ts'
import type { Db } from '../../platform/database/db.ts'
import { type BrandData, readBrand } from './brand-data.ts'
import { type CountryOf, readOverrides } from './location.ts'

const keepMs = 1_000

/** A region on offer, as calls answer it, with what only the platform needs to know. */
export interface Region extends Required<ReplyOf<typeof regions>[number]> {
  readonly merchantId: number
  readonly aliases: readonly string[]
  readonly isDefault: boolean
}

export interface Directory {
  brandOfHost(host: string): Promise<BrandData | null>
  brandOfId(id: number): Promise<BrandData | null>
  brandOfCode(code: string): Promise<BrandData | null>
  /** For whom this host is: a host for agents lets in nobody else. */
  sideOfHost(host: string): Promise<'member' | 'agent' | null>
  hostsOf(id: number): Promise<readonly string[]>
  /** Of all brands. */
  everyHost(): Promise<readonly string[]>
  regions(): Promise<readonly Region[]>
  /** Country code of an address, or null: loopback, unknown, or no table configured. */
  countryOf(ip: string): Promise<string | null>
}

export function openDirectory(db: Db, table: CountryOf): Directory {
  const hosts = briefly(keepMs, () => readHosts(db))
  const regions = briefly(keepMs, () => readRegions(db))
  const overrides = briefly(keepMs, () => readOverrides(db))
  const brands = new Map<number, () => Promise<BrandData | null>>()

  const brandOfId = (id: number) => {
    const known = brands.get(id) ?? briefly(keepMs, () => readBrand(db, id))
    brands.set(id, known)
    return known()
  }
  return {
    brandOfId,
    async brandOfHost(host) {
      const row = (await hosts()).find((each) => each.host === hostname(host))
      return row ? brandOfId(row.merchantId) : null
    },
    async brandOfCode(code) {
      const row = (await regions()).find((each) => each.merchantCode === code)
      return row ? brandOfId(row.merchantId) : null
    },
    async sideOfHost(host) {
      return (await hosts()).find((each) => each.host === hostname(host))?.side ?? null
    },
    everyHost: async () => (await hosts()).map(({ host }) => host),
    async hostsOf(id) {
      return (await hosts()).filter(({ merchantId }) => merchantId === id).map(({ host }) => host)
    },
    async regions() {
      const all = await hosts()
      return (await regions()).map((region) => ({
        ...region,
        domains: all
          .filter(({ merchantId, country }) => merchantId === region.merchantId && country === region.country)
          .map(({ host }) => host),
      }))
    },
    async countryOf(ip) {
      return (await overrides())(ip) ?? table(ip)
    },
  }
}

/** A host header without its port, in lower case; a final dot is the same host. */
const hostname = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

/** Every brand that has a host: the merchants that the platform serves. */
export async function merchantIds(db: Db): Promise<number[]> {
  return [...new Set((await readHosts(db)).map(({ merchantId }) => merchantId))]
}

async function readHosts(db: Db) {
  const { rows } = await sql<{
    host: string
    merchantId: number
    country: string | null
    side: 'member' | 'agent'
  }>`
    select host, merchant_id as "merchantId", country, side from merchants.hosts order by host`.execute(db)
  return rows
}

async function readRegions(db: Db) {
  const { rows } = await sql<Omit<Region, 'domains'>>`
    select merchant_id as "merchantId", merchant_code as "merchantCode", country, currency,
      country_name as "countryName", languages as "langList", aliases, is_default as "isDefault"
    from merchants.regions order by id`.execute(db)
  return rows
}
