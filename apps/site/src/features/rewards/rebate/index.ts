import { lazy } from 'react'

/** Fetched when it is opened. */
export const RebatePage = lazy(() => import('./RebatePage.tsx'))
