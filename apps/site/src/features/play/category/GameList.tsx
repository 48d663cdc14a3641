import { Button, Card, Empty, ErrorBlock } from '@jackfruit/ui'
import { type ReactNode, useEffect } from 'react'
import { GameCards, GameCardsSkeleton } from '../../../shared/games/GameCards.tsx'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { type Filter, isNarrowed, noFilter } from './filter.ts'
import type { Choice } from './queries.ts'
import { useNearEnd } from './useNearEnd.ts'
import { type Shown, useShownGames } from './useShownGames.ts'

interface GameListProps {
  choice: Choice
  /** Without one: all games for members, for visitors the hot ones. */
  filter?: Filter
  isLoggedIn: boolean
  /** Stands between the first games and the rest. */
  banner?: ReactNode
  onPlay: (item: LaunchItem) => void
  onLogin: () => void
  /** Takes away what narrows the list. */
  onAll: () => void
  onCount: (count: number | undefined) => void
}

/** The games that were chosen: all of them page by page for members, the hot ones for visitors. */
export function GameList({
  choice,
  isLoggedIn,
  banner,
  onPlay,
  onLogin,
  onAll,
  onCount,
  ...given
}: GameListProps) {
  const text = useText()
  const filter = given.filter ?? noFilter(isLoggedIn)
  const shown = useShownGames(choice, filter, !isLoggedIn)
  const { games, total, error } = shown
  useEffect(() => onCount(total), [total, onCount])

  if (error && !games)
    return (
      <Card>
        <ErrorBlock
          title={text('lobby.games_failed')}
          retryLabel={text('common.retry')}
          isRetrying={shown.isFetching}
          onRetry={shown.again}
        >
          {failureText(error)} {text('lobby.games_safe')}
        </ErrorBlock>
      </Card>
    )
  if (!games) return <GameCardsSkeleton />
  return (
    <div className="grid gap-8">
      {games.length > 0 ? (
        <GameCards games={games} isFirst between={banner} onPlay={onPlay} />
      ) : (
        <None filter={filter} hasMaker={choice.vendor !== undefined} onAll={onAll} />
      )}
      {filter.tab === 'all' && games.length > 0 && <End {...shown} count={games.length} />}
      {!isLoggedIn && (
        <Card className="flex flex-wrap items-center justify-between gap-4 p-5 md:px-7">
          <p className="min-w-[200px] flex-1 text-[15px] text-text-2">{text('category.visitor_text')}</p>
          <Button look="gold" onClick={onLogin}>
            {text('auth.log_in')}
          </Button>
        </Card>
      )}
    </div>
  )
}

/** How far the list has come, and the way on: by itself near its end, or by the button. */
function End({ count, total, hasMore, isFetchingMore, more }: Shown & { count: number }) {
  const text = useText()
  const place = useNearEnd<HTMLDivElement>(hasMore && !isFetchingMore, more)
  return (
    <div ref={place} className="grid justify-items-center gap-3">
      <p className="num text-[14px] text-text-2" role="status">
        {text('category.shown', { shown: count, count: total ?? count })}
      </p>
      {hasMore && (
        <Button isBusy={isFetchingMore} onClick={more}>
          {text('category.more')}
        </Button>
      )}
    </div>
  )
}

const nothing = { all: 'none', hot: 'none_hot', fav: 'none_fav', recent: 'none_recent' } as const

function None({ filter, hasMaker, onAll }: { filter: Filter; hasMaker: boolean; onAll: () => void }) {
  const text = useText()
  const what = isNarrowed(filter) ? 'none_found' : nothing[filter.tab]
  const action = isNarrowed(filter) ? text('category.clear') : hasMaker && text('category.show_all')
  return (
    <Card>
      <Empty
        title={text(`category.${what}_title`)}
        action={action ? <Button onClick={onAll}>{action}</Button> : null}
      >
        {text(`category.${what}_text`)}
      </Empty>
    </Card>
  )
}
