import { lazy } from 'react'

export const ReturnsPage = lazy(() => import('./ReturnsPage.tsx'))
