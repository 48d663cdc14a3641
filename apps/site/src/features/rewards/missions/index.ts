import { lazy } from 'react'

/** Fetched when it is opened. */
export const MissionsPage = lazy(() => import('./MissionsPage.tsx'))
