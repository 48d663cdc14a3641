/** Brands, their hosts, regions, switches and status. */
export type { BrandData, RegisterRule } from './brand-data.ts'
export { folderOfLike, readBrandFile, readBrandFiles } from './brand-files.ts'
export { feedbackBoundsOf, minAgeBirthdayOf, standingOf } from './brand-settings.ts'
export {
  type BrandChange,
  brandChanges,
  brandFields,
  type Changed,
  type ChangeProblem,
  changeBrand,
} from './change.ts'
export { limits } from './changeable.ts'
export { brandOfRequest } from './chosen-brand.ts'
export { type Directory, merchantIds, openDirectory } from './directory.ts'
export { plainAddress } from './location.ts'
export type { Merchants } from './module.ts'
export { idOfBrand, seedBrands } from './seed.ts'
export { serviceAddresses } from './service-addresses.ts'
export { launchOriginsOf } from './start.ts'
export { closedFor, isInMaintenance } from './status.ts'
export {
  type BlockedPlace,
  placeAddresses,
  placeOf,
  setCdns,
  setHost,
  setMaintenance,
  setRegisterRule,
  setResource,
  setRestriction,
  setService,
  setSwitch,
} from './write.ts'
