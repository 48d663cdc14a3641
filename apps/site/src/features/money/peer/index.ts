import { lazy } from 'react'

/** Fetched when somebody pays, or is paid by, another member. */
export const PeerPage = lazy(() => import('./PeerPage.tsx'))
export { useWaiting } from './queries.ts'
