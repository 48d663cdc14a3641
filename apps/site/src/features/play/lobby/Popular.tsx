import { type Shelf, shelves } from '@jackfruit/contracts/shelves'
import { Empty, SegmentedTabs } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { GameCards } from '../../../shared/games/GameCards.tsx'
import type { Game } from '../../../shared/games/game.ts'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { Featured, FeaturedSkeleton } from './Featured.tsx'
import { useGames } from './queries.ts'

interface PopularProps {
  onPlay: (item: LaunchItem) => void
  /** Leads to all of the games, where there is such a page. */
  allLink: ReactNode
}

/** What a player looks for: games of chance by their shelf, all others by their type. */
type Kind = Shelf | Game['gameType']
const kindOf = ({ shelf, gameType }: Game): Kind => shelf ?? gameType
const isShelf = (kind: Kind): kind is Shelf => shelves.some((shelf) => shelf === kind)
const nameOf = (kind: Kind, text: ReturnType<typeof useText>) =>
  text(isShelf(kind) ? `lobby.shelf_${kind}` : `lobby.type_${kind}`)

/** Two rows on the widest screen, four on a phone. */
const shown = 14

/** The games that are played most, of one kind or of all; the first of them with all that is published about it. */
export function Popular({ onPlay, allLink }: PopularProps) {
  const text = useText()
  const games = useGames(useLanguage())
  const [wanted, setWanted] = useState<Kind | 'all'>('all')
  const all = games.data ?? []
  const kinds = [...new Set(all.map(kindOf))]
  const kind = wanted !== 'all' && kinds.includes(wanted) ? wanted : 'all'
  const chosen = kind === 'all' ? all : all.filter((game) => kindOf(game) === kind)
  const [featured, ...others] = chosen

  return (
    <section id="games" className="scroll-mt-20" aria-labelledby="games-title" aria-busy={games.isPending}>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="games-title" className="text-[19px] md:text-[24px]">
          {text('home.popular_title')}
        </h2>
        {kinds.length > 1 && (
          <div className="max-w-full overflow-x-auto max-md:order-3">
            <SegmentedTabs
              label={text('lobby.games_title')}
              value={kind}
              onChange={setWanted}
              segments={[
                { value: 'all', label: text('home.popular_all') },
                ...kinds.map((value) => ({ value, label: nameOf(value, text) })),
              ]}
            />
          </div>
        )}
        <div className="ms-auto">{allLink}</div>
      </div>
      {games.isPending && <FeaturedSkeleton />}
      {games.isError && (
        <div className="card">
          <Failed of={games} title="lobby.games_failed" more="lobby.games_safe" />
        </div>
      )}
      {games.data?.length === 0 && (
        <div className="card">
          <Empty title={text('lobby.games_empty')}>{text('lobby.games_empty_text')}</Empty>
        </div>
      )}
      {featured && <Featured game={featured} onPlay={onPlay} />}
      {others.length > 0 && (
        <div className="mt-6">
          <GameCards games={others.slice(0, shown)} inLine="seven" onPlay={onPlay} />
        </div>
      )}
    </section>
  )
}
