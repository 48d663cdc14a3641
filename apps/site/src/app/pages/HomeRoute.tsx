import { Skeleton } from '@jackfruit/ui'
import { Suspense } from 'react'
import { useMember } from '../../features/account/member/index.ts'
import { Jackpot } from '../../features/content/home/index.ts'
import { FirstNotice, NoticeBar } from '../../features/content/notices/index.ts'
import { ContinuePlaying, Lobby } from '../../features/play/lobby/index.ts'
import { RecentRounds } from '../../features/records/betting/index.ts'
import { Link } from '../../shared/address/Link.tsx'
import { useCalm } from '../../shared/look/calm.ts'
import { ScalesIcon } from '../../shared/look/icons.ts'
import { useSite } from '../../shared/session/brand.ts'
import { memberGate, registerGate } from '../../shared/session/gates.ts'
import { useSession } from '../../shared/session/session.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { useLauncher } from '../play/useLauncher.ts'
import { Page } from './Page.tsx'
import { PageBanner } from './PageBanner.tsx'

const noticeRoom = <Skeleton className="h-[44px] !rounded-[14px]" />

export function HomeRoute() {
  const text = useText()
  const { switches } = useSite()
  const isLoggedIn = useSession() !== null
  const member = useMember()
  const actions = useActions()
  const isCalm = useCalm()
  const play = useLauncher()
  const visitor = { isLoggedIn, type: member.data?.type ?? null }
  return (
    <Page>
      <Lobby
        isLoggedIn={isLoggedIn}
        canRegister={registerGate(switches, visitor)}
        onRegister={() => actions.register()}
        onLogin={() => actions.logIn()}
        onRecords={actions.records}
        onPlay={play}
        aside={
          memberGate(switches, visitor) === 'open' ? (
            <Suspense fallback={<Skeleton className="min-h-[340px] !rounded-[18px]" />}>
              <ContinuePlaying onPlay={play}>
                <RecentRounds max={2} onAll={actions.records} />
              </ContinuePlaying>
            </Suspense>
          ) : null
        }
        noticeBar={
          <Suspense fallback={noticeRoom}>
            <NoticeBar />
          </Suspense>
        }
        jackpot={
          <Suspense>
            <Jackpot onPlay={() => actions.go('/jackpot')} />
          </Suspense>
        }
        renderSlides={(offer) => <PageBanner group="home" size="hero" fallback={offer} />}
        allLink={
          <Link to="/rng" className="btn btn-text">
            {text('home.popular_more')}
          </Link>
        }
        fairnessLink={
          <Link to="/verify" className="btn btn-ghost">
            <ScalesIcon size={20} />
            {text('lobby.fair_check')}
          </Link>
        }
      />
      {isCalm && (
        <Suspense>
          <FirstNotice
            key={String(isLoggedIn)}
            isLoggedIn={isLoggedIn}
            onAll={() => actions.go('/noticePage')}
          />
        </Suspense>
      )}
    </Page>
  )
}
