import { lazy, Suspense } from 'react'
import { AuthDialog } from '../features/auth/index.ts'
import { useSite } from '../shared/brand.ts'
import { registerGate } from '../shared/gates.ts'
import { usePlace } from '../shared/navigation.ts'
import { useSession } from '../shared/session.ts'
import { useActions } from './actions.ts'
import { useEntered, useMustChangePassword } from './entered.ts'
import { dialogOf, readSearch } from './paths.ts'
import { useSearchOpen } from './search.ts'
import { useSideMenuOpen } from './sideMenu.ts'
import { useSignOutAsked } from './signOut.ts'

const SearchOverlay = lazy(() => import('./SearchOverlay.tsx'))
const SideMenu = lazy(() => import('./SideMenu.tsx'))
const SignOutPrompt = lazy(() => import('./SignOutPrompt.tsx'))
const MemberOverlay = lazy(() => import('./MemberOverlay.tsx'))
const ForcedPassword = lazy(() => import('./ForcedPassword.tsx'))

/** What lies over a page. Each is fetched when it is first wanted. */
export function Overlays() {
  const isLoggedIn = useSession() !== null
  const { mc } = readSearch(usePlace().search)
  const isSignOutAsked = useSignOutAsked()
  const isMenuOpen = useSideMenuOpen()
  const isSearchOpen = useSearchOpen()
  const mustChange = useMustChangePassword()
  return (
    <Suspense>
      <Entrance />
      {mc !== undefined && <MemberOverlay mc={mc} />}
      {isMenuOpen && <SideMenu />}
      {isSearchOpen && <SearchOverlay />}
      {isSignOutAsked && isLoggedIn && <SignOutPrompt />}
      {mustChange && isLoggedIn && <ForcedPassword />}
    </Suspense>
  )
}

/** Login and registration, over home, by address. */
function Entrance() {
  const { switches } = useSite()
  const { pathname, search } = usePlace()
  const { closeDialog, logIn, register } = useActions()
  const onEntered = useEntered()
  const wanted = dialogOf(pathname)
  if (!wanted) return null
  const mode = registerGate(switches, { isLoggedIn: false, type: null }) ? wanted : 'login'
  return (
    <AuthDialog
      mode={mode}
      onSwitch={(next) => (next === 'login' ? logIn : register)(readSearch(search).to)}
      onClose={closeDialog}
      onEntered={onEntered}
    />
  )
}
