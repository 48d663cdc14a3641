import { lazy } from 'react'

/** Fetched when the security centre is opened. */
export const SecurityCenter = lazy(() => import('./SecurityCenter.tsx'))
