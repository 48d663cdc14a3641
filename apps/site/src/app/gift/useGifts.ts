import { type Banner, type Leading, leadingOf, useBanners } from '../../features/content/banners/index.ts'

export interface Gift {
  readonly banner: Banner
  readonly leading: Leading | null
}

/** The brand's gifts: what is published in the three groups of the widget, in their order. */
export function useGifts(): readonly Gift[] {
  const groups = [useBanners('w_topup_1'), useBanners('w_topup_2'), useBanners('w_topup_3')]
  return groups.flatMap(({ data }) => data ?? []).map((banner) => ({ banner, leading: leadingOf(banner) }))
}
