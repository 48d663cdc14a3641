import { BannerStrip, type BannerStripProps } from '../../features/content/banners/index.ts'
import { useLead } from './lead.ts'

/** The slides of home. While there are none, `fallback` stands there. */
export function PageBanner(props: Omit<BannerStripProps, 'onLead'>) {
  return <BannerStrip {...props} onLead={useLead()} />
}
