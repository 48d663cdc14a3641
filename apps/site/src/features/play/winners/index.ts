import { lazy } from 'react'

export const WinnersPage = lazy(() => import('./WinnersPage.tsx'))
