/** Whether a brand is open to a visitor: maintenance comes first, then the region (SS-18). */
import type { BrandData } from './brand-data.ts'
import { rangeTest } from './location.ts'

export type Closed = 'maintenance' | 'region' | null

export interface Visitor {
  readonly ip: string
  readonly countryCode: string | null
}

export const isInMaintenance = (brand: BrandData): boolean => brand.switches.get('SITE_MAINTENANCE') === true

export function isRestricted(brand: BrandData, { ip, countryCode }: Visitor): boolean {
  if (brand.switches.get('SITE_REGION_RESTRICTION') !== true) return false
  return brand.blocked.some(({ kind, value }) =>
    kind === 'country' ? value === countryCode : rangeTest(value)(ip),
  )
}

export function closedFor(brand: BrandData, visitor: Visitor): Closed {
  if (isInMaintenance(brand)) return 'maintenance'
  return isRestricted(brand, visitor) ? 'region' : null
}
