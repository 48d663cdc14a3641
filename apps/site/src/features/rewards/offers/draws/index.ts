import { lazy } from 'react'

/** Fetched when an offer that is drawn is opened. */
export const DrawPanel = lazy(() => import('./DrawPanel.tsx'))
