import { lazy } from 'react'

/** Fetched for members, and when the record is opened. */
export const RecentRounds = lazy(() => import('./RecentRounds.tsx'))
export const RecordsPage = lazy(() => import('./RecordsPage.tsx'))
