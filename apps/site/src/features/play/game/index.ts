import { lazy } from 'react'

/** Fetched when a game is opened. */
export const GamePage = lazy(() => import('./GamePage.tsx'))
