import { lazy } from 'react'

/** Fetched when it is first opened. */
export const MiniGame = lazy(() => import('./MiniGame.tsx'))
