import { useMember } from '../../../features/account/member/index.ts'
import { shareStep } from '../../../features/account/share/index.ts'
import { useSite } from '../../../shared/session/brand.ts'
import { useSession } from '../../../shared/session/session.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { useActions } from '../../actions.ts'

/** Asks the table of panels, which comes with the first press that has to know it. Where it does not come, none is there. */
const panelsThere = (): Promise<(page: string) => boolean> =>
  import('../../member/panels.ts').then(
    ({ hasPanel }) => hasPanel,
    () => () => false,
  )

/** The control that invites friends: what a press on it does. */
export function useShare(): () => Promise<void> {
  const text = useText()
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const { logIn, openPanel } = useActions()
  const stepWhere = (hasPanel: (page: string) => boolean) =>
    shareStep(
      switches,
      { isLoggedIn, type: member.data?.type ?? null },
      { hasAgentCentre: hasPanel('agentRegister'), hasReferral: hasPanel('referral') },
    )
  return async () => {
    const wanted = stepWhere(() => true)
    const isPanel = wanted === 'agent-register' || wanted === 'referral'
    const step = isPanel ? stepWhere(await panelsThere()) : wanted
    if (step === 'login') logIn()
    if (step === 'agent-register') openPanel('agentRegister')
    if (step === 'referral') openPanel('referral')
    if (step === 'soon') note('plain', text('frame.share_soon'))
  }
}
