import type { GameClass } from '@jackfruit/contracts/game-classes'
import { formatMoney } from '@jackfruit/i18n'
import { SegmentedTabs } from '@jackfruit/ui'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { Pick, PickByName } from '../shared/Pick.tsx'
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
      <PickByName
        label={text('category.find')}
        value={filter.gameName}
        onChange={(gameName) => onFilter({ ...filter, gameName })}
      />
    </div>
  )
}
