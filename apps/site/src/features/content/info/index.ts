import { lazy } from 'react'

export const InfoPage = lazy(() => import('./InfoPage.tsx'))
export const NoticePage = lazy(() => import('./NoticePage.tsx'))
