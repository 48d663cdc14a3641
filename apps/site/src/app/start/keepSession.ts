import type { Text } from '@jackfruit/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { keepSocket } from '../../shared/calls/socket.ts'
import { keepRotating } from '../../shared/session/rotation.ts'
import { tellJackpot } from './tellJackpot.ts'

/** What a session needs while it lives: a socket for pushes and who hears them, and a fresh token now and then. */
export function keepSession(cache: QueryClient, text: Text): () => void {
  const stops = [tellJackpot(cache, text), keepSocket(), keepRotating()]
  return () => {
    for (const stop of stops) stop()
  }
}
