import { createStore, useStore } from '../../../shared/store.ts'

const isOpen = createStore(false)

/** The sheet of service and shortcuts, which the header opens where there is no room for a bar beside the page. */
export const openQuick = () => isOpen.set(true)
export const closeQuick = () => isOpen.set(false)
export const useQuickOpen = () => useStore(isOpen)

/** Room for the bar beside the column of the page; where there is none it would cover what people read. */
export const besideThePage = '(min-width: 89rem)'
