import { formatDateTime } from '@jackfruit/i18n'
import { Button, Card, Skeleton } from '@jackfruit/ui'
import { useBrand } from '../../shared/brand.ts'
import { picture } from '../../shared/pictures.ts'
import { useLanguage, useText } from '../../shared/text.ts'
import { Amount } from './Amount.tsx'
import { useRecentRecords } from './queries.ts'
import { StateBadge } from './StateBadge.tsx'

/** The member's last rounds, beside the hero of the home page. */
export function RecentRounds({ onAll }: { onAll: () => void }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const recent = useRecentRecords()
  const rows = recent.data?.lists ?? []
  return (
    <Card
      as="section"
      className="flex flex-col p-5 md:p-6"
      aria-labelledby="recent"
      aria-busy={recent.isPending}
    >
      <h2 id="recent" className="text-[18px] md:text-[20px]">
        {text('records.recent_title')}
      </h2>
      {recent.isPending ? (
        <div className="mt-2 grid">
          {['a', 'b', 'c', 'd'].map((id) => (
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
        <ul className="mt-2 flex-1">
          {rows.map((row) => (
            <li key={row.id} className="flex items-center gap-3 border-line py-2.5 [&+&]:border-t">
              <img
                src={picture(`/art/tile-${row.gameCode}@1x.webp`).src}
                alt=""
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
      {rows.length > 0 && (
        <Button look="ghost" className="mt-3 w-full" onClick={onAll}>
          {text('records.recent_all')}
        </Button>
      )}
    </Card>
  )
}
