import type { ReactNode } from 'react'
import { WarningCircleIcon } from '../look/icons.ts'

/** What went wrong with what was just tried. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className="flex gap-3 rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] font-[640]">
      <WarningCircleIcon size={20} weight="fill" className="flex-none text-negative" />
      <span>{children}</span>
    </p>
  )
}
