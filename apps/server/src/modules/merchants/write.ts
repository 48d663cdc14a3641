/**
 * What operators change of a brand while it runs. Works over a connection that may write, in its
 * transaction; every process shows the change within a second (directory.ts).
 */
import { isIP } from 'node:net'
import { invariant } from '@jackfruit/kernel'
import type pg from 'pg'

type Client = pg.ClientBase

/** Turns one switch of the whitelabel tree; a switch that the brand does not know is refused. */
export async function setSwitch(client: Client, merchantId: number, modId: string, isOn: boolean) {
  const { rowCount } = await client.query(
    'update merchants.setting_nodes set enabled = $3 where merchant_id = $1 and mod_id = $2',
    [merchantId, modId, isOn ? '1' : '0'],
  )
  invariant(rowCount === 1, `this brand has no switch ${modId}`)
}

/** How a field stands in the registration of this brand: not at all, free to leave, or demanded. */
type Asking = 'off' | 'optional' | 'required'

/** Asks for a field of the registration, or no more; a field that the brand has no rule for is refused. */
export async function setRegisterRule(client: Client, merchantId: number, field: string, asking: Asking) {
  const { rowCount } = await client.query(
    'update merchants.register_rules set enabled = $3, required = $4 where merchant_id = $1 and field = $2',
    [merchantId, field, asking !== 'off', asking === 'required'],
  )
  invariant(rowCount === 1, `this brand has no rule for ${field}`)
}

/** Status 1. Without an end the screen names none. */
export async function setMaintenance(client: Client, merchantId: number, isOn: boolean, end: Date | null) {
  await setSwitch(client, merchantId, 'SITE_MAINTENANCE', isOn)
  await client.query('update merchants.brands set maintenance_end = $2 where id = $1', [
    merchantId,
    isOn ? end : null,
  ])
}

export interface BlockedPlace {
  readonly kind: 'country' | 'ip' | 'cidr'
  readonly value: string
}

/** Status 2 for these places and no others; none of them, or the switch off, and the brand is open to all. */
export async function setRestriction(
  client: Client,
  merchantId: number,
  isOn: boolean,
  places: readonly BlockedPlace[],
) {
  for (const { kind, value } of places) invariant(kinds[kind](value), `${value} is no ${kind}`)
  await setSwitch(client, merchantId, 'SITE_REGION_RESTRICTION', isOn)
  await client.query('delete from merchants.blocked where merchant_id = $1', [merchantId])
  for (const { kind, value } of places) {
    await client.query(
      'insert into merchants.blocked (merchant_id, kind, value) values ($1, $2, $3) on conflict do nothing',
      [merchantId, kind, value],
    )
  }
}

const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text)

function isRange(text: string): boolean {
  const [address = '', length = ''] = text.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && /^\d{1,3}$/.test(length) && Number(length) <= longest
}

const kinds: Readonly<Record<BlockedPlace['kind'], (value: string) => boolean>> = {
  country: isCountry,
  ip: (value) => isIP(value) !== 0,
  cidr: isRange,
}

/** What a place is by how it is written; null for what is none. */
export function placeOf(value: string): BlockedPlace | null {
  const kind = (['country', 'ip', 'cidr'] as const).find((each) => kinds[each](value))
  return kind ? { kind, value } : null
}

/** Says better than any table where a range of addresses is; null leaves it to the table again. */
export async function placeAddresses(client: Client, range: string, country: string | null) {
  invariant(isRange(range), `${range} is no range of addresses`)
  if (country === null) {
    await client.query('delete from merchants.ip_countries where range = $1::cidr', [range])
    return
  }
  invariant(isCountry(country), `${country} is no country`)
  await client.query(
    `insert into merchants.ip_countries (range, country_code) values ($1::cidr, $2)
     on conflict (range) do update set country_code = excluded.country_code`,
    [range, country],
  )
}

/** A further host of the brand, or a known one that stands for another country now; null: for none. */
export async function setHost(client: Client, merchantId: number, host: string, country: string | null) {
  invariant(/^[a-z0-9.-]{1,253}$/.test(host), `${host} is no host`)
  invariant(country === null || isCountry(country), `${country} is no country`)
  const { rowCount } = await client.query(
    `insert into merchants.hosts as known (host, merchant_id, side, country) values ($2, $1, 'member', $3)
     on conflict (host) do update set country = excluded.country where known.merchant_id = $1`,
    [merchantId, host, country],
  )
  invariant(rowCount === 1, `${host} belongs to another brand`)
}

const isAddress = (url: string): boolean =>
  /^\/(?![/\\])[\w\-./?=&%#]*$/.test(url) ||
  (/^https:\/\/[a-z0-9]/i.test(url) && !/[\s\\"'<>]/.test(url) && URL.canParse(url))

/** An app, a profile or a social link; an empty address takes it off the pages. */
export async function setResource(client: Client, merchantId: number, resourceType: string, url: string) {
  invariant(/^[a-z_]{1,40}$/.test(resourceType), `${resourceType} is no kind of resource`)
  invariant(url === '' || isAddress(url), `${url} is no address`)
  if (url === '') {
    await client.query('delete from merchants.resources where merchant_id = $1 and resource_type = $2', [
      merchantId,
      resourceType,
    ])
    return
  }
  await client.query(
    `insert into merchants.resources (merchant_id, resource_type, url, qr_code_url, label_name_en, sort)
     values ($1, $2, $3, '', $2, 99)
     on conflict (merchant_id, resource_type) do update set url = excluded.url`,
    [merchantId, resourceType, url],
  )
}

/** Where customer service is reached under this label; an empty address closes it. */
export async function setService(
  client: Client,
  merchantId: number,
  { label, url, isVip }: { label: string; url: string; isVip: boolean },
) {
  invariant(url === '' || isAddress(url), `${url} is no address`)
  await client.query(
    `insert into merchants.customer_services (merchant_id, label, url, is_vip, sort) values ($1, $2, $3, $4, 99)
     on conflict (merchant_id, label) do update set url = excluded.url, is_vip = excluded.is_vip`,
    [merchantId, label, url, isVip],
  )
}

/** The lists that a browser picks one address of, at random: of pictures, of games. */
export async function setCdns(
  client: Client,
  merchantId: number,
  list: 'image' | 'launch',
  addresses: readonly string[],
) {
  const isOne = list === 'image' ? isImageCdn : isLaunchCdn
  invariant(
    addresses.length > 0 && addresses.every(isOne),
    `${addresses.join(', ')} is no list of ${list} addresses`,
  )
  const column = list === 'image' ? 'image_cdns' : 'launch_cdns'
  await client.query(`update merchants.brands set ${column} = $2 where id = $1`, [merchantId, addresses])
}

const isImageCdn = (address: string) => /^(\/[a-z0-9/-]*|https:\/\/[a-z0-9.-]+)$/.test(address)
const isLaunchCdn = (address: string) => /^(\{games\}|https:\/\/[a-z0-9.-]+(:\d+)?)$/.test(address)
