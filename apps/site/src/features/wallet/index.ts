import { lazy } from 'react'

export { balanceKey } from './useBalance.ts'
/** Fetched for members. */
export const BalanceChip = lazy(() => import('./BalanceChip.tsx'))
