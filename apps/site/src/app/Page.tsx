import { Spinner } from '@jackfruit/ui'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useText } from '../shared/text.ts'
import { useTitle } from '../shared/title.ts'

/** The page that was loaded with the document already has the reader's attention. */
let isFirst = true

interface PageProps {
  title?: string
  className?: string
  children: ReactNode
}

/** One page: its name in the tab, a short fade, and the focus when it replaced another page. */
export function Page({ title, className = '', children }: PageProps) {
  useTitle(title)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFirst) place.current?.focus({ preventScroll: true })
    isFirst = false
  }, [])
  return (
    <div ref={place} tabIndex={-1} className={`route flex flex-1 flex-col outline-0 ${className}`}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </div>
  )
}

function Waiting() {
  const text = useText()
  return (
    <div role="status" className="grid flex-1 place-items-center py-24 text-text-3">
      <Spinner size={40} />
      <span className="sr-only">{text('common.loading')}</span>
    </div>
  )
}
