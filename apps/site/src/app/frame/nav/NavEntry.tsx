import type { ReactNode } from 'react'
import { Link } from '../../../shared/address/Link.tsx'

/** A place that the row of pages leads to. */
export interface NavPlace {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  readonly isCurrent: boolean
}

interface EntryProps {
  place: NavPlace
  /** It did not fit into the row, and stands under "More". */
  isClipped: boolean
  onHover?: () => void
  onPress?: () => void
  /** Beside the link: what folds out below the row. */
  more?: ReactNode
}

export function NavEntry({ place, isClipped, onHover, onPress, more }: EntryProps) {
  return (
    <li
      data-key={place.to}
      className={`flex h-[60px] flex-none ${isClipped ? 'invisible' : ''}`}
      onPointerEnter={onHover && (({ pointerType }) => pointerType === 'mouse' && onHover())}
    >
      <Link
        to={place.to}
        {...(onPress ? { onPress } : {})}
        aria-current={place.isCurrent ? 'page' : undefined}
        className={`relative flex items-center gap-2.5 rounded-[10px] px-2.5 text-[15px] font-[620] whitespace-nowrap outline-offset-[-3px] hover:text-link ${place.isCurrent ? 'head-bevel' : 'text-text-2'}`}
      >
        <span className="text-rind-500 dark:text-rind-400">{place.icon}</span>
        {place.label}
      </Link>
      {more}
    </li>
  )
}

interface MoreProps {
  places: readonly NavPlace[]
  isOpen: boolean
  toggle: { 'aria-expanded': boolean; onClick: (event: React.MouseEvent<HTMLElement>) => void }
  label: string
  caret: ReactNode
  onChosen: () => void
}

/** What did not fit into the row: named by one button at its end. */
export function NavMore({ places, isOpen, toggle, label, caret, onChosen }: MoreProps) {
  return (
    <div className="relative flex-none">
      <button
        type="button"
        {...toggle}
        className="flex h-[60px] items-center gap-2 rounded-[10px] px-3 text-[15px] font-[620] text-text-2 outline-offset-[-3px] hover:text-link"
      >
        {label}
        {caret}
      </button>
      {isOpen && (
        <ul className="absolute end-0 top-full z-40 grid min-w-[220px] gap-1 rounded-b-[14px] border border-t-0 border-line bg-surface p-2 shadow-(--e2)">
          {places.map((place) => (
            <li key={place.to}>
              <Link
                to={place.to}
                onPress={onChosen}
                aria-current={place.isCurrent ? 'page' : undefined}
                className={`flex min-h-11 items-center gap-3 rounded-[10px] px-3 text-[15px] font-[560] hover:bg-surface-2 hover:text-link ${place.isCurrent ? 'text-link' : 'text-text-2'}`}
              >
                <span className="text-rind-500 dark:text-rind-400">{place.icon}</span>
                {place.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
