import { useBanners } from '../shared/banners.ts'
import { type Banner, type Leading, leadingOf } from '../shared/linkage.ts'

export interface Gift {
  readonly banner: Banner
  /** Where it leads, if anywhere. */
  readonly go: (() => void) | null
}

/** The brand's gifts: what is published in the three groups of the widget, in their order. */
export function useGifts(onLead: (leading: Leading) => void): readonly Gift[] {
  const groups = [useBanners('w_topup_1'), useBanners('w_topup_2'), useBanners('w_topup_3')]
  return groups
    .flatMap(({ data }) => data ?? [])
    .map((banner) => {
      const leading = leadingOf(banner)
      return { banner, go: leading && (() => onLead(leading)) }
    })
}
