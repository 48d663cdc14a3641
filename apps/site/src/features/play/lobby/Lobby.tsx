import { lazy, type ReactNode, Suspense } from 'react'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { useCalm } from '../../../shared/look/calm.ts'
import { useLanguage } from '../../../shared/text/text.ts'
import { Hero } from './Hero.tsx'
import { HonestFacts } from './HonestFacts.tsx'
import { Popular } from './Popular.tsx'
import { useGames } from './queries.ts'

const Below = lazy(() => import('./Below.tsx'))

export interface LobbyProps {
  isLoggedIn: boolean
  canRegister: boolean
  onRegister: () => void
  onLogin: () => void
  onRecords: () => void
  onPlay: (item: LaunchItem) => void
  /** Beside the hero: what the app shows to members instead of the facts for visitors. */
  aside: ReactNode
  fairnessLink: ReactNode
  allLink: ReactNode
  /** Above everything: what is announced. */
  noticeBar: ReactNode
  jackpot: ReactNode
  /** The page's slides; what they are given stands there while there are none. */
  renderSlides: (offer: ReactNode) => ReactNode
}

/** The home page: one offer, the jackpot, the games, who won, how they stay fair, who makes them. */
export function Lobby({
  isLoggedIn,
  canRegister,
  onRegister,
  onLogin,
  onRecords,
  onPlay,
  aside,
  fairnessLink,
  allLink,
  noticeBar,
  jackpot,
  renderSlides,
}: LobbyProps) {
  const games = useGames(useLanguage())
  const isCalm = useCalm()
  const [first] = games.data ?? []

  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-3 md:gap-9 md:py-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-5">
        {noticeBar}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_376px]">
          {renderSlides(
            <Hero
              {...{ isLoggedIn, canRegister, onRegister, onLogin, onRecords }}
              game={first?.maintenance ? undefined : first}
              onPlay={onPlay}
            />,
          )}
          {aside ?? <HonestFacts game={first} />}
        </div>
        {jackpot}
      </div>
      <Popular onPlay={onPlay} allLink={allLink} />
      {isCalm && (
        <Suspense>
          <Below games={games.data ?? []} onPlay={onPlay} fairnessLink={fairnessLink} />
        </Suspense>
      )}
    </div>
  )
}
