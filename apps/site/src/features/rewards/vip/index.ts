import { lazy } from 'react'

/** Fetched when it is opened. */
export const VipPage = lazy(() => import('./VipPage.tsx'))
