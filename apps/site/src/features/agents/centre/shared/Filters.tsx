import type { ReactNode } from 'react'

interface FiltersProps {
  search: ReactNode
  /** The list as a file. */
  file: ReactNode
  /** What narrows and orders it. */
  children?: ReactNode
}

/** All in one line where there is room; on phones the search with the file, and choices side by side below. */
export function Filters({ search, file, children }: FiltersProps) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      {search}
      <div className="flex flex-none md:order-last">{file}</div>
      {children && <div className="flex gap-2 max-md:w-full max-md:[&>*]:!flex-1">{children}</div>}
    </div>
  )
}
