import { lazy } from 'react'

/** Fetched when they are opened. */
export const PointMall = lazy(() => import('./PointMall.tsx'))
export const PointRecord = lazy(() => import('./PointRecord.tsx'))
