/** What a brand's pages are made with, before any of their scripts run. */
import type { PageBrand } from '../../platform/http/pages.ts'
import type { BrandData } from './brand-data.ts'
import { launchOriginsOf } from './start.ts'

export const pageOf = (brand: BrandData, gamesOrigin: string): PageBrand => ({
  name: brand.name,
  language: brand.defaultLanguage,
  ...appLook(brand.settings),
  imageOrigins: brand.imageCdns
    .filter((address) => /^https?:/.test(address))
    .map((address) => new URL(address).origin),
  frameOrigins: launchOriginsOf(brand, gamesOrigin),
})

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
