import { lazy } from 'react'

/** Fetched when somebody wants to be paid out. */
export const WithdrawPage = lazy(() => import('./WithdrawPage.tsx'))
