import { useMember } from '../../features/account/member/index.ts'
import { useSite } from '../../shared/session/brand.ts'
import { memberGate } from '../../shared/session/gates.ts'
import { useSession } from '../../shared/session/session.ts'
import { useActions } from '../actions.ts'
import { tellTrial } from '../play/trial.ts'

/** The name under which the panel's menu stands in the address, before a page of it is chosen. */
export const panelMenu = 'menu'

/** Whether there is a member centre at all, and what happens when somebody reaches for it. */
export function useMemberPanel() {
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const { openPanel } = useActions()
  const verdict = memberGate(switches, { isLoggedIn, type: member.data?.type ?? null })
  const openAt = (page: string) => (verdict === 'real-account' ? tellTrial() : openPanel(page))
  return {
    isOffered: verdict !== 'closed',
    verdict,
    open: () => openAt(panelMenu),
    /** At one of its pages, by its name. */
    openAt,
  }
}
