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
