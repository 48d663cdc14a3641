import { useMember } from '../../../features/account/member/index.ts'
import { shareStep } from '../../../features/account/share/index.ts'
import { useSite } from '../../../shared/session/brand.ts'
import { useSession } from '../../../shared/session/session.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { useActions } from '../../actions.ts'

interface Panels {
  hasPanel(page: string): boolean
}

/** The table of panels comes with the first press that has to know it. */
const fetchPanels = (): Promise<Panels> => import('../../member/panels.ts')

/** The control that invites friends: what a press on it does. Where the table does not come, no panel is there. */
export function useShare(panels = fetchPanels): () => Promise<void> {
  const text = useText()
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const { logIn, openPanel } = useActions()
  const stepWhere = ({ hasPanel }: Panels) =>
    shareStep(
      switches,
      { isLoggedIn, type: member.data?.type ?? null },
      { hasAgentCentre: hasPanel('agentRegister'), hasReferral: hasPanel('referral') },
    )
  return async () => {
    const wanted = stepWhere({ hasPanel: () => true })
    const isPanel = wanted === 'agent-register' || wanted === 'referral'
    const step = isPanel ? stepWhere(await panels().catch(() => ({ hasPanel: () => false }))) : wanted
    if (step === 'login') logIn()
    if (step === 'agent-register') openPanel('agentRegister')
    if (step === 'referral') openPanel('referral')
    if (step === 'soon') note('plain', text('frame.share_soon'))
  }
}
