/** What a brand's pages are made with, before any of their scripts run. */

import type { PageBrand } from '../../platform/http/pages.ts'
import { settingOrDefault } from '../../platform/settings.ts'
import type { BrandData } from './brand-data.ts'
import { merchantSettings } from './brand-settings.ts'
import { launchOriginsOf } from './start.ts'

export const pageOf = (brand: BrandData, gamesOrigins: readonly string[]): PageBrand => ({
  name: brand.name,
  language: brand.defaultLanguage,
  ...appLook(brand),
  imageOrigins: brand.imageCdns
    .filter((address) => /^https?:/.test(address))
    .map((address) => new URL(address).origin),
  frameOrigins: launchOriginsOf(brand, gamesOrigins),
})

/** How the installed app looks. */
function appLook(brand: BrandData) {
  const { theme, background } = settingOrDefault(merchantSettings, brand, 'appColours')
  return {
    themeColour: theme,
    backgroundColour: background,
    icon: settingOrDefault(merchantSettings, brand, 'appIcon'),
  }
}
