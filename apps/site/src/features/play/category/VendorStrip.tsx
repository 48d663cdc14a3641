import { languageOf } from '@jackfruit/i18n'
import { Badge, join } from '@jackfruit/ui'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { isMoving, startClock } from '../../../shared/look/autoplay.ts'
import { FireIcon, SquaresFourIcon } from '../../../shared/look/icons.ts'
import { useMedia } from '../../../shared/look/media.ts'
import { vendorGlyph } from '../../../shared/look/pictures.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { stripOf } from './filter.ts'
import { type GameType, isOf, type Vendor } from './queries.ts'

interface VendorStripProps {
  gameType: GameType
  vendors: readonly Vendor[]
  /** Undefined: the games of all. */
  chosen: string | undefined
  onChoose: (vendor: string | undefined) => void
}

const card =
  'relative flex h-full min-h-[46px] w-full items-center justify-center gap-2.5 rounded-[14px] px-3 text-[15px] font-[680] ring-inset'
const look = (isChosen: boolean) =>
  join(
    card,
    isChosen
      ? 'bg-surface text-link ring-2 ring-rind-500'
      : 'bg-surface text-text ring-1 ring-line hover:bg-hover',
  )
/** How wide a slide is where the screen is wide; on a phone each is as wide as its name. */
const widths: Readonly<Record<number, string>> = {
  5: 'md:basis-1/5',
  7: 'md:basis-[calc(100%/7)]',
}

/** The makers of a kind of games in one row: one of them is chosen, or all. */
export function VendorStrip({ gameType, vendors, chosen, onChoose }: VendorStripProps) {
  const text = useText()
  const { slides, loops } = stripOf(gameType, vendors.length)
  const direction = languageOf(useLanguage())?.direction ?? 'ltr'
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  const [isHeld, setHeld] = useState(false)
  const start = Math.max(
    0,
    vendors.findIndex((vendor) => chosen !== undefined && isOf(chosen, vendor)),
  )
  const [viewport, embla] = useEmblaCarousel({
    ...{ align: 'start', containScroll: 'trimSnaps', direction, loop: loops },
    startIndex: start,
  })
  const moves =
    loops && isMoving({ count: vendors.length, isHeld, isPaused: chosen !== undefined, prefersStill })
  useEffect(() => {
    if (!moves || !embla) return
    const clock = startClock(() => embla.scrollNext())
    return () => clock.stop()
  }, [moves, embla])
  return (
    <nav
      aria-label={text('category.makers')}
      className="flex gap-2.5"
      data-loops={loops}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="flex-none pt-2.5 pb-0.5">
        <button
          type="button"
          className={look(chosen === undefined)}
          aria-pressed={chosen === undefined}
          onClick={() => onChoose(undefined)}
        >
          <SquaresFourIcon size={22} weight="duotone" />
          <span className="max-sm:sr-only">{text('category.all_makers')}</span>
        </button>
      </div>
      <div ref={viewport} className="min-w-0 flex-1 overflow-hidden">
        <ul className="-me-2.5 flex touch-pan-y pt-2.5 pb-0.5">
          {vendors.map((vendor) => (
            <li
              key={vendor.vassalage}
              data-testid="vendor-slide"
              className={join('flex-none pe-2.5 sm:min-w-0 sm:basis-1/4', widths[slides])}
            >
              <Maker
                vendor={vendor}
                isChosen={chosen !== undefined && isOf(chosen, vendor)}
                onPress={() => onChoose(vendor.vassalage)}
              />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

function Maker({ vendor, isChosen, onPress }: { vendor: Vendor; isChosen: boolean; onPress: () => void }) {
  const text = useText()
  return (
    <button
      type="button"
      data-vendor={vendor.vassalage}
      className={look(isChosen)}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      <img src={vendorGlyph(vendor.vassalage)} alt="" width={26} height={26} />
      <span className="truncate">{vendor.name}</span>
      {vendor.isHot === 1 && (
        <span className="absolute end-1 -top-2.5">
          <Badge tone="hot" icon={<FireIcon size={13} weight="fill" />}>
            {text('lobby.hot')}
          </Badge>
        </span>
      )}
    </button>
  )
}
