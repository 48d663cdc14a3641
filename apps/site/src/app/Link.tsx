import type { AnchorHTMLAttributes } from 'react'
import { goTo } from '../shared/navigation.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  to: string
}

/** A way to another page of ours. Opening it elsewhere (a new tab, a download) stays the browser's affair. */
export function Link({ to, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        const isPlain =
          event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (!isPlain) return
        event.preventDefault()
        goTo(to)
      }}
    />
  )
}
