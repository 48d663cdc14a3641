import { Skeleton } from '@jackfruit/ui'
import { Suspense } from 'react'
import { useMember } from '../../features/account/member/index.ts'
import { Jackpot } from '../../features/content/home/index.ts'
import { FirstNotice, NoticeBar } from '../../features/content/notices/index.ts'
import { ContinuePlaying, Lobby } from '../../features/play/lobby/index.ts'
import { RecentRounds } from '../../features/records/betting/index.ts'
import { OwnWeek } from '../../features/records/profit/index.ts'
import { goTo } from '../../shared/address/navigation.ts'
import { useCalm } from '../../shared/look/calm.ts'
import { useSite } from '../../shared/session/brand.ts'
import { memberGate, registerGate } from '../../shared/session/gates.ts'
import { useSession } from '../../shared/session/session.ts'
import { isOn } from '../../shared/session/switches.ts'
import { gamePath, useActions } from '../actions.ts'
import { useLauncher } from '../play/useLauncher.ts'
import { useActed } from '../start/acted.ts'
import { Page } from './Page.tsx'
import { PageBanner } from './PageBanner.tsx'

const noticeRoom = <Skeleton className="h-[44px] !rounded-[14px]" />
/** A pot moves nothing when it comes. */
const potsRoom = <Skeleton className="h-[62px] !rounded-[14px] md:h-[316px]" />

// Both are the same elements whenever home is drawn again: what the server drew of them stands untouched until they are fetched.
const noticeBar = (
  <Suspense fallback={noticeRoom}>
    <NoticeBar />
  </Suspense>
)
const pots = (
  <Suspense fallback={potsRoom}>
    <Jackpot onPlay={() => goTo('/jackpot')} onGame={(nodeId) => goTo(gamePath(nodeId))} />
  </Suspense>
)

export function HomeRoute() {
  const hasActed = useActed()
  const { switches, isResting } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const actions = useActions()
  const isCalm = useCalm()
  const play = useLauncher()
  const visitor = { isLoggedIn, type: member.data?.type ?? null }
  const canTry = isOn(switches, 'LOGIN_FREE_PLAY') && !isResting
  return (
    <Page>
      <Lobby
        isLoggedIn={isLoggedIn}
        account={isLoggedIn ? member.data?.account : undefined}
        canRegister={registerGate(switches, visitor)}
        onRegister={() => actions.register()}
        onLogin={() => actions.logIn()}
        onPlay={play}
        onTry={canTry ? (game) => play(game, { wantsTrial: true }) : null}
        aside={
          isCalm && memberGate(switches, visitor) === 'open' ? (
            <Suspense fallback={<Skeleton className="min-h-[340px] !rounded-[18px]" />}>
              <ContinuePlaying onPlay={play}>
                <RecentRounds max={2} onAll={actions.records} />
              </ContinuePlaying>
              <OwnWeek onLimit={() => actions.openPanel('protection')} />
            </Suspense>
          ) : null
        }
        noticeBar={noticeBar}
        jackpot={pots}
        renderSlides={(offer, doors) => (
          <PageBanner group="home" size="hero" fallback={offer} doors={doors} />
        )}
      />
      {isCalm && hasActed && isLoggedIn && (
        <Suspense>
          <FirstNotice isLoggedIn onAll={() => actions.go('/noticePage')} />
        </Suspense>
      )}
    </Page>
  )
}
