import { Card, Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { type Asked, Failed } from '../../../shared/parts/Failed.tsx'
import { SubPage as Below } from '../../../shared/parts/SubPage.tsx'
import { useText } from '../../../shared/text/text.ts'
import { FootPlace } from './Foot.tsx'

interface SubPageProps {
  title: string
  onBack: () => void
  children: ReactNode
}

/** A page below the list, with the bar for what is to be done now. */
export function SubPage({ title, onBack, children }: SubPageProps) {
  const text = useText()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <Below isTall title={title} back={text('peer.back')} onBack={onBack}>
      <FootPlace value={foot}>{children}</FootPlace>
      <div
        ref={setFoot}
        className="sticky -bottom-6 z-10 -mx-4 mt-auto -mb-6 border-t border-line bg-surface px-4 py-3.5 pb-[calc(14px+env(safe-area-inset-bottom))] empty:hidden md:-mx-8 md:px-8"
      />
    </Below>
  )
}

interface Loading<T> extends Asked {
  readonly data: T | undefined
  readonly isPending: boolean
}

/** What was asked for, or that it comes, or that it did not. */
export function Loaded<T>({ of, children }: { of: Loading<T>; children: (data: T) => ReactNode }) {
  if (of.data !== undefined) return children(of.data)
  if (of.isPending) {
    return (
      <div className="grid gap-4" aria-busy="true">
        <Skeleton className="h-36 !rounded-[20px]" />
        <Skeleton className="h-64 !rounded-[18px]" />
      </div>
    )
  }
  return (
    <Card>
      <Failed of={of} title="peer.failed" />
    </Card>
  )
}
