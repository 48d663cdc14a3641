import { lazy } from 'react'

/** Fetched when they are opened. */
export const RewardCentre = lazy(() => import('./RewardCentre.tsx'))
export const BonusDetails = lazy(() => import('./BonusDetails.tsx'))
export { useOpenOffers, useReadyMissions, useWaitingRewards } from './queries.ts'
