import { createStore, useStore } from '../store.ts'

const key = 'balanceHidden'
const isHidden = createStore(localStorage.getItem(key) === '1')

/** Whether amounts of the purse are hidden from onlookers; remembered on this device. */
export const useHidden = () => useStore(isHidden)

export function setHidden(next: boolean): void {
  localStorage.setItem(key, next ? '1' : '0')
  isHidden.set(next)
}
