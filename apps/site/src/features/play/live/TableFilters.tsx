import { tableKinds } from '@jackfruit/contracts/live'
import { formatMoney } from '@jackfruit/i18n'
import { HeartIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { Pick, PickByName } from '../shared/Pick.tsx'
import { type Found, stakesOf, type TableFilter } from './filter.ts'
import type { LiveTable } from './standing.ts'

interface TableFiltersProps {
  all: readonly LiveTable[]
  found: Found
  filter: TableFilter
  /** A visitor has no favourites. */
  hasFavourites: boolean
  onFilter: (next: TableFilter) => void
}

/** Which tables: of a game, of a maker, for a stake, one's own, by name. */
export function TableFilters({ all, found, filter, hasFavourites, onFilter }: TableFiltersProps) {
  const text = useText()
  const { currency } = useBrand()
  const here = new Set(all.map(({ kind }) => kind))
  const kinds = tableKinds.filter((kind) => here.has(kind))
  const makers = [...new Map(all.map(({ game }) => [game.vassalage, game.vendorName]))]
  return (
    <div className="grid gap-2.5">
      <fieldset className="live-row" data-testid="table-kinds">
        <legend className="sr-only">{text('live.kind_label')}</legend>
        {[undefined, ...kinds].map((kind) => (
          <button
            key={kind ?? 'all'}
            type="button"
            className="pick"
            data-chosen={filter.kind === kind}
            aria-pressed={filter.kind === kind}
            onClick={() => onFilter({ ...filter, kind })}
          >
            {kind ? text(kind === 'other' ? 'live.others' : `live.kind_${kind}`) : text('category.tab_all')}
            <span className="num opacity-75">{kind ? (found.counts.get(kind) ?? 0) : found.total}</span>
          </button>
        ))}
      </fieldset>
      <div className="live-row">
        <Pick
          label={text('live.stake_label')}
          none={`${text('live.stake_label')}: ${text('category.min_any')}`}
          chosen={filter.stake}
          choices={stakesOf(all).map((value) => ({ value, label: formatMoney(value, currency) }))}
          onChange={(stake) => onFilter({ ...filter, stake })}
        />
        {makers.length > 1 && (
          <Pick
            label={text('category.makers')}
            none={text('category.all_makers')}
            // Addresses name makers in any case of letters.
            chosen={makers.find(([code]) => code.toLowerCase() === filter.maker?.toLowerCase())?.[0]}
            choices={makers.map(([value, label]) => ({ value, label }))}
            onChange={(maker) => onFilter({ ...filter, maker })}
          />
        )}
        {hasFavourites && (
          <button
            type="button"
            className="pick"
            data-chosen={filter.isMine}
            aria-pressed={filter.isMine}
            onClick={() => onFilter({ ...filter, isMine: !filter.isMine })}
          >
            <HeartIcon size={18} weight={filter.isMine ? 'fill' : 'bold'} aria-hidden="true" />
            {text('category.tab_fav')}
          </button>
        )}
        <PickByName
          label={text('live.find')}
          value={filter.text}
          onChange={(name) => onFilter({ ...filter, text: name })}
        />
      </div>
    </div>
  )
}
