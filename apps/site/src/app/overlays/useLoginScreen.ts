import { usePlace } from '../../shared/address/navigation.ts'
import { useSite } from '../../shared/session/brand.ts'
import { useSession } from '../../shared/session/session.ts'
import { isOn } from '../../shared/session/switches.ts'
import { dialogOf, isRecovery } from '../pages/paths.ts'

/** Where visitors have to log in first, the login is a screen of its own: nothing of the site is behind it. */
export function useLoginScreen(): boolean {
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const { pathname } = usePlace()
  const isEntrance = dialogOf(pathname) !== null || isRecovery(pathname)
  return !isLoggedIn && isOn(switches, 'SITE_LOGIN_TO_HOME') && isEntrance
}
