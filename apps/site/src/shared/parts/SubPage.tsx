import { Button } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '../look/icons.ts'

/** The way back to the page above; it stands at the edge of what is below it. */
export function WayBack({ to, onBack, place = '' }: { to: string; onBack: () => void; place?: string }) {
  return (
    <Button
      look="text"
      size="sm"
      className={`-ms-2 ${place}`}
      icon={<ArrowLeftIcon size={18} weight="bold" className="rtl:-scale-x-100" />}
      onClick={onBack}
    >
      {to}
    </Button>
  )
}

interface SubPageProps {
  title: string
  /** What the page above is called. */
  back: string
  onBack: () => void
  /** As tall as there is room: for what has a bar at its end. */
  isTall?: boolean
  children: ReactNode
}

/** A page below the first of a panel: the way back and its name. */
export function SubPage({ title, back, onBack, isTall = false, children }: SubPageProps) {
  return (
    <section
      className={isTall ? 'flex min-h-full flex-col gap-4' : 'grid content-start gap-4'}
      aria-label={title}
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <WayBack to={back} onBack={onBack} />
        <h3 className="text-[19px]">{title}</h3>
      </div>
      {children}
    </section>
  )
}
