import { join } from '@jackfruit/ui'
import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

interface DotsProps {
  /** One dot each, in order. */
  ids: readonly string[]
  shown: number
  /** Across from the words, where the words have the foot of the slide. */
  isAtEnd: boolean
  /** On a phone at the upper edge: the foot belongs to a visitor's ways in. */
  isAbove: boolean
  isPaused: boolean
  canPause: boolean
  onShow: (index: number) => void
  onPause: (isPaused: boolean) => void
}

export function Dots({ ids, shown, isAtEnd, isAbove, isPaused, canPause, onShow, onPause }: DotsProps) {
  const text = useText()
  return (
    <div
      className={join(
        'absolute flex items-center md:bottom-4',
        isAbove ? 'max-md:top-2' : 'max-md:bottom-2',
        isAtEnd ? 'end-3 rounded-full bg-black/25 px-1 md:end-6' : 'start-3 md:start-8 lg:start-10',
      )}
    >
      {ids.map((id, index) => (
        <button
          key={id}
          type="button"
          data-testid="dot"
          aria-label={text('banners.go_to', { place: index + 1 })}
          aria-current={index === shown ? 'true' : undefined}
          className="grid h-6 min-w-6 place-items-center rounded-full border-0 bg-transparent p-0"
          onClick={() => onShow(index)}
        >
          <span
            className={join(
              'block h-2.5 rounded-full',
              index === shown ? 'w-[26px] bg-gold-400' : 'w-2.5 bg-white/45',
            )}
          />
        </button>
      ))}
      {canPause && (
        <button
          type="button"
          aria-label={text(isPaused ? 'banners.go_on' : 'banners.pause')}
          className="ms-1.5 grid h-6 w-6 place-items-center rounded-full border-0 bg-black/25 p-0 text-white"
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? <PlayIcon size={12} weight="fill" /> : <PauseIcon size={12} weight="fill" />}
        </button>
      )}
    </div>
  )
}

const arrow =
  'grid h-11 w-11 place-items-center rounded-[12px] border-0 bg-rind-900/70 text-white opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100'

/** For pointers and keys; fingers swipe. They show while the slides are pointed at. */
export function Arrows({ onStep }: { onStep: (by: 1 | -1) => void }) {
  const text = useText()
  return (
    <div className="absolute end-6 bottom-6 flex gap-2 max-md:hidden">
      <button
        type="button"
        aria-label={text('banners.previous')}
        className={arrow}
        onClick={() => onStep(-1)}
      >
        <CaretLeftIcon size={20} weight="bold" className="rtl:-scale-x-100" />
      </button>
      <button type="button" aria-label={text('banners.next')} className={arrow} onClick={() => onStep(1)}>
        <CaretRightIcon size={20} weight="bold" className="rtl:-scale-x-100" />
      </button>
    </div>
  )
}
