import { Suspense } from 'react'
import { useMember } from '../../features/account/member/index.ts'
import { RealityCheck } from '../../features/account/protection/index.ts'
import { useSession } from '../../shared/session/session.ts'
import { useActions } from '../actions.ts'

const trialType = 4

/** Wherever a game runs, a member is told how long play has lasted, as often as they chose. */
export function PlayedFor({ onLeave }: { onLeave: () => void }) {
  const isLoggedIn = useSession() !== null
  const { openPanel } = useActions()
  const member = useMember()
  if (!isLoggedIn || !member.data || member.data.type === trialType) return null
  return (
    <Suspense>
      <RealityCheck onLeave={onLeave} onLimits={() => openPanel('protection')} />
    </Suspense>
  )
}
