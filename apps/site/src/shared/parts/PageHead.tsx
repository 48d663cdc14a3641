import { RindTexture } from '@jackfruit/ui'
import type { ReactNode } from 'react'

interface PageHeadProps {
  /** Slides that stand in place of the band; name and first step are below them. */
  banner?: ReactNode
  title: string
  lead: string
  /** A picture at the end of the line, where there is room for one. */
  picture?: ReactNode
  children?: ReactNode
}

/** The band that opens a page of written content: its name, what it is for, and the first step. */
export function PageHead({ banner, title, lead, picture, children }: PageHeadProps) {
  if (banner)
    return (
      <>
        {banner}
        <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <h1 className="text-[26px] md:text-[34px]">{title}</h1>
            <p className="mt-1 max-w-[62ch] text-text-2">{lead}</p>
          </div>
          {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
        </header>
      </>
    )
  return (
    <header className="rind on-rind relative flex items-center gap-6 overflow-hidden rounded-[18px] px-5 py-7 md:px-10 md:py-10">
      <RindTexture strength={0.18} fade="start" />
      <div className="relative min-w-0 flex-1">
        <h1 className="text-[26px] md:text-[36px]">{title}</h1>
        <p className="mt-2 max-w-[62ch] text-on-rind-2">{lead}</p>
        {children && <div className="mt-5 flex flex-wrap items-center gap-3">{children}</div>}
      </div>
      {picture && <div className="relative -my-4 flex-none max-md:hidden">{picture}</div>}
    </header>
  )
}
