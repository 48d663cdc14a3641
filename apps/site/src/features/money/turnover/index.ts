import { lazy } from 'react'

/** Fetched when it is opened. */
export const TurnoverPage = lazy(() => import('./TurnoverPage.tsx'))
export const CountedBets = lazy(async () => ({ default: (await import('./CountedBets.tsx')).CountedBets }))
