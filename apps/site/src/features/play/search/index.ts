import { lazy } from 'react'

/** Fetched when it is first opened. */
export const SearchDialog = lazy(() => import('./SearchDialog.tsx'))
export type { Other } from './others.ts'
