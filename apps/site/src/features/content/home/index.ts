import { lazy } from 'react'
import { belowFold } from '../../../shared/look/calm.ts'

export const Jackpot = lazy(() => belowFold(() => import('./Jackpot.tsx')))
