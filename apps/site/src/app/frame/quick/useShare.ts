import { useMember } from '../../../features/account/member/index.ts'
import { shareStep } from '../../../features/account/share/index.ts'
import { useSite } from '../../../shared/session/brand.ts'
import { useSession } from '../../../shared/session/session.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { useActions } from '../../actions.ts'

/** The control that invites friends: what a press on it does. The table of panels comes with the press: it knows what it needs. */
export function useShare(): () => Promise<void> {
  const text = useText()
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const { logIn, openPanel } = useActions()
  return async () => {
    const { hasPanel } = await import('../../member/panels.ts')
    const step = shareStep(
      switches,
      { isLoggedIn, type: member.data?.type ?? null },
      { hasAgentCentre: hasPanel('agentRegister'), hasReferral: hasPanel('referral') },
    )
    if (step === 'login') logIn()
    if (step === 'agent-register') openPanel('agentRegister')
    if (step === 'referral') openPanel('referral')
    if (step === 'soon') note('plain', text('frame.share_soon'))
  }
}
