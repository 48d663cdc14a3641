import { useRef } from 'react'

/**
 * Where the focus was when a window opened, to go back there when it closes. The windows here have no trigger of
 * their own that the library would know. Where something else took the focus meanwhile, a new page say, it stays.
 */
export function useOpener(begin?: (event: Event) => void) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement
      begin?.(event)
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const { activeElement } = document
      const isFree = !activeElement || activeElement === document.body
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    },
  }
}
