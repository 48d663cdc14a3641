import { formatMoney, formatPercent } from '@jackfruit/i18n'
import { Badge } from '@jackfruit/ui'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import type { Game } from '../../../shared/games/game.ts'
import { PlayIcon, WrenchIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { Marked } from './Marked.tsx'

/** What a row says about a game: picture, name, maker, and whether it can be played now. */
export function GameLine({ game, word = '' }: { game: Game; word?: string }) {
  const text = useText()
  const { currency } = useBrand()
  return (
    <>
      <GamePicture
        url={game.iconUrl}
        width={48}
        height={64}
        loading="lazy"
        className="h-16 w-12 flex-none rounded-[10px] bg-rind-800 object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[15px] font-[680]">
          <Marked name={game.displayName} word={word} />
        </span>
        <span className="block truncate text-[13px] text-text-2">
          {game.vendorName} · {text(game.shelf ? `lobby.shelf_${game.shelf}` : `lobby.type_${game.gameType}`)}
        </span>
        <span className="num block truncate text-[13px] text-text-2">
          {text('lobby.min_bet')} {formatMoney(game.minBet, currency, { whole: true })}
          {game.rtp && ` · ${text('lobby.rtp')} ${formatPercent(game.rtp)}`}
        </span>
      </span>
      {game.maintenance ? (
        <Badge tone="warning" icon={<WrenchIcon size={14} weight="fill" />}>
          {text('lobby.in_maintenance')}
        </Badge>
      ) : (
        <span className="grid h-11 w-11 flex-none place-items-center rounded-full bg-surface-2 text-link ring-1 ring-line group-hover:bg-gold-500 group-hover:text-[#241500] group-aria-selected:bg-gold-500 group-aria-selected:text-[#241500]">
          <PlayIcon size={18} weight="fill" />
        </span>
      )}
    </>
  )
}
