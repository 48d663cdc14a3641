import { Button, Dialog, Field, Skeleton } from '@jackfruit/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { Game } from '../../../shared/games/game.ts'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { MagnifyingGlassIcon, XIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useText } from '../../../shared/text/text.ts'
import { GameRows } from './GameRows.tsx'
import { readHistory, storeHistory, withoutWord, withWord } from './history.ts'
import { useFound } from './queries.ts'
import { Recent } from './Recent.tsx'

export interface SearchDialogProps {
  /** Who may see what was played: visitors are told to log in, trial accounts have no such list. */
  recent: 'own' | 'login' | 'none'
  onPlay: (item: LaunchItem) => void
  onLogin: () => void
  onClose: () => void
}

/** Games by name. Words are sent with Enter, and kept as chips on this device. */
export default function SearchDialog({ recent, onPlay, onLogin, onClose }: SearchDialogProps) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [word, setWord] = useState('')
  const [history, setHistory] = useState(readHistory)
  const found = useFound(word)

  const keep = (words: readonly string[]) => {
    setHistory(words)
    storeHistory(words)
  }
  const search = (wanted: string) => {
    const clean = wanted.replace(/\s+/g, ' ').trim()
    setTyped(clean)
    setWord(clean)
    if (clean !== '') keep(withWord(history, clean))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  const play = (game: Game) => {
    onClose()
    onPlay(game)
  }

  return (
    <Dialog
      isOpen
      holdsForm
      onPhone="full"
      size="wide"
      title={text('search.title')}
      onClose={onClose}
      closeLabel={text('common.close')}
      closeIcon={<XIcon size={20} weight="bold" />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-6">
        <form onSubmit={submit}>
          <Field
            ref={field}
            label={text('search.field')}
            hint={text('search.hint')}
            type="search"
            name="search"
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            icon={<MagnifyingGlassIcon size={20} />}
            after={
              <Button type="submit" look="green">
                {text('search.go')}
              </Button>
            }
            onChange={({ target }) => setTyped(target.value)}
          />
        </form>
        {history.length > 0 && (
          <History
            words={history}
            onChoose={search}
            onRemove={(each) => {
              keep(withoutWord(history, each))
              field.current?.focus()
            }}
          />
        )}
        {word !== '' && (
          <section aria-labelledby="search-found" className="grid gap-3" aria-busy={found.isFetching}>
            <h3 id="search-found" role="status" className="text-[17px]" data-testid="search-count">
              {found.data
                ? text('search.found', { count: found.data.total })
                : found.isError
                  ? ''
                  : text('search.looking')}
            </h3>
            {found.isError && !found.data && <Failed of={found} title="search.failed" />}
            {found.isPending && <Skeleton className="h-20 !rounded-[14px]" />}
            {found.data && found.data.total === 0 && (
              <p className="text-[14px] text-text-2">{text('search.none', { word })}</p>
            )}
            {found.data && found.data.games.length > 0 && (
              <GameRows label={text('search.results')} games={found.data.games} onPlay={play} />
            )}
          </section>
        )}
        {recent !== 'none' && <Recent isOwn={recent === 'own'} onPlay={play} onLogin={onLogin} />}
      </div>
    </Dialog>
  )
}

interface HistoryProps {
  words: readonly string[]
  onChoose: (word: string) => void
  onRemove: (word: string) => void
}

function History({ words, onChoose, onRemove }: HistoryProps) {
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
