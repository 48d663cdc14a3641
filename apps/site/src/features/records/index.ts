import { lazy } from 'react'

export { RecentRounds } from './RecentRounds.tsx'
/** Fetched when the record is opened. */
export const RecordsPage = lazy(() => import('./RecordsPage.tsx'))
