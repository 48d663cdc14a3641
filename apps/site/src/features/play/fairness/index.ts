import { lazy } from 'react'

/** Fetched when a proof is shown or checked. */
export const ProofCard = lazy(async () => ({ default: (await import('./ProofCard.tsx')).ProofCard }))
export const VerifyPage = lazy(() => import('./VerifyPage.tsx'))
export const SeedsPage = lazy(() => import('./SeedsPage.tsx'))
