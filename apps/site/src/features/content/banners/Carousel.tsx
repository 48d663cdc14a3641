import { languageOf } from '@jackfruit/i18n'
import useEmblaCarousel from 'embla-carousel-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isMoving, startClock } from '../../../shared/look/autoplay.ts'
import { useMedia } from '../../../shared/look/media.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import type { Banner, Leading } from '../shared/linkage.ts'
import { Arrows, Dots } from './Controls.tsx'
import { frame, Slide } from './Slide.tsx'

interface CarouselProps {
  slides: readonly { banner: Banner; leading: Leading | null }[]
  room: string
  isOffer: boolean
  hasDoors: boolean
  onLead: (leading: Leading) => void
}

/** Slides that go round by themselves, by hand, by their dots and by arrows; the first follows the last. */
export default function Carousel({ slides, room, isOffer, hasDoors, onLead }: CarouselProps) {
  const text = useText()
  const direction = languageOf(useLanguage())?.direction ?? 'ltr'
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  const count = slides.length
  const [viewport, embla] = useEmblaCarousel({ loop: count > 1, direction, active: count > 1 })
  const clock = useRef<ReturnType<typeof startClock> | null>(null)
  const [shown, setShown] = useState(0)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const moves = isMoving({ count, isHeld: isHovered || isFocused, isPaused, prefersStill })

  // A hand on the slides, or a slide it chose, begins the wait anew.
  useEffect(() => {
    if (!embla) return
    const look = () => setShown(embla.selectedScrollSnap())
    const again = () => clock.current?.again()
    look()
    embla.on('select', look).on('reInit', look)
    embla.on('pointerDown', again).on('pointerUp', again).on('select', again)
    return () => {
      embla.off('select', look).off('reInit', look)
      embla.off('pointerDown', again).off('pointerUp', again).off('select', again)
    }
  }, [embla])

  useEffect(() => {
    if (!moves || !embla) return
    clock.current = startClock(() => embla.scrollNext())
    return () => {
      clock.current?.stop()
      clock.current = null
    }
  }, [moves, embla])

  const show = useCallback((index: number) => embla?.scrollTo(index, prefersStill), [embla, prefersStill])
  const step = (by: 1 | -1) => (by === 1 ? embla?.scrollNext(prefersStill) : embla?.scrollPrev(prefersStill))

  return (
    <section
      aria-roledescription={text('banners.carousel')}
      aria-label={text('banners.label')}
      data-testid="carousel"
      className={`group ${frame} ${room}`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div ref={viewport} className="flex min-w-0 flex-1 overflow-hidden">
        <ul className="flex min-w-0 flex-1 touch-pan-y">
          {slides.map(({ banner, leading }, index) => (
            <Slide
              key={banner.bannerId}
              {...{ banner, leading, onLead, isOffer, hasDoors }}
              isFirst={index === 0}
              isShown={index === shown}
              place={text('banners.place', { place: index + 1, count })}
              hasDots={count > 1}
            />
          ))}
        </ul>
      </div>
      {count > 1 && (
        <>
          <Arrows onStep={step} />
          <Dots
            isAtEnd={isOffer}
            isAbove={hasDoors}
            ids={slides.map(({ banner }) => banner.bannerId)}
            {...{ shown, isPaused }}
            canPause={!prefersStill}
            onShow={show}
            onPause={setPaused}
          />
        </>
      )}
    </section>
  )
}
