import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { AuthDialog } from '../features/auth/index.ts'
import { useSite } from '../shared/brand.ts'
import { registerGate } from '../shared/gates.ts'
import { useSession } from '../shared/session.ts'
import { useActions } from './actions.ts'
import { useEntered, useMustChangePassword } from './entered.ts'
import { MemberOverlay } from './MemberOverlay.tsx'
import { dialogOf } from './paths.ts'
import { useSignOutAsked } from './signOut.ts'

const SignOutPrompt = lazy(() => import('./SignOutPrompt.tsx'))
const ForcedPassword = lazy(() => import('./ForcedPassword.tsx'))

/** What lies over a page. Each is fetched when it is first wanted. */
export function Overlays() {
  const isLoggedIn = useSession() !== null
  const isSignOutAsked = useSignOutAsked()
  const mustChange = useMustChangePassword()
  return (
    <Suspense>
      <Entrance />
      <MemberOverlay />
      {isSignOutAsked && isLoggedIn && <SignOutPrompt />}
      {mustChange && isLoggedIn && <ForcedPassword />}
    </Suspense>
  )
}

/** Login and registration, over home, by address. */
function Entrance() {
  const { switches } = useSite()
  const { pathname } = useLocation()
  const { home, logIn, register } = useActions()
  const onEntered = useEntered()
  const wanted = dialogOf(pathname)
  if (!wanted) return null
  const mode = registerGate(switches, { isLoggedIn: false, type: null }) ? wanted : 'login'
  return (
    <AuthDialog
      mode={mode}
      onSwitch={(next) => (next === 'login' ? logIn() : register())}
      onClose={home}
      onEntered={onEntered}
    />
  )
}
