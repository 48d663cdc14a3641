import { formatDateTime } from '@jackfruit/i18n'
import { Button, Skeleton } from '@jackfruit/ui'
import { GamePicture } from '../../../shared/games/GamePicture.tsx'
import { Amount } from '../../../shared/money/Amount.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { useRecentRecords } from './queries.ts'
import { StateBadge } from './StateBadge.tsx'

interface RecentRoundsProps {
  /** How many rounds at most. */
  max: number
  onAll: () => void
}

/** The member's last rounds, within a card of the home page. */
export default function RecentRounds({ max, onAll }: RecentRoundsProps) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const recent = useRecentRecords()
  const rows = (recent.data?.lists ?? []).slice(0, max)
  return (
    <section className="flex flex-1 flex-col" aria-labelledby="recent" aria-busy={recent.isPending}>
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent" className="!text-[16px]">
          {text('records.recent_title')}
        </h2>
        {rows.length > 0 && (
          <Button look="text" size="sm" onClick={onAll}>
            {text('records.recent_all')}
          </Button>
        )}
      </div>
      {recent.isPending ? (
        <div className="mt-1 grid">
          {['a', 'b', 'c', 'd'].slice(0, max).map((id) => (
            <div key={id} className="flex h-[60px] items-center gap-3">
              <Skeleton className="h-10 w-10 !rounded-[10px]" />
              <Skeleton className="h-4 flex-1" />
              <Skeleton className="h-4 w-20" />
            </div>
          ))}
        </div>
      ) : recent.isError ? (
        <div className="grid flex-1 place-content-center justify-items-center gap-3 py-6 text-center text-[14px] text-text-2">
          {text('records.recent_failed')}
          <Button size="sm" isBusy={recent.isFetching} onClick={() => void recent.refetch()}>
            {text('common.retry')}
          </Button>
        </div>
      ) : rows.length === 0 ? (
        <p className="grid flex-1 place-items-center py-8 text-center text-[14px] text-text-2">
          {text('records.recent_empty')}
        </p>
      ) : (
        <ul className="mt-1 flex-1">
          {rows.map((row) => (
            <li key={row.id} className="flex items-center gap-3 border-line py-2.5 [&+&]:border-t">
              <GamePicture
                url={`/art/tile-${row.gameCode}@1x.webp`}
                width={40}
                height={40}
                className="h-10 w-10 flex-none rounded-[10px] bg-rind-700 object-cover object-[50%_30%]"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-[14px] leading-[1.5] font-[640]">{row.gameName}</span>
                <span className="num block text-[13px] text-text-3">
                  {formatDateTime(row.placedAt, language, timeZone, 'short')}
                </span>
              </span>
              {row.state === 'open' || row.state === 'void' ? (
                <StateBadge state={row.state} />
              ) : (
                <Amount amount={row.net} currency={currency} isNet hasSymbol />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
