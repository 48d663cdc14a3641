import { join } from '@jackfruit/ui'
import {
  CardsIcon,
  CherriesIcon,
  FireIcon,
  FishIcon,
  type IconKind,
  SquaresFourIcon,
  TicketIcon,
} from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { type Kind, nameOf } from '../shared/kinds.ts'

interface ChipsProps {
  kinds: readonly Kind[]
  value: Kind | 'all'
  onChange: (kind: Kind | 'all') => void
}

const icons: Partial<Record<Kind | 'all', IconKind>> = {
  ...{ all: FireIcon, slots: CherriesIcon, tables: CardsIcon, FISH: FishIcon, bingo: TicketIcon },
  ...{ LOTT: TicketIcon, ELOTT: TicketIcon, LIVE: CardsIcon },
}

/** The kinds on a phone: they filter in place, stay below the bar, and the one that is cut shows that more follow. */
export function Chips({ kinds, value, onChange }: ChipsProps) {
  const text = useText()
  const all: readonly (Kind | 'all')[] = ['all', ...kinds]
  return (
    <fieldset className="kind-chips md:hidden" data-testid="chips">
      <legend className="sr-only">{text('lobby.games_title')}</legend>
      {all.map((kind) => {
        const Icon = icons[kind] ?? SquaresFourIcon
        return (
          <label key={kind} className={join('kind-chip', kind === value && 'kind-chip-on')}>
            <input
              type="radio"
              className="sr-only"
              name="kind"
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <Icon size={19} weight={kind === value ? 'fill' : 'duotone'} />
            {kind === 'all' ? text('home.for_you') : nameOf(kind, text)}
          </label>
        )
      })}
    </fieldset>
  )
}
