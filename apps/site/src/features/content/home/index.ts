import { lazy } from 'react'

export const Jackpot = lazy(() => import('./Jackpot.tsx'))
