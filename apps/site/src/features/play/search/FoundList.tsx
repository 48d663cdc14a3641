import { useEffect, useRef } from 'react'
import type { Game } from '../../../shared/games/game.ts'
import { useText } from '../../../shared/text/text.ts'
import { GameLine } from './GameLine.tsx'

export const listId = 'search-results'
export const optionId = (game: Game) => `search-option-${game.nodeId}`

interface FoundListProps {
  games: readonly Game[]
  /** The one that the arrow keys stand on. The cursor stays in the field. */
  chosen: Game | undefined
  onPlay: (game: Game) => void
}

/** What was found, as the choices of the field above: the arrow keys walk through it, a press plays. */
export function FoundList({ games, chosen, onPlay }: FoundListProps) {
  const text = useText()
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) own.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div
      ref={own}
      id={listId}
      role="listbox"
      aria-label={text('search.results')}
      className="grid grid-cols-[minmax(0,1fr)] gap-1"
    >
      {games.map((game) => (
        <div
          key={game.nodeId}
          id={optionId(game)}
          role="option"
          tabIndex={-1}
          data-testid="found-game"
          aria-selected={game === chosen}
          aria-disabled={game.maintenance || undefined}
          className="group flex cursor-pointer items-center gap-3.5 rounded-[14px] p-2 text-start hover:bg-hover aria-selected:bg-hover aria-selected:ring-2 aria-selected:ring-link aria-disabled:cursor-default aria-disabled:opacity-70"
          onClick={() => !game.maintenance && onPlay(game)}
          // A reader may put its focus here; otherwise the field has it, and the keys.
          onKeyDown={({ key }) => key === 'Enter' && !game.maintenance && onPlay(game)}
        >
          <GameLine game={game} />
        </div>
      ))}
    </div>
  )
}
