import { lazy } from 'react'

export { balanceKey, useBalance } from './useBalance.ts'
/** Fetched for members. */
export const BalanceChip = lazy(() => import('./BalanceChip.tsx'))
/** Fetched where a game runs. */
export const TrialBalance = lazy(() => import('./TrialBalance.tsx'))
/** Fetched when they are opened in the member centre. */
export const WalletPage = lazy(() => import('./WalletPage.tsx'))
export const UplinePage = lazy(() => import('./UplinePage.tsx'))
