import { lazy } from 'react'

/** Fetched when it is opened. */
export const Profit = lazy(() => import('./Profit.tsx'))
/** For members, on home. */
export const OwnWeek = lazy(() => import('./OwnWeek.tsx'))
