import type { Game } from '../../../shared/games/game.ts'
import { GameLine } from './GameLine.tsx'

interface GameRowsProps {
  label: string
  games: readonly Game[]
  onPlay: (game: Game) => void
}

/** Games as rows that are read quickly: picture, name, maker, the way in. */
export function GameRows({ label, games, onPlay }: GameRowsProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {games.map((game) => (
        <li key={game.nodeId}>
          <button
            type="button"
            data-testid="found-game"
            disabled={game.maintenance}
            className="group flex w-full items-center gap-3.5 rounded-[14px] p-2 text-start hover:bg-hover disabled:opacity-70"
            onClick={() => onPlay(game)}
          >
            <GameLine game={game} />
          </button>
        </li>
      ))}
    </ul>
  )
}
