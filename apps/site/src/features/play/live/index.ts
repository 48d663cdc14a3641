import { lazy } from 'react'

/** Fetched with the page of live games, and beside it. */
export const LiveTables = lazy(() => import('./LiveTables.tsx'))
/** Fetched when it is opened. */
export const SeveralTables = lazy(() => import('./several/SeveralTables.tsx'))
export { mostTables, severalPath } from './several/set.ts'
