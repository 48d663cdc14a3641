import { lazy } from 'react'

/** Fetched with the record that it checks. */
export const StatementCard = lazy(() => import('./StatementCard.tsx'))
