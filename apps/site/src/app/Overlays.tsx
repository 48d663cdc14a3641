import { lazy, type ReactNode, Suspense } from 'react'
import { AuthDialog } from '../features/account/auth/index.ts'
import { useSite } from '../shared/brand.ts'
import { registerGate } from '../shared/gates.ts'
import { usePlace } from '../shared/navigation.ts'
import { useSession } from '../shared/session.ts'
import { WholeTexts } from '../shared/text.ts'
import { useActions } from './actions.ts'
import { canRecover } from './canRecover.ts'
import { useDuePassword, useEntered } from './entered.ts'
import { useOverPage } from './launching.ts'
import { Patience } from './Patience.tsx'
import { dialogOf, isRecovery, readSearch } from './paths.ts'
import { useSearchOpen } from './search.ts'
import { useSideMenuOpen } from './sideMenu.ts'
import { useSignOutAsked } from './signOut.ts'
import { useTrialTold } from './trial.ts'
import { useLoginScreen } from './useLoginScreen.ts'

const SearchOverlay = lazy(() => import('./SearchOverlay.tsx'))
const SideMenu = lazy(() => import('./SideMenu.tsx'))
const SignOutPrompt = lazy(() => import('./SignOutPrompt.tsx'))
const MemberCentre = lazy(() => import('./MemberCentre.tsx'))
const Recovery = lazy(() => import('./Recovery.tsx'))
const TrialDialog = lazy(() => import('./TrialDialog.tsx'))
const LaunchOverlay = lazy(() => import('./LaunchOverlay.tsx'))
const ForcedPassword = lazy(() => import('./ForcedPassword.tsx'))

/** What lies over a page. Each is fetched when it is first wanted. */
export function Overlays() {
  const isLoggedIn = useSession() !== null
  const { pathname, search } = usePlace()
  const { mc } = readSearch(search)
  const isSignOutAsked = useSignOutAsked()
  const isMenuOpen = useSideMenuOpen()
  const isSearchOpen = useSearchOpen()
  const due = useDuePassword()
  const isTrialTold = useTrialTold()
  const overPage = useOverPage()
  return (
    <>
      <Entrance />
      {isRecovery(pathname) && over(<Recovery />)}
      {mc !== undefined && over(<MemberCentre mc={mc} />)}
      {isMenuOpen && over(<SideMenu />)}
      {isSearchOpen && over(<SearchOverlay />)}
      {isSignOutAsked && isLoggedIn && over(<SignOutPrompt />)}
      {isTrialTold && isLoggedIn && over(<TrialDialog />)}
      {overPage && isLoggedIn && over(<LaunchOverlay shown={overPage} />)}
      {due && isLoggedIn && over(<ForcedPassword {...due} />)}
    </>
  )
}

/** Each waits for itself alone: what is open already stays where it is. */
const over = (window: ReactNode) => (
  <Suspense fallback={<Patience />}>
    <WholeTexts />
    {window}
  </Suspense>
)

/** Login and registration, over home, by address. */
function Entrance() {
  const { switches } = useSite()
  const { pathname, search } = usePlace()
  const { closeDialog, logIn, register, forgot } = useActions()
  const isScreen = useLoginScreen()
  const onEntered = useEntered()
  const wanted = dialogOf(pathname)
  if (!wanted || isScreen) return null
  const { to, side = 'member' } = readSearch(search)
  const mode = registerGate(switches, { isLoggedIn: false, type: null }) ? wanted : 'login'
  return over(
    <AuthDialog
      mode={mode}
      side={side}
      onSwitch={(next) => (next === 'login' ? logIn : register)(to)}
      onForgot={canRecover(switches) ? forgot : null}
      onClose={closeDialog}
      onEntered={onEntered}
    />,
  )
}
