import { lazy } from 'react'

/** Fetched when somebody wants to pay in. */
export const DepositPage = lazy(() => import('./DepositPage.tsx'))
