import { WarningCircleIcon } from '../../../shared/look/icons.ts'

/** What went wrong with a change. */
export function Problem({ children }: { children: string | null }) {
  if (!children) return null
  return (
    <p role="alert" className="flex gap-3 rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] font-[640]">
      <WarningCircleIcon size={20} weight="fill" className="flex-none text-negative" />
      {children}
    </p>
  )
}
