import { join, Picture } from '@jackfruit/ui'
import type { MouseEvent, ReactNode } from 'react'
import { useSite } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Banner, Leading } from '../shared/linkage.ts'
import { slidePictures } from './slidePicture.ts'

/** What slides stand in. */
export const frame =
  'on-rind relative flex overflow-hidden rounded-[20px] bg-rind-700 text-on-rind md:rounded-[24px]'

interface SlideProps {
  banner: Banner
  leading: Leading | null
  onLead: (leading: Leading) => void
  isFirst: boolean
  isShown: boolean
  isOffer: boolean
  hasDots: boolean
  /** What lies on all slides stands in the place of the button. */
  hasDoors?: boolean
  isPictured?: boolean
  /** Spoken: which slide of how many. */
  place?: string
}

/** One slide: words at the start, the picture's subject at the end, never under them. */
export function Slide({
  banner,
  leading,
  onLead,
  isFirst,
  isShown,
  isOffer,
  hasDots,
  hasDoors = false,
  isPictured = true,
  place,
}: SlideProps) {
  const text = useText()
  return (
    <li
      aria-roledescription={text('banners.slide')}
      aria-label={place}
      inert={!isShown}
      className="relative isolate flex w-full flex-none overflow-hidden"
    >
      {isPictured && <SlidePicture url={banner.url} {...{ isFirst, isOffer }} />}
      <div className="absolute inset-0 -z-[1] bg-[linear-gradient(90deg,rgb(4_14_9/0.66)_24%,transparent_74%)] rtl:-scale-x-100 md:bg-[linear-gradient(90deg,rgb(4_14_9/0.62)_16%,transparent_60%)]" />
      <div
        className={join(
          'flex flex-col items-start justify-center p-3.5 ps-4 md:gap-4 md:p-10',
          isOffer ? 'w-[66%] gap-1.5 md:w-[56%]' : 'w-[62%] gap-1.5 md:w-[50%] lg:w-[47%] lg:ps-12 lg:pe-0',
          hasDots && !isOffer && 'pb-10 md:pb-14',
          hasDoors && 'pb-[64px] md:pb-28',
        )}
      >
        <h2
          className={join(
            '!leading-[1.15] font-[800] tracking-[-0.022em] [font-stretch:116%] tall:!leading-[1.6] tall:tracking-normal',
            isOffer
              ? 'line-clamp-2 max-md:!leading-[1.25] !text-[20px] md:!text-[36px] tall:!text-[17px] max-md:tall:!leading-[1.6] md:tall:!text-[30px]'
              : 'line-clamp-3 max-md:line-clamp-2 !text-[18px] md:!text-[30px] [:lang(my)_&]:max-md:!text-[17px]',
          )}
        >
          <bdi>{banner.title}</bdi>
        </h2>
        {banner.text && (
          <p
            className={join(
              'text-[13px] text-rind-100 tall:max-md:text-[12.5px] md:line-clamp-3 md:max-w-[38ch] md:text-[16px]',
              isOffer
                ? 'line-clamp-3 max-md:leading-[1.45] max-md:tall:leading-[1.6]'
                : 'line-clamp-4 max-md:line-clamp-3',
            )}
          >
            <bdi>{banner.text}</bdi>
          </p>
        )}
        {leading && (
          <Door leading={leading} title={banner.title} isBare={hasDoors} onLead={onLead}>
            {text(leading.kind === 'game' ? 'banners.play' : 'banners.open')}
          </Door>
        )}
      </div>
    </li>
  )
}

interface DoorProps {
  leading: Leading
  title: string
  /** The reach alone: something else stands in the button's place. */
  isBare: boolean
  onLead: (leading: Leading) => void
  children: string
}

/**
 * The way that a slide leads: its reach is the whole slide, and the button in it only looks. A button that
 * were the way itself would pull its reach in as soon as pointing at it changed how it is drawn.
 */
function Door({ leading, title, isBare, onLead, children }: DoorProps) {
  const reach = 'group/door rounded-[12px] after:absolute after:inset-0'
  const face = isBare ? (
    <span className="sr-only">{children}</span>
  ) : (
    <span className="btn btn-gold max-md:!min-h-10 max-md:!px-4 max-md:!text-[14px] group-hover/door:brightness-105">
      {children}
    </span>
  )
  if (leading.kind === 'outside') {
    return (
      <a href={leading.address} target="_blank" rel="noopener noreferrer" title={title} className={reach}>
        {face}
      </a>
    )
  }
  if (leading.kind === 'path') {
    const open = (event: MouseEvent) => {
      const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (elsewhere) return
      event.preventDefault()
      onLead(leading)
    }
    return (
      <a href={leading.path} title={title} className={reach} onClick={open}>
        {face}
      </a>
    )
  }
  return (
    <button type="button" title={title} className={reach} onClick={() => onLead(leading)}>
      {face}
    </button>
  )
}

function SlidePicture({ url, isFirst, isOffer }: { url: string; isFirst: boolean; isOffer: boolean }) {
  const { imageCdn } = useSite()
  return (
    <Picture
      {...slidePictures(url, imageCdn)}
      draggable={false}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={join(
        'absolute inset-0 -z-[1] h-full w-full object-cover object-right rtl:-scale-x-100',
        // A strip is wider than the picture: moved aside it would end before the strip does.
        isOffer ? 'md:object-[calc(100%+96px)_50%]' : 'md:object-[100%_42%]',
      )}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  )
}

/** Above the slides' own reach, at the foot of their words. */
export function SlideDoors({ children }: { children: ReactNode }) {
  return (
    children && <div className="absolute start-4 bottom-4 z-[2] md:start-10 md:bottom-10">{children}</div>
  )
}
