export {
  banner,
  bannerIds,
  categoryIcon,
  categoryIds,
  crops,
  offerIds,
  offerPicture,
  offerSubject,
} from './banners.ts'
export { mark, markBody } from './brand.ts'
export { chinthe } from './chinthe.ts'
export {
  type ChintheSymbol,
  chintheGuardian,
  chintheHall,
  chintheSymbol,
  chintheSymbols,
} from './chinthe-slot.ts'
export { chisel, letterShapes, setStone } from './chisel.ts'
export { mix, type Palette, palettes, type Ramp, ramps, shade } from './colour.ts'
export { frame, tileSize } from './frame.ts'
export { appIcon, type IconGround } from './icons.ts'
export { jackfruit } from './jackfruit.ts'
export { ball, coin, gem, pod } from './jewels.ts'
export { bangle, bell, card, die } from './objects.ts'
export { rindBody, rindGround, rindPattern } from './rind.ts'
export { rindFrameFacets } from './rind-frame.ts'
export { group, type IdMaker, idMaker, picture } from './svg.ts'
export { lotus, pagoda, skyline } from './temple.ts'
export { tile, tileIds } from './tiles.ts'
export { type VendorId, vendorGlyph, vendorIds } from './vendors.ts'
