import { type Shelf, shelves } from '@jackfruit/contracts/shelves'
import { useText } from '../../../shared/text/text.ts'

interface ShelfChipsProps {
  chosen: Shelf | undefined
  onChange: (shelf: Shelf | undefined) => void
}

/** What games of chance are to a player: slots, instant games, tables, bingo. */
export function ShelfChips({ chosen, onChange }: ShelfChipsProps) {
  const text = useText()
  const chips = [undefined, ...shelves]
  return (
    // A set of fields is as wide as what it holds unless it is told otherwise.
    <fieldset
      className="flex min-w-0 gap-2 max-lg:w-full overflow-x-auto p-0.5 [scrollbar-width:none]"
      data-testid="shelves"
    >
      <legend className="sr-only">{text('lobby.games_title')}</legend>
      {chips.map((shelf) => (
        <button
          key={shelf ?? 'all'}
          type="button"
          aria-pressed={shelf === chosen}
          className="chip flex-none !h-auto !min-h-11 !rounded-[12px] !px-4 !text-[15px] !font-[640]"
          onClick={() => onChange(shelf)}
        >
          {text(shelf ? `lobby.shelf_${shelf}` : 'category.to_all')}
        </button>
      ))}
    </fieldset>
  )
}
