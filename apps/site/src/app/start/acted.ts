/** Whether a member has done something yet: windows that nobody asked for wait until then, and visitors see none. */
import { useEffect } from 'react'
import { usePlace } from '../../shared/address/navigation.ts'
import { currentToken, useSession } from '../../shared/session/session.ts'
import { createStore, useStore } from '../../shared/store.ts'
import { dialogOf } from '../pages/paths.ts'

/** Whoever comes back with a session is no newcomer. */
const acted = createStore(currentToken() !== null)

export const useActed = (): boolean => useStore(acted)

let seen = { isLoggedIn: false, pathname: '' }

/** Follows where a member goes. The way from the login to the page that was wanted is not a step of theirs. */
export function useWatchActed(): void {
  const isLoggedIn = useSession() !== null
  const { pathname } = usePlace()
  useEffect(() => {
    const before = seen
    seen = { isLoggedIn, pathname }
    if (!isLoggedIn) return acted.set(false)
    const hasGone = before.isLoggedIn && before.pathname !== pathname && dialogOf(before.pathname) === null
    if (hasGone) acted.set(true)
  }, [isLoggedIn, pathname])
}
