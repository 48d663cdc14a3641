import { join, Spinner } from '@jackfruit/ui'
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTitle } from '../../shared/address/title.ts'
import { useText } from '../../shared/text/text.ts'
import { fadeOut } from '../frame/fade.ts'
import { Patience } from '../overlays/Patience.tsx'

/** The page that was loaded with the document already has the reader's attention. */
let isFirst = true

interface PageProps {
  title?: string
  className?: string
  /** Until its slides are known the page is made, but not shown: nothing moves when they come. */
  isReady?: boolean
  children: ReactNode
}

/** One page: its name in the tab, a short fade in and out, and the focus when it replaced another page. */
export function Page({ title, className = '', isReady = true, children }: PageProps) {
  useTitle(title)
  const place = useRef<HTMLDivElement>(null)
  // The first page is there, and fades into nothing's place.
  const [moves] = useState(() => !isFirst)
  useEffect(() => {
    if (!isFirst) place.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  // A layout effect is undone while the page still stands in the document.
  useLayoutEffect(() => {
    const page = place.current
    return () => {
      if (page?.isConnected && document.visibilityState === 'visible') fadeOut(page)
    }
  }, [])
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={join('flex flex-1 flex-col outline-0', moves && 'route', className)}
    >
      {!isReady && <Waiting />}
      <div className={isReady ? 'contents' : 'hidden'}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </div>
    </div>
  )
}

/** As tall as the screen: the footer does not come into sight only to be pushed away. */
export function Waiting() {
  const text = useText()
  return (
    <div
      role="status"
      className="grid min-h-dvh flex-1 content-start justify-items-center pt-[32dvh] text-text-3 [[data-fills]_&]:min-h-0"
    >
      <Patience />
      <Spinner size={40} />
      <span className="sr-only">{text('common.loading')}</span>
    </div>
  )
}
