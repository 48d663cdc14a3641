import { lazy } from 'react'

/** Fetched when the record is opened. */
export const AccountRecord = lazy(() => import('./AccountRecord.tsx'))
