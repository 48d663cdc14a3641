import { useEffect, useRef } from 'react'
import { roomy } from '../look/media.ts'

/** On a phone a page of a centre covers its menu: the focus goes along, and back to the entry that it came from. */
export function useCentreFocus(page: string | null) {
  const heading = useRef<HTMLHeadingElement>(null)
  const menu = useRef<HTMLElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    const from = last.current
    last.current = page
    // Where there is room the menu stays, and the focus with it.
    if (matchMedia(roomy).matches) return
    if (page) heading.current?.focus()
    else menu.current?.querySelector<HTMLElement>(`[data-page="${from}"]`)?.focus()
  }, [page])
  return { heading, menu }
}
