import { lazy } from 'react'

/** Fetched when it is opened. */
export const Profit = lazy(() => import('./Profit.tsx'))
