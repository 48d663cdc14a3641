import { Skeleton } from '@jackfruit/ui'
import type { Game } from '../../../shared/games/game.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useText } from '../../../shared/text/text.ts'
import { FoundList } from './FoundList.tsx'
import type { useFound } from './queries.ts'

interface FoundProps {
  word: string
  found: ReturnType<typeof useFound>
  chosen: Game | undefined
  onPlay: (game: Game) => void
}

/** How many games there are of a word, and which. The count is said once it is of this word. */
export function Found({ word, found, chosen, onPlay }: FoundProps) {
  const text = useText()
  const answer = found.isPlaceholderData ? undefined : found.data
  return (
    <section aria-labelledby="search-found" className="grid gap-3" aria-busy={found.isFetching}>
      <h3 id="search-found" role="status" className="text-[17px]" data-testid="search-count">
        {answer ? text('search.found', { count: answer.total }) : found.isError ? '' : text('search.looking')}
      </h3>
      {found.isError && !found.data && <Failed of={found} title="search.failed" />}
      {found.isPending && <Skeleton className="h-20 !rounded-[14px]" />}
      {answer?.total === 0 && <p className="text-[14px] text-text-2">{text('search.none', { word })}</p>}
      {found.data && found.data.games.length > 0 && (
        <FoundList games={found.data.games} chosen={chosen} onPlay={onPlay} />
      )}
    </section>
  )
}
