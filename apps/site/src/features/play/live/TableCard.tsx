import { formatMoney } from '@jackfruit/i18n'
import { memo } from 'react'
import { useGameExtras } from '../../../shared/games/extras.ts'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { UsersIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { PhaseRing } from './PhaseRing.tsx'
import { RoadStrip } from './RoadStrip.tsx'
import type { LiveTable } from './standing.ts'
import { nameOfTable } from './tableName.ts'

interface TableCardProps {
  table: LiveTable
  /** How far the platform's clock is ahead, in milliseconds. */
  aheadMs: number
  onPlay: (item: LaunchItem) => void
}

function dealerOf({ dealer, dealerName }: LiveTable, text: ReturnType<typeof useText>): string | null {
  // Who is drawn is called so, whatever name it has.
  if (dealer === 'simulated')
    return dealerName ? `${text('live.simulated')}: ${dealerName}` : text('live.simulated')
  return dealer === 'person' ? text('live.dealer', { name: dealerName ?? '' }).trim() : null
}

/** One table: how it stands, who is there, for how much, and what came last. All of it opens the game. */
export const TableCard = memo(function TableCard({ table, aheadMs, onPlay }: TableCardProps) {
  const text = useText()
  const { currency } = useBrand()
  const extras = useGameExtras()
  const { game, minBet, maxBet, players } = table
  const name = nameOfTable(table)
  const dealer = dealerOf(table, text)
  return (
    <li className="live-card" data-testid="live-table" data-table={table.id} data-silent={table.isSilent}>
      <div className="relative h-[168px] overflow-hidden rounded-t-[18px] bg-rind-800 md:h-[196px]">
        <GamePicture
          url={game.iconUrl}
          width={356}
          height={475}
          className="h-full w-full object-cover object-[50%_30%]"
        />
        <PhaseRing table={table} aheadMs={aheadMs} />
        <div className="absolute end-2 top-2 flex items-center gap-1">
          {!table.isSilent && (
            <span className="live-chip num" title={text('live.players', { count: players })}>
              <UsersIcon size={16} weight="fill" aria-hidden="true" />
              <span aria-hidden="true">{players}</span>
              <span className="sr-only">{text('live.players', { count: players })}</span>
            </span>
          )}
          <span className="relative z-2">{extras?.heart(game)}</span>
        </div>
      </div>
      <div className="grid gap-2.5 p-3.5">
        <div>
          <h3 className="truncate text-[17px] font-[740] [font-stretch:108%]">
            <button type="button" className="live-open" onClick={() => onPlay(game)}>
              {name}
            </button>
          </h3>
          <p className="truncate text-[13px] text-text-2">
            <bdi className="num">
              {text('live.limits', {
                min: formatMoney(minBet, currency),
                max: formatMoney(maxBet, currency),
              })}
            </bdi>
            {` · ${game.vendorName}`}
          </p>
          {dealer && <p className="truncate text-[13px] text-text-2">{dealer}</p>}
        </div>
        <RoadStrip table={table} />
      </div>
    </li>
  )
})
