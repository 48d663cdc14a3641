import { Button, Card, Empty, ErrorBlock } from '@jackfruit/ui'
import { useEffect } from 'react'
import { GameCards, GameCardsSkeleton } from '../../shared/games/GameCards.tsx'
import { failureText, useText } from '../../shared/text.ts'
import { type Choice, useGamePages, useHotGames } from './queries.ts'

interface GameListProps {
  choice: Choice
  isLoggedIn: boolean
  onPlay: (nodeId: string) => void
  onLogin: () => void
  onAll: () => void
  onCount: (count: number | undefined) => void
}

/** The games that were chosen: all of them page by page for members, the hot ones for visitors. */
export function GameList({ choice, isLoggedIn, onPlay, onLogin, onAll, onCount }: GameListProps) {
  const text = useText()
  const pages = useGamePages(choice, isLoggedIn)
  const hot = useHotGames(choice, !isLoggedIn)
  const shown = isLoggedIn ? pages : hot
  const games = isLoggedIn ? pages.data?.pages.flatMap(({ games }) => games) : hot.data
  const total = isLoggedIn ? pages.data?.pages[0]?.total : undefined
  useEffect(() => onCount(total), [total, onCount])

  if (shown.isError && !games)
    return (
      <Card>
        <ErrorBlock
          title={text('lobby.games_failed')}
          retryLabel={text('common.retry')}
          isRetrying={shown.isFetching}
          onRetry={() => void shown.refetch()}
        >
          {failureText(shown.error)} {text('lobby.games_safe')}
        </ErrorBlock>
      </Card>
    )
  if (!games) return <GameCardsSkeleton />
  return (
    <div className="grid gap-8">
      {games.length > 0 ? (
        <GameCards games={games} onPlay={onPlay} />
      ) : (
        <Card>
          <Empty
            title={text(isLoggedIn ? 'category.none_title' : 'category.none_hot_title')}
            action={
              isLoggedIn && choice.vendor !== undefined ? (
                <Button onClick={onAll}>{text('category.show_all')}</Button>
              ) : null
            }
          >
            {text(isLoggedIn ? 'category.none_text' : 'category.none_hot_text')}
          </Empty>
        </Card>
      )}
      {isLoggedIn && games.length > 0 && (
        <div className="grid justify-items-center gap-3">
          <p className="num text-[14px] text-text-2" role="status">
            {text('category.shown', { shown: games.length, count: total ?? games.length })}
          </p>
          {pages.hasNextPage && (
            <Button isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {text('category.more')}
            </Button>
          )}
        </div>
      )}
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
