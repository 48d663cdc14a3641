import type { merchants, ReplyOf } from '@jackfruit/contracts'

type Permission = ReplyOf<typeof merchants.permission>
type Brand = NonNullable<Permission['info']>
type Region = ReplyOf<typeof merchants.regions>[number]

/** 0 the app, 1 the maintenance screen, 2 the screen for blocked places. */
export type SystemStatus = 0 | 1 | 2

/** Maintenance comes first, then the region; else the app. */
export function chooseScreen({
  maintenance,
  regionRestriction,
}: {
  maintenance: boolean
  regionRestriction: boolean
}): SystemStatus {
  if (maintenance) return 1
  return regionRestriction ? 2 : 0
}

export type CountryDecision = { kind: 'known'; country: string } | { kind: 'ask' } | { kind: 'none' }

interface CountryQuestion {
  readonly stored: string | null
  readonly host: string
  /** The region that the visitor's place means. */
  readonly detected: string | null
  readonly regions: readonly Pick<Region, 'country' | 'domains'>[]
}

/**
 * A stored country holds. Else the one whose region names this host, else the detected one if it is
 * on offer, else the person is asked. Where no region is on offer there is nothing to ask, and where
 * there is one only, the question has one answer.
 */
export function decideCountry({ stored, host, detected, regions }: CountryQuestion): CountryDecision {
  const known = (country: string): CountryDecision => ({ kind: 'known', country })
  if (stored) return known(stored)
  const ofHost = regions.find(({ domains }) => domains.includes(host))
  if (ofHost) return known(ofHost.country)
  const found = regions.find(({ country }) => country === detected)
  if (found) return known(found.country)
  const [only, ...others] = regions
  if (!only) return { kind: 'none' }
  return others.length === 0 ? known(only.country) : { kind: 'ask' }
}

/** What is spoken in a country on offer; this merchant's region of it comes before another's. */
export function languagesIn(
  country: string | null,
  regions: readonly Pick<Region, 'country' | 'merchantCode' | 'langList'>[],
  merchantCode: string,
): Region['langList'] {
  const there = regions.filter((region) => region.country === country)
  return (there.find((region) => region.merchantCode === merchantCode) ?? there[0])?.langList ?? []
}

/** One of a list, by a number from 0 up to but not 1. An empty list gives an empty address: our own. */
export function pick(list: readonly string[], random: number): string {
  return list[Math.floor(random * list.length)] ?? ''
}

/** What start-up does to the world, handed in so that its order can be shown. */
export interface StartupWorld {
  storeMerchantCode(): void
  fetchPermission(): Promise<Permission>
  /** Somebody takes a break in this browser until then. */
  tellRest(until: string | null): void
  /** Also fetched at start; asked for once the permission request has left. */
  fetchRegions(): Promise<readonly Region[]>
  fetchCountries(): Promise<unknown>
  random(): number
  setSettings(settings: { brand: Brand; imageCdn: string; launchCdn: string }): void | Promise<void>
  storedCountry(): string | null
  storeCountry(country: string): void
  /** Languages of the region that are offered besides the brand's own. */
  addLanguages(languages: readonly string[], brand: Brand): void | Promise<void>
  host(): string
  loadAnalytics(gtagId: string): void
}

export interface Started {
  readonly permission: Permission
  readonly imageCdn: string
  readonly launchCdn: string
  readonly country: CountryDecision
  readonly regions: readonly Region[]
  readonly status: SystemStatus
}

/** The seven steps, in this order and no other. */
export async function startUp(world: StartupWorld): Promise<Started> {
  world.storeMerchantCode()

  const asked = world.fetchPermission()
  const regionsAsked = world.fetchRegions()
  const countriesAsked = world.fetchCountries()
  const permission = await asked
  const brand = permission.info
  world.tellRest(permission.restingUntil)

  const imageCdn = pick(brand?.imageCDNs ?? [], world.random())
  const launchCdn = pick(brand?.launchGameCDNs ?? [], world.random())

  if (brand) await world.setSettings({ brand, imageCdn, launchCdn })

  const regions = await regionsAsked
  await countriesAsked
  const country = decideCountry({
    stored: world.storedCountry(),
    host: world.host(),
    detected: permission.location.region,
    regions,
  })
  if (country.kind === 'known') {
    world.storeCountry(country.country)
    if (brand) await world.addLanguages(languagesIn(country.country, regions, brand.merchantCode), brand)
  }

  const gtagId = brand?.analytics.gtagId ?? ''
  if (gtagId) world.loadAnalytics(gtagId)

  return { permission, imageCdn, launchCdn, country, regions, status: chooseScreen(permission) }
}
