import { createStore, useStore } from '../store.ts'

/** Known by the platform alone, from a cookie that script cannot read; kept nowhere, since it ends. */
const resting = createStore(false)

/** What the platform said of this browser last. */
export const tellRest = (restingUntil: string | null) => resting.set(restingUntil !== null)

/** Whether somebody takes a break in this browser. */
export const useRest = () => useStore(resting)
