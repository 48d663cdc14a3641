/** Brands, their hosts, regions, switches and status. */
export type { BrandData, RegisterRule } from './brand-data.ts'
export { type Directory, merchantIds, openDirectory } from './directory.ts'
export { openCountryTable, plainAddress } from './location.ts'
export { launchOriginsOf, mountMerchants } from './routes.ts'
export { readBrandFiles, seedBrands } from './seed.ts'
export { closedFor } from './status.ts'
