import { lazy } from 'react'

/** Fetched when it is opened. */
export const ReferralPage = lazy(() => import('./ReferralPage.tsx'))
