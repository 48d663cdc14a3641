import './live.css'
import { formatMoney } from '@jackfruit/i18n'
import { Button, Card, Empty, Skeleton } from '@jackfruit/ui'
import { useState } from 'react'
import { goTo } from '../../../shared/address/navigation.ts'
import { useFavourites } from '../../../shared/games/favourites.ts'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { SquaresFourIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { everyTable, findTables, isNarrowed, nearestStake, type TableFilter } from './filter.ts'
import { useLiveTables } from './queries.ts'
import { firstSet, lastSet, severalPath } from './several/set.ts'
import { isRunning, type Known } from './standing.ts'
import { TableCard } from './TableCard.tsx'
import { TableFilters } from './TableFilters.tsx'

interface LiveTablesProps {
  isLoggedIn: boolean
  /** Trial accounts keep nothing of their own. */
  isTrial: boolean
  /** The maker in the address. */
  vendor: string | undefined
  onChoose: (vendor: string | undefined) => void
  onPlay: (item: LaunchItem) => void
}

/** The tables at which something goes on now; nothing where no maker tells of any. */
export default function LiveTables(props: LiveTablesProps) {
  const found = useLiveTables(props.isLoggedIn)
  if (found.data) return found.data.tables.length > 0 && <Tables known={found.data} {...props} />
  if (!found.isError) return <Skeleton className="h-[320px] !rounded-[18px]" />
  return (
    <Card>
      <Failed of={found} title="live.failed" />
    </Card>
  )
}

function Tables({
  known,
  isLoggedIn,
  isTrial,
  vendor,
  onChoose,
  onPlay,
}: LiveTablesProps & { known: Known }) {
  const text = useText()
  const { currency } = useBrand()
  const [chosen, setChosen] = useState(everyTable)
  const liked = useFavourites(isLoggedIn && !isTrial)
  // One maker for the tables and for the games below them: the one in the address.
  const filter = { ...chosen, maker: vendor }
  const onFilter = (next: TableFilter) => {
    setChosen(next)
    if (next.maker !== vendor) onChoose(next.maker)
  }
  const found = findTables(known.tables, filter, liked)
  const running = known.tables.filter(isRunning)
  const players = running.reduce((sum, table) => sum + table.players, 0)
  const nearest = filter.stake && found.total === 0 ? nearestStake(known.tables, filter.stake) : null
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="live-tables">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="live-tables" className="text-[20px] md:text-[24px]">
          {text('live.title')}
        </h2>
        <p className="num text-[14px] text-text-2">
          {text('live.open', { count: running.length })} · {text('live.players', { count: players })}
        </p>
        <Button
          size="sm"
          className="ms-auto"
          icon={<SquaresFourIcon size={18} weight="bold" aria-hidden="true" />}
          onClick={() => goTo(severalPath(firstSet(known.tables, lastSet(), isTrial)))}
        >
          {text('live.several')}
        </Button>
      </div>
      <TableFilters
        all={known.tables}
        found={found}
        filter={filter}
        hasFavourites={isLoggedIn && !isTrial}
        onFilter={onFilter}
      />
      {found.tables.length > 0 ? (
        <ul className="live-cards" data-testid="live-tables">
          {found.tables.map((table) => (
            <TableCard key={table.id} table={table} aheadMs={known.aheadMs} onPlay={onPlay} />
          ))}
        </ul>
      ) : (
        <Card>
          <Empty
            title={text('live.none_title')}
            action={
              isNarrowed(filter) && (
                <Button onClick={() => onFilter(everyTable)}>{text('category.clear')}</Button>
              )
            }
          >
            {nearest
              ? text('live.nearest', { amount: formatMoney(nearest, currency) })
              : text('category.none_found_text')}
          </Empty>
        </Card>
      )}
    </section>
  )
}
