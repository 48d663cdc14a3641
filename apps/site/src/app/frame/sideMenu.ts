import { createStore, useStore } from '../../shared/store.ts'

const isOpen = createStore(false)

/** The side menu is opened from the header and lies over any page. */
export const openSideMenu = () => isOpen.set(true)
export const closeSideMenu = () => isOpen.set(false)
export const useSideMenuOpen = () => useStore(isOpen)
