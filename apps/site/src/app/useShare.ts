import { useMember } from '../features/account/member/index.ts'
import { useSite } from '../shared/session/brand.ts'
import { useSession } from '../shared/session/session.ts'
import { note } from '../shared/text/notes.ts'
import { useText } from '../shared/text/text.ts'
import { useActions } from './actions.ts'
import { hasPanel } from './member/memberEntries.ts'
import { shareStep } from './share.ts'

/** The control that invites friends: what a press on it does. */
export function useShare(): () => void {
  const text = useText()
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const { logIn, openPanel } = useActions()
  const step = shareStep(
    switches,
    { isLoggedIn, type: member.data?.type ?? null },
    { hasAgentCentre: hasPanel('agentRegister'), hasReferral: hasPanel('referral') },
  )
  return () => {
    if (step === 'login') logIn()
    if (step === 'agent-register') openPanel('agentRegister')
    if (step === 'referral') openPanel('referral')
    if (step === 'soon') note('plain', text('frame.share_soon'))
  }
}
