import type { AnchorHTMLAttributes } from 'react'
import { goTo } from './navigation.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'onClick'> {
  to: string
  /** Told when the link is followed on this page. */
  onPress?: () => void
}

/** A way to another page of ours. Opening it elsewhere (a new tab, a download) stays the browser's affair. */
export function Link({ to, onPress, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        const isPlain =
          event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (!isPlain) return
        event.preventDefault()
        onPress?.()
        goTo(to)
      }}
    />
  )
}
