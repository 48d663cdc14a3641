import { lazy } from 'react'

/** Fetched when they are opened. */
export const ProtectionPage = lazy(() => import('./ProtectionPage.tsx'))
export const RealityCheck = lazy(() => import('./RealityCheck.tsx'))
/** Fetched where a game runs. */
export const SittingFigures = lazy(() => import('./SittingFigures.tsx'))
