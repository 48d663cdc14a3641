import { lazy } from 'react'

/** Fetched with the page of live games, and beside it. */
export const LiveTables = lazy(() => import('./LiveTables.tsx'))
