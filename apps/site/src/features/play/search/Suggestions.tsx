import { ArrowUpIcon, MagnifyingGlassIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

interface SuggestionsProps {
  word: string
  names: readonly string[]
  onChoose: (name: string) => void
}

/** How the word may go on: a press takes the rest of it. */
export function Suggestions({ word, names, onChoose }: SuggestionsProps) {
  const text = useText()
  if (names.length === 0) return null
  return (
    <section aria-label={text('search.suggestions')}>
      <h3 className="mb-1.5 text-[15px] text-text-2">{text('search.suggestions')}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              data-testid="suggestion"
              className="hover:bg-hover -mx-2 flex min-h-11 w-[calc(100%+16px)] items-center gap-2.5 rounded-[12px] px-2 text-start text-[15px]"
              onClick={() => onChoose(name)}
            >
              <MagnifyingGlassIcon size={17} className="flex-none text-link" />
              <span className="min-w-0 flex-1 truncate">
                {name.slice(0, word.length)}
                <b className="font-[740]">{name.slice(word.length)}</b>
              </span>
              <ArrowUpIcon size={15} className="-rotate-45 flex-none text-text-3 rtl:rotate-45" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
