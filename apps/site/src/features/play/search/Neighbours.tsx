import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import type { Game } from '../../../shared/games/game.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { kindOf } from '../shared/kinds.ts'
import { useGames } from '../shared/popular.ts'

const most = 3

/** Open games of the kind that was found first, and then any, the most played first; none that stands in the list. */
export function neighboursOf(popular: readonly Game[], found: readonly Game[]): readonly Game[] {
  const listed = new Set(found.map(({ nodeId }) => nodeId))
  const others = popular.filter(({ nodeId, maintenance }) => !maintenance && !listed.has(nodeId))
  const [first] = found
  const isNear = (game: Game) => first !== undefined && kindOf(game) === kindOf(first)
  return [...others.filter(isNear), ...others.filter((game) => !isNear(game))].slice(0, most)
}

interface NeighboursProps {
  found: readonly Game[]
  onPlay: (game: Game) => void
}

/** Games beside what was found: pictures, a press away. */
export function Neighbours({ found, onPlay }: NeighboursProps) {
  const text = useText()
  const games = neighboursOf(useGames(useLanguage()).data ?? [], found)
  if (games.length === 0) return null
  return (
    <section aria-label={text('home.popular_title')} data-testid="neighbours">
      <h3 className="mb-2.5 text-[15px] text-text-2">{text('home.popular_title')}</h3>
      <ul className="grid grid-cols-3 gap-2.5">
        {games.map((game) => (
          <li key={game.nodeId}>
            <button type="button" className="group block w-full text-center" onClick={() => onPlay(game)}>
              <GamePicture
                url={game.iconUrl}
                width={84}
                height={112}
                loading="lazy"
                className="aspect-[3/4] w-full rounded-[12px] bg-rind-800 object-cover group-hover:ring-2 group-hover:ring-gold-500"
              />
              <span className="mt-1 line-clamp-2 block text-[12px] leading-[1.35] font-[640] tall:leading-[1.6]">
                {game.displayName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
