import { useMember } from '../features/member/index.ts'
import { useSite } from '../shared/brand.ts'
import { memberGate } from '../shared/gates.ts'
import { note } from '../shared/notes.ts'
import { useSession } from '../shared/session.ts'
import { useText } from '../shared/text.ts'
import { useActions } from './actions.ts'

/** The name under which the panel's menu stands in the address, before a page of it is chosen. */
export const panelMenu = 'menu'

/** Whether there is a member centre at all, and what happens when somebody reaches for it. */
export function useMemberPanel() {
  const text = useText()
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const { openPanel } = useActions()
  const verdict = memberGate(switches, { isLoggedIn, type: member.data?.type ?? null })
  return {
    isOffered: verdict !== 'closed',
    verdict,
    open() {
      if (verdict === 'real-account') note('plain', text('errors.in_need_true_account'))
      else openPanel(panelMenu)
    },
  }
}
