import { Button, Skeleton } from '@jackfruit/ui'
import type { Game } from '../../../shared/games/game.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { GameRows } from './GameRows.tsx'
import { useRecent } from './queries.ts'

interface RecentProps {
  isOwn: boolean
  onPlay: (game: Game) => void
  onLogin: () => void
}

/** What was played last, the newest first. Visitors learn what a login would show. */
export function Recent({ isOwn, onPlay, onLogin }: RecentProps) {
  const text = useText()
  const recent = useRecent(isOwn)
  return (
    <section aria-labelledby="search-recent" className="grid gap-3" data-testid="recent-games">
      <h3 id="search-recent" className="text-[17px]">
        {text('search.recent')}
      </h3>
      {!isOwn && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-[14px] bg-surface-2 p-4 ring-1 ring-line">
          <p className="min-w-[180px] flex-1 text-[14px] text-text-2">{text('search.recent_login')}</p>
          <Button onClick={onLogin}>{text('auth.log_in')}</Button>
        </div>
      )}
      {isOwn && recent.isPending && <Skeleton className="h-20 !rounded-[14px]" />}
      {isOwn && recent.isError && (
        <p role="alert" className="text-[14px] text-text-2">
          {failureText(recent.error)}
        </p>
      )}
      {recent.data?.games.length === 0 && (
        <p className="text-[14px] text-text-2">{text('search.recent_empty')}</p>
      )}
      {recent.data && recent.data.games.length > 0 && (
        <GameRows label={text('search.recent')} games={recent.data.games} onPlay={onPlay} />
      )}
    </section>
  )
}
