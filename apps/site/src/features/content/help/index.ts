import { lazy } from 'react'

export const HelpPage = lazy(() => import('./HelpPage.tsx'))
