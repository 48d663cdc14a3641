import { lazy } from 'react'

export const HelpPage = lazy(() => import('./HelpPage.tsx'))
export { searchArticles } from './search.ts'
