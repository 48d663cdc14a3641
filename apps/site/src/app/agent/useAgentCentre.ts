import { useMember } from '../../features/account/member/index.ts'
import { useSite } from '../../shared/session/brand.ts'
import { agentGate } from '../../shared/session/gates.ts'
import { useSession } from '../../shared/session/session.ts'
import { useActions } from '../actions.ts'

/** The name under which the centre's menu stands in the address, before a page of it is chosen. */
export const agentMenu = 'menu'

/** Whether there is an agent centre for who is here, and the way into it. */
export function useAgentCentre() {
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const { openAgent } = useActions()
  const verdict = agentGate(switches, { isLoggedIn, type: member.data?.type ?? null })
  return { verdict, member, isOffered: verdict === 'open', open: () => openAgent(agentMenu) }
}
