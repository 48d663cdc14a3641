import { lazy } from 'react'

export { Lobby } from './Lobby.tsx'

/** For members only, so that visitors do not fetch it. */
export const ContinuePlaying = lazy(() => import('./ContinuePlaying.tsx'))
