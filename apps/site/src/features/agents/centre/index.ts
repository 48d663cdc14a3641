import { lazy } from 'react'

/** Fetched when the centre is opened. */
export const AgentWindow = lazy(() => import('./AgentWindow.tsx'))
export const NoAgentWindow = lazy(() => import('./NoAgentWindow.tsx'))
