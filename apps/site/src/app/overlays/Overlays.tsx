import { lazy, type ReactNode, Suspense } from 'react'
import { AuthDialog } from '../../features/account/auth/index.ts'
import { usePlace } from '../../shared/address/navigation.ts'
import { useSite } from '../../shared/session/brand.ts'
import { registerGate } from '../../shared/session/gates.ts'
import { useSession } from '../../shared/session/session.ts'
import { WholeTexts } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { agentMenu } from '../agent/useAgentCentre.ts'
import { useSideMenuOpen } from '../frame/sideMenu.ts'
import { agentPath, dialogOf, isRecovery, readSearch } from '../pages/paths.ts'
import { useOverPage } from '../play/launching.ts'
import { useTrialTold } from '../play/trial.ts'
import { useDuePassword, useEntered } from '../start/entered.ts'
import { canRecover } from './canRecover.ts'
import { Patience } from './Patience.tsx'
import { useSearchOpen } from './search.ts'
import { useSignOutAsked } from './signOut.ts'
import { useLoginScreen } from './useLoginScreen.ts'

const SearchOverlay = lazy(() => import('./SearchOverlay.tsx'))
const SideMenu = lazy(() => import('../frame/SideMenu.tsx'))
const SignOutPrompt = lazy(() => import('./SignOutPrompt.tsx'))
const MemberCentre = lazy(() => import('../member/MemberCentre.tsx'))
const AgentCentre = lazy(() => import('../agent/AgentCentre.tsx'))
const Recovery = lazy(() => import('./Recovery.tsx'))
const TrialDialog = lazy(() => import('../play/TrialDialog.tsx'))
const LaunchOverlay = lazy(() => import('../play/LaunchOverlay.tsx'))
const ForcedPassword = lazy(() => import('./ForcedPassword.tsx'))

/** What lies over a page. Each is fetched when it is first wanted. */
export function Overlays() {
  const isLoggedIn = useSession() !== null
  const { pathname, search } = usePlace()
  const { mc, ac = pathname === agentPath ? agentMenu : undefined } = readSearch(search)
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
      {ac !== undefined && mc === undefined && over(<AgentCentre ac={ac} />)}
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
