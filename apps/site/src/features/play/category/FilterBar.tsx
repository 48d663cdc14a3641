import type { GameClass } from '@jackfruit/contracts/game-classes'
import { formatMoney } from '@jackfruit/i18n'
import { SegmentedTabs } from '@jackfruit/ui'
import { CaretDownIcon, MagnifyingGlassIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { classesOf, type Filter, minBetsIn, tabs } from './filter.ts'
import type { GameType } from './queries.ts'

interface FilterBarProps {
  gameType: GameType
  filter: Filter
  onFilter: (next: Filter) => void
}

/** Which games of a kind: everyone's, the member's own, of a class, of a stake, of a name. */
export function FilterBar({ gameType, filter, onFilter }: FilterBarProps) {
  const text = useText()
  const { currency, supportedLanguages } = useBrand()
  const offered = classesOf(gameType, supportedLanguages)
  const stakes = minBetsIn(currency).map((value) => ({ value, label: formatMoney(value, currency) }))
  return (
    <div
      className="flex items-center gap-3 overflow-x-auto p-0.5 [scrollbar-width:none]"
      data-testid="filters"
    >
      <div className="flex-none">
        <SegmentedTabs
          label={text('category.tab_label')}
          value={filter.tab}
          onChange={(tab) => onFilter({ ...filter, tab })}
          segments={tabs.map((value) => ({ value, label: text(`category.tab_${value}`) }))}
        />
      </div>
      <div className="flex flex-none gap-3">
        {offered.length > 0 && (
          <Pick
            label={text('category.class_label')}
            chosen={filter.gameClassify}
            none={text('category.class_all')}
            choices={offered.map((value) => ({ value, label: text(`category.class_${value}`) }))}
            onChange={(value) => onFilter({ ...filter, gameClassify: value as GameClass | undefined })}
          />
        )}
        <Pick
          label={text('category.min_label')}
          chosen={filter.minBet}
          none={`${text('category.min_label')}: ${text('category.min_any')}`}
          choices={stakes}
          onChange={(minBet) => onFilter({ ...filter, minBet })}
        />
      </div>
      <label className="pick ms-auto w-[200px] flex-none justify-start">
        <MagnifyingGlassIcon size={18} className="flex-none" />
        <input
          type="search"
          name="gameName"
          maxLength={60}
          className="!static !w-auto min-w-0 flex-1 !p-0 !opacity-100"
          placeholder={text('category.find')}
          aria-label={text('category.find')}
          value={filter.gameName}
          onChange={({ target }) => onFilter({ ...filter, gameName: target.value })}
        />
      </label>
    </div>
  )
}

interface PickProps {
  label: string
  chosen: string | undefined
  /** What stands there while nothing is chosen. */
  none: string
  choices: readonly { readonly value: string; readonly label: string }[]
  onChange: (value: string | undefined) => void
}

function Pick({ label, chosen, none, choices, onChange }: PickProps) {
  return (
    <span className="pick" data-chosen={chosen !== undefined}>
      <select
        aria-label={label}
        value={chosen ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{none}</option>
        {choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <CaretDownIcon size={14} weight="bold" aria-hidden="true" />
    </span>
  )
}
