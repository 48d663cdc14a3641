/**
 * Where an address is: what operators wrote down, else the configured table of addresses, else
 * unknown. Never what the caller's headers say.
 */
import { BlockList, isIPv6 } from 'node:net'
import { sql } from 'kysely'
import maxmind, { type CountryResponse, type Reader } from 'maxmind'
import type { Db } from '../../platform/database/db.ts'

export type CountryOf = (ip: string) => string | null

/** Opens the table of addresses, once, if the installation has one. */
export async function openCountryTable(file: string | null): Promise<CountryOf> {
  if (!file) return () => null
  const table: Reader<CountryResponse> = await maxmind.open<CountryResponse>(file)
  return (ip) => table.get(ip)?.country?.iso_code ?? null
}

export async function readOverrides(db: Db): Promise<CountryOf> {
  const { rows } = await sql<{ range: string; countryCode: string }>`
    select range::text, country_code as "countryCode" from merchants.ip_countries
    order by masklen(range) desc`.execute(db)
  const ranges = rows.map(({ range, countryCode }) => ({ contains: rangeTest(range), countryCode }))
  return (ip) => ranges.find(({ contains }) => contains(ip))?.countryCode ?? null
}

/** Whether an address lies in a range such as 10.0.0.0/8 or 2001:db8::/32, or is that very address. */
export function rangeTest(range: string): (ip: string) => boolean {
  const [address = '', length] = range.split('/')
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  const list = new BlockList()
  if (length === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(length), family)
  return (ip) => list.check(plainAddress(ip), isIPv6(plainAddress(ip)) ? 'ipv6' : 'ipv4')
}

/** ::ffff:10.0.0.1 is 10.0.0.1. */
export const plainAddress = (ip: string | undefined): string =>
  ip ? ip.replace(/^::ffff:(?=\d+\.)/i, '') : nowhere

/** Whoever is gone before the answer has no address any more: one that is nobody's, and in no country. */
const nowhere = '0.0.0.0'
