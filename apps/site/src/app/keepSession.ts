import { keepRotating } from '../shared/rotation.ts'
import { keepSocket } from '../shared/socket.ts'

/** What a session needs while it lives: a socket for pushes, and a fresh token now and then. */
export function keepSession(): () => void {
  const stops = [keepSocket(), keepRotating()]
  return () => {
    for (const stop of stops) stop()
  }
}
