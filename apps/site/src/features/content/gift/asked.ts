import { createStore, useStore } from '../../../shared/store.ts'

const isAll = createStore(false)

/** All gifts in a window, opened from wherever they are named. */
export const openGifts = () => isAll.set(true)
export const closeGifts = () => isAll.set(false)
export const useAllGifts = () => useStore(isAll)
