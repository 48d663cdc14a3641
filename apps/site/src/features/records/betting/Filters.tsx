import { formatCount } from '@jackfruit/i18n'
import { CaretDownIcon } from '../../../shared/look/icons.ts'
import { knownText, useText } from '../../../shared/text/text.ts'
import { type BetState, betStates } from './queries.ts'

interface FiltersProps {
  /** What was played at all, with how many rounds. */
  categories: readonly { readonly category: string; readonly rounds: number }[]
  category: string | null
  onCategory: (category: string | null) => void
  state: BetState | null
  onState: (state: BetState | null) => void
}

/** Which rounds are shown: of one category, of one state. */
export function Filters({ categories, category, onCategory, state, onState }: FiltersProps) {
  const text = useText()
  const known = categories.toSorted((a, b) => b.rounds - a.rounds)
  // What was chosen stays on offer where another period has none of it.
  const isMissing = category !== null && !known.some((each) => each.category === category)
  const offered = isMissing ? [...known, { category, rounds: 0 }] : known
  return (
    <div className="chip-row">
      <fieldset className="flex gap-2 md:flex-wrap">
        <legend className="sr-only">{text('records.category')}</legend>
        <button
          type="button"
          className="chip"
          aria-pressed={category === null}
          onClick={() => onCategory(null)}
        >
          {text('records.category_all')}
        </button>
        {offered.map(({ category: value, rounds }) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={category === value}
            onClick={() => onCategory(value)}
          >
            {knownText(`lobby.type_${value}`) ?? text('records.category_rest')}{' '}
            <span className="num opacity-80">{formatCount(rounds)}</span>
          </button>
        ))}
      </fieldset>
      <span className="pick max-md:order-first md:ms-auto" data-chosen={state !== null}>
        <select
          aria-label={text('records.state')}
          value={state ?? ''}
          onChange={({ target }) => onState((target.value || null) as BetState | null)}
        >
          {[null, ...betStates].map((value) => (
            <option key={value ?? 'all'} value={value ?? ''}>
              {text(`records.state_${value ?? 'all'}`)}
            </option>
          ))}
        </select>
        <CaretDownIcon size={14} weight="bold" />
      </span>
    </div>
  )
}
