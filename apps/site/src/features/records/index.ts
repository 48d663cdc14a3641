import { lazy } from 'react'

/** Fetched for members, and when the record is opened. */
export const RecentRounds = lazy(async () => ({ default: (await import('./RecentRounds.tsx')).RecentRounds }))
export const RecordsPage = lazy(() => import('./RecordsPage.tsx'))
