import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** The bar at the bottom of the page, where what is to be done now stays in sight. */
export const FootPlace = createContext<HTMLElement | null>(null)

/**
 * Shows its children in the bar, while they belong to where they are written: what is pressed there is sent by the
 * form that it names. Only one at a time has the bar; others stay in place.
 */
export function Foot({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const place = useContext(FootPlace)
  const shown = (
    <div
      className="flex flex-wrap items-center gap-x-6 gap-y-2.5"
      data-testid={isFirst ? 'peer-foot' : undefined}
    >
      {children}
    </div>
  )
  return isFirst ? place && createPortal(shown, place) : shown
}

/** What the button is about: a word and a sum, on one line on a phone. */
export function FootSum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 sm:block">
      <span className="text-[13px] text-text-2 sm:block">{label}</span>
      <span className="text-[17px] leading-[1.4] font-[760] sm:text-[20px]">{children}</span>
    </p>
  )
}
