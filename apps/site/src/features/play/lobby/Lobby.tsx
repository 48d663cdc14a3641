import { lazy, type ReactNode, Suspense } from 'react'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { useCalm } from '../../../shared/look/calm.ts'
import { roomy, useMedia } from '../../../shared/look/media.ts'
import { useOffline } from '../../../shared/look/offline.ts'
import { useLanguage } from '../../../shared/text/text.ts'
import { useEveryGame, useGames } from '../shared/popular.ts'
import { Doors } from './Doors.tsx'
import { FurtherGames, Games } from './Games.tsx'
import { Hero } from './Hero.tsx'

const Below = lazy(() => import('./Below.tsx'))
const Winners = lazy(() => import('./Winners.tsx'))

export interface LobbyProps {
  isLoggedIn: boolean
  /** Whose liked lotteries come first; nobody's without one. */
  account: string | undefined
  canRegister: boolean
  onRegister: () => void
  onLogin: () => void
  onPlay: (item: LaunchItem) => void
  /** A round for nothing; null where the brand offers none. */
  onTry: ((item: LaunchItem) => void) | null
  /** What the app shows to members: what they played last. */
  aside: ReactNode
  /** What is announced. */
  noticeBar: ReactNode
  jackpot: ReactNode
  /** The page's slides, with what lies on each of them; what they are given stands there while there are none. */
  renderSlides: (offer: ReactNode, doors: ReactNode) => ReactNode
}

/** The shop window: one offer, games by kind, the pots, who won; below them how it stays fair, and who makes it. */
export function Lobby({
  isLoggedIn,
  account,
  canRegister,
  onRegister,
  onLogin,
  onPlay,
  onTry,
  aside,
  noticeBar,
  jackpot,
  renderSlides,
}: LobbyProps) {
  const language = useLanguage()
  const isCalm = useCalm()
  const first = useGames(language)
  const every = useEveryGame(language, isCalm)
  const games = every.data ?? first.data ?? []
  const isRoomy = useMedia(roomy)
  const isOffline = useOffline()
  const open = games.filter(({ maintenance }) => !maintenance)
  const trial = onTry ? open.find(({ supportPlay }) => supportPlay === 0) : undefined
  const doors = isLoggedIn ? null : (
    <Doors onTry={onTry && trial ? () => onTry(trial) : null} {...{ canRegister, onRegister, onLogin }} />
  )
  const winners = isCalm && (
    <Suspense>
      <Winners games={games} isLine={!isRoomy} onPlay={onPlay} />
    </Suspense>
  )
  return (
    <div
      className="wrap grid grid-cols-[minmax(0,1fr)] gap-1 py-2.5 max-sm:!w-[calc(100%-24px)] md:gap-6 md:py-5"
      data-offline={isOffline || undefined}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-[18px] lg:grid-cols-[minmax(0,1fr)_404px]">
        {renderSlides(<Hero game={open[0]} {...{ doors, onPlay }} />, doors)}
        {isRoomy && jackpot}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_298px]">
        <Games
          games={games}
          of={first}
          onPlay={onPlay}
          between={
            isRoomy ? null : (
              <>
                {jackpot}
                {winners}
                {aside}
              </>
            )
          }
        />
        {isRoomy && (
          <div className="grid content-start gap-4 lg:pt-10">
            {winners}
            {aside}
          </div>
        )}
      </div>
      {isRoomy && <FurtherGames games={games} onPlay={onPlay} />}
      <div className="max-md:pt-2">{noticeBar}</div>
      {isCalm && (
        <Suspense>
          <Below isCounted={every.isSuccess} {...{ games, account, onPlay }} />
        </Suspense>
      )}
    </div>
  )
}
