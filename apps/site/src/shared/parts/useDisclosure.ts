import { useEffect, useRef, useState } from 'react'

/**
 * At most one of several parts is folded out. Escape folds it in and gives the focus back to its button,
 * as does a press or the focus anywhere outside of `root`.
 */
export function useDisclosure<Key extends string, Root extends HTMLElement>() {
  const [open, setOpen] = useState<Key | null>(null)
  const root = useRef<Root>(null)
  const opener = useRef<HTMLElement | null>(null)

  useEffect(() => {
    if (open === null) return
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(null)
    }
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(null)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', byKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', byKey)
    }
  }, [open])

  return {
    open,
    setOpen,
    root,
    /** For the button of a part. */
    toggle: (key: Key) => ({
      'aria-expanded': open === key,
      onClick: (event: React.MouseEvent<HTMLElement>) => {
        opener.current = event.currentTarget
        setOpen(open === key ? null : key)
      },
    }),
  }
}
