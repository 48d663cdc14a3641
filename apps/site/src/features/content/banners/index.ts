export { useBanners } from '../shared/banners.ts'
export type { Leading } from '../shared/linkage.ts'
export { BannerStrip, type BannerStripProps } from './BannerStrip.tsx'
