import { Skeleton } from '@jackfruit/ui'
import { Suspense } from 'react'
import { Lobby } from '../features/lobby/index.ts'
import { useMember } from '../features/member/index.ts'
import { RecentRounds } from '../features/records/index.ts'
import { useSite } from '../shared/brand.ts'
import { memberGate, registerGate } from '../shared/gates.ts'
import { ScalesIcon } from '../shared/icons.ts'
import { useSession } from '../shared/session.ts'
import { useText } from '../shared/text.ts'
import { gamePath, useActions } from './actions.ts'
import { Link } from './Link.tsx'
import { Page } from './Page.tsx'

export function HomeRoute() {
  const text = useText()
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const actions = useActions()
  const visitor = { isLoggedIn, type: member.data?.type ?? null }
  return (
    <Page>
      <Lobby
        isLoggedIn={isLoggedIn}
        canRegister={registerGate(switches, visitor)}
        onRegister={() => actions.register()}
        onLogin={() => actions.logIn()}
        onRecords={actions.records}
        onPlay={(nodeId) => (isLoggedIn ? actions.play(nodeId) : actions.logIn(gamePath(nodeId)))}
        aside={
          memberGate(switches, visitor) === 'open' ? (
            <Suspense fallback={<Skeleton className="min-h-[340px] !rounded-[18px]" />}>
              <RecentRounds onAll={actions.records} />
            </Suspense>
          ) : null
        }
        fairnessLink={
          <Link to="/verify" className="btn btn-ghost">
            <ScalesIcon size={20} />
            {text('lobby.fair_check')}
          </Link>
        }
      />
    </Page>
  )
}
