import { lazy } from 'react'

export const JoinPage = lazy(() => import('./JoinPage.tsx'))
