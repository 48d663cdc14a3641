import { XIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

interface HistoryProps {
  words: readonly string[]
  onChoose: (word: string) => void
  onRemove: (word: string) => void
}

/** Words that were searched for, each with a cross that forgets it. */
export function History({ words, onChoose, onRemove }: HistoryProps) {
  const text = useText()
  return (
    <section aria-label={text('search.history')}>
      <h3 className="mb-2.5 text-[15px] text-text-2">{text('search.history')}</h3>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li
            key={word}
            data-testid="search-chip"
            className="flex max-w-full items-center rounded-full bg-surface-2 ring-1 ring-line"
          >
            <button
              type="button"
              className="min-h-11 min-w-0 truncate rounded-s-full ps-4 pe-1 text-[14px] font-[600] hover:text-link"
              onClick={() => onChoose(word)}
            >
              {word}
            </button>
            <button
              type="button"
              className="grid h-11 w-10 flex-none place-items-center rounded-e-full text-text-2 hover:text-link"
              aria-label={text('search.remove', { word })}
              title={text('search.remove', { word })}
              onClick={() => onRemove(word)}
            >
              <XIcon size={14} weight="bold" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
