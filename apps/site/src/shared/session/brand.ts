import type { merchants, ReplyOf } from '@jackfruit/contracts'
import { createContext, use } from 'react'

export type Permission = ReplyOf<typeof merchants.permission>
export type Brand = NonNullable<Permission['info']>

/** Brand and addresses as start-up settled them. */
export interface Site {
  readonly brand: Brand
  readonly switches: ReadonlyMap<string, boolean>
  readonly location: Permission['location']
  /** What is spoken in the region that somebody is in, or has chosen. */
  readonly regionLanguages: readonly string[]
  readonly imageCdn: string
  readonly launchCdn: string
  /** Somebody takes a break in this browser: it is offered no trial and no new account. */
  readonly isResting: boolean
}

const newDoors = ['REG_DIRECT', 'LOGIN_FREE_PLAY']

/** The site with both doors shut wherever they are offered. The platform refuses them by itself. */
export const atRest = (site: Site): Site => ({
  ...site,
  isResting: true,
  switches: new Map([...site.switches, ...newDoors.map((door) => [door, false] as const)]),
})

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('the site is used before it has started')
  return site
}

export const useBrand = (): Brand => useSite().brand
