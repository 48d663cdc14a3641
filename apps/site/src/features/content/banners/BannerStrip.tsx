import { Skeleton } from '@jackfruit/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { fetchAhead } from '../../../shared/look/ahead.ts'
import { useCalm } from '../../../shared/look/calm.ts'
import { useSite } from '../../../shared/session/brand.ts'
import { type Group, useBanners } from '../shared/banners.ts'
import { type Banner, type Leading, leadingOf } from '../shared/linkage.ts'
import { frame, Slide, SlideDoors } from './Slide.tsx'
import { slidePictures } from './slidePicture.ts'

const Carousel = lazy(() => import('./Carousel.tsx'))

export interface BannerStripProps {
  group: Group
  onLead: (leading: Leading) => void
  /** Home gives its slides the height of the offer; other pages a lower strip. */
  size?: 'hero' | 'strip'
  /** What stands there while the group has no slide. */
  fallback?: ReactNode
  /** Lies on every slide, in the place of its own button: a visitor's ways in. */
  doors?: ReactNode
}

/** The slides of a page. Room for them is kept from the first moment, so that nothing below them moves. */
export function BannerStrip({
  group,
  onLead,
  size = 'strip',
  fallback = null,
  doors = null,
}: BannerStripProps) {
  const banners = useBanners(group)
  const { imageCdn } = useSite()
  const room = size === 'hero' ? 'h-[204px] tall:h-[220px] md:!h-[316px]' : 'min-h-[136px] md:min-h-[248px]'
  const isCalm = useCalm()
  if (banners.isPending) return <Skeleton className={`${room} !rounded-[20px] md:!rounded-[24px]`} />
  const [first] = banners.data ?? []
  if (!banners.data || !first) return fallback
  const { src, phoneSrc } = slidePictures(first.url, imageCdn)
  fetchAhead(src, phoneSrc)
  const isOffer = size === 'hero'
  const slides = banners.data.map((banner) => ({ banner, leading: leadingOf(banner) }))
  const given = { slides, room, isOffer, hasDoors: doors !== null, onLead }
  const still = <StillSlides {...given} />
  return (
    <div className="on-rind relative grid self-start grid-cols-[minmax(0,1fr)]">
      <Suspense fallback={still}>{isCalm ? <Carousel key={group} {...given} /> : still}</Suspense>
      {/* Beside what is drawn anew when it begins to move: a press between the two would meet a button that is gone. */}
      <SlideDoors>{doors}</SlideDoors>
    </div>
  )
}

interface StillSlidesProps {
  slides: readonly { banner: Banner; leading: Leading | null }[]
  room: string
  isOffer: boolean
  hasDoors: boolean
  onLead: (leading: Leading) => void
}

/**
 * The first slide, until what moves the slides is there: seen, and pressed, from the first moment. The others stand
 * beside it without their pictures: the tallest of them gives the height, now and later.
 */
function StillSlides({ slides, room, isOffer, hasDoors, onLead }: StillSlidesProps) {
  return (
    <section className={`${frame} ${room}`}>
      <ul className="flex min-w-0 flex-1">
        {slides.map(({ banner, leading }, index) => (
          <Slide
            key={banner.bannerId}
            {...{ banner, leading, isOffer, hasDoors, onLead }}
            isFirst={index === 0}
            isShown={index === 0}
            isPictured={index === 0}
            hasDots={slides.length > 1}
          />
        ))}
      </ul>
    </section>
  )
}
