import type { ReactNode } from 'react'
import { BannerStrip, type BannerStripProps, useBanners } from '../../features/content/banners/index.ts'
import { useLead } from './lead.ts'

export type BannerGroup = BannerStripProps['group']

interface PageBanner {
  /** The slides of the group; null where it has none. */
  readonly banner: ReactNode
  /** Whether that is settled. Room for slides that never come would fall in, and slides without room would push. */
  readonly isReady: boolean
}

/** What stands at the head of a page besides home, by the page's group of banners. */
export function usePageBanner(group: BannerGroup | null): PageBanner {
  const { data, isPending, isPaused } = useBanners(group)
  const onLead = useLead()
  return {
    banner: group && data?.length ? <BannerStrip group={group} onLead={onLead} /> : null,
    isReady: group === null || !isPending || isPaused,
  }
}
