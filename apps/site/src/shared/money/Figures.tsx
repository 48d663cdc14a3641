import { Card, join, Skeleton } from '@jackfruit/ui'
import type { ReactNode } from 'react'

const columns = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const

const places = ['a', 'b', 'c', 'd'] as const

/** Figures side by side: on phones two in a row. */
export function Figures({ count, children }: { count: keyof typeof columns; children: ReactNode }) {
  return (
    <Card as="dl" className={join('grid grid-cols-2 overflow-hidden', columns[count])}>
      {children}
    </Card>
  )
}

export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between border-line px-4 py-3 max-lg:[&:last-child:nth-child(odd)]:col-span-2 max-lg:[&:nth-child(even)]:border-s max-lg:[&:nth-child(n+3)]:border-t lg:[&:nth-child(n+2)]:border-s">
      <dt className="text-[13px] text-text-2">{label}</dt>
      <dd className="mt-0.5 text-[17px]">{children}</dd>
    </div>
  )
}

/** The same place, while the figures are on their way. */
export function FiguresSkeleton({ count }: { count: keyof typeof columns }) {
  return (
    <Card className={join('grid grid-cols-2 overflow-hidden', columns[count])} aria-busy="true">
      {places.slice(0, count).map((place) => (
        <div key={place} className="grid h-[72px] content-center gap-2 px-4">
          <Skeleton className="h-3.5 w-16" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </Card>
  )
}
