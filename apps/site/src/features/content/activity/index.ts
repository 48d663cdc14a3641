import { lazy } from 'react'

/** Opens over the page, so that it is fetched after the page. */
export const ActivityWindow = lazy(() => import('./ActivityWindow.tsx'))
