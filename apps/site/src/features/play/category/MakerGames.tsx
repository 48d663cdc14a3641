import { Dialog, Empty, Skeleton } from '@jackfruit/ui'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import type { Game } from '../../../shared/games/game.ts'
import { XIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useText } from '../../../shared/text/text.ts'
import { useMakerGames } from './queries.ts'

interface MakerGamesProps {
  vendor: string
  onChoose: (game: Game) => void
  onClose: () => void
}

/** All games of one maker, over any page. */
export default function MakerGames({ vendor, onChoose, onClose }: MakerGamesProps) {
  const text = useText()
  const games = useMakerGames(vendor)
  const maker = games.data?.[0]?.vendorName ?? vendor
  return (
    <Dialog
      isOpen
      title={text('game.makers_games', { maker })}
      closeLabel={text('common.close')}
      closeIcon={<XIcon size={20} weight="bold" />}
      onClose={onClose}
    >
      <div className="max-h-[min(70dvh,640px)] overflow-y-auto p-4 md:p-6" data-testid="maker-games">
        {games.isPending && <Skeleton className="h-40 w-full !rounded-[14px]" />}
        {games.isError && <Failed of={games} title="lobby.games_failed" />}
        {games.data?.length === 0 && (
          <Empty title={text('category.none_title')}>{text('category.none_text')}</Empty>
        )}
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {games.data?.map((game) => (
            <li key={game.nodeId}>
              <button
                type="button"
                data-testid="maker-game"
                className="block w-full rounded-[14px] border-0 bg-transparent p-0 text-start"
                onClick={() => onChoose(game)}
              >
                <GamePicture
                  url={game.iconUrl}
                  width={150}
                  height={200}
                  loading="lazy"
                  className="aspect-[3/4] w-full rounded-[14px] bg-rind-800 object-cover"
                />
                <span className="mt-2 line-clamp-2 block text-[13px] font-[640]">{game.displayName}</span>
                <span className="block text-[13px] text-text-2">
                  {text(game.shelf ? `lobby.shelf_${game.shelf}` : `lobby.type_${game.gameType}`)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
