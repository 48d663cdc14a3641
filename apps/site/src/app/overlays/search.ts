import { useEffect } from 'react'
import { createStore, useStore } from '../../shared/store.ts'

const isOpen = createStore(false)
let opener: Element | null = null

/** The search is opened from the header and the side menu, and lies over any page. */
export function openSearch(): void {
  opener = document.activeElement
  isOpen.set(true)
}

/** Whoever opened it has the focus again, once the dialog has let go of it. */
export function closeSearch(): void {
  isOpen.set(false)
  const back = opener
  setTimeout(() => back instanceof HTMLElement && back.isConnected && back.focus(), 50)
}

export const useSearchOpen = () => useStore(isOpen)

/** Ctrl K, or Cmd K, opens it on any page, unless a window lies over that. A letter alone would be in the way of readers by voice. */
export function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'
      if (!isAsked || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      openSearch()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
