export { BannerStrip, type BannerStripProps } from './BannerStrip.tsx'
export { type Banner, type Leading, leadingOf } from './linkage.ts'
export { useBanners } from './queries.ts'
