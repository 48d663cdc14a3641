import { createStore, useStore } from '../../shared/store.ts'

const isTold = createStore(false)

/** A trial account reached for what needs a real one: it is told so, with the way to one. */
export const tellTrial = () => isTold.set(true)
export const trialIsTold = () => isTold.set(false)
export const useTrialTold = () => useStore(isTold)
