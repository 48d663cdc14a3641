import { lazy } from 'react'
import { belowFold } from '../../../shared/look/calm.ts'

const fetchPots = () => import('./Jackpot.tsx')

/** On home, where a phone has it below the fold. */
export const Jackpot = lazy(() => belowFold(fetchPots))
/** At the head of a page. */
export const Pots = lazy(fetchPots)
