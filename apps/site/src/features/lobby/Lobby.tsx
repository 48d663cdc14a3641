import { Empty, ErrorBlock } from '@jackfruit/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { failureText, useLanguage, useText } from '../../shared/text.ts'
import { FairSteps } from './FairSteps.tsx'
import { Featured, FeaturedSkeleton } from './Featured.tsx'
import { GameGrid } from './GameGrid.tsx'
import { Hero } from './Hero.tsx'
import { HonestFacts } from './HonestFacts.tsx'
import { Makers } from './Makers.tsx'
import { type Game, useGames } from './queries.ts'

const GameSheet = lazy(() => import('./GameSheet.tsx'))

export interface LobbyProps {
  isLoggedIn: boolean
  canRegister: boolean
  onRegister: () => void
  onLogin: () => void
  onRecords: () => void
  onPlay: (nodeId: string) => void
  /** Beside the hero: what the app shows to members instead of the facts for visitors. */
  aside: ReactNode
  fairnessLink: ReactNode
}

/** The home page: one offer, the games, how they stay fair, who makes them. */
export function Lobby({
  isLoggedIn,
  canRegister,
  onRegister,
  onLogin,
  onRecords,
  onPlay,
  aside,
  fairnessLink,
}: LobbyProps) {
  const text = useText()
  const language = useLanguage()
  const games = useGames(language)
  const [looked, setLooked] = useState<Game | null>(null)
  const play = (game: Game) => onPlay(game.nodeId)
  const [featured, ...others] = games.data ?? []
  const isLarge = others.length === 0

  return (
    <div className="wrap grid gap-6 py-3 md:gap-9 md:py-6">
      <div className="grid gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_376px]">
        <Hero
          {...{ isLoggedIn, canRegister, onRegister, onLogin, onRecords }}
          game={featured?.maintenance ? undefined : featured}
          onPlay={play}
        />
        {aside ?? <HonestFacts game={featured} />}
      </div>

      <section id="games" className="scroll-mt-20" aria-labelledby="games-title" aria-busy={games.isPending}>
        <h2 id="games-title" className="mb-4 text-[19px] md:text-[24px]">
          {text('lobby.games_title')}
        </h2>
        {games.isPending && <FeaturedSkeleton />}
        {games.isError && (
          <div className="card">
            <ErrorBlock
              title={text('lobby.games_failed')}
              retryLabel={text('common.retry')}
              isRetrying={games.isFetching}
              onRetry={() => void games.refetch()}
            >
              {failureText(games.error)} {text('lobby.games_safe')}
            </ErrorBlock>
          </div>
        )}
        {games.data?.length === 0 && (
          <div className="card">
            <Empty title={text('lobby.games_empty')}>{text('lobby.games_empty_text')}</Empty>
          </div>
        )}
        {featured && <Featured game={featured} onPlay={play} />}
        {!isLarge && (
          <div className="mt-6">
            <GameGrid games={others} onPlay={play} onLook={setLooked} />
          </div>
        )}
      </section>

      <FairSteps link={fairnessLink} />
      <Makers />
      {looked && (
        <Suspense>
          <GameSheet game={looked} onPlay={play} onClose={() => setLooked(null)} />
        </Suspense>
      )}
    </div>
  )
}
