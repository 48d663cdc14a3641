import { Button, Dialog, Field } from '@jackfruit/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { Game } from '../../../shared/games/game.ts'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { MagnifyingGlassIcon, XIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { Found } from './Found.tsx'
import { listId, optionId } from './FoundList.tsx'
import { History } from './History.tsx'
import { readHistory, storeHistory, withoutWord, withWord } from './history.ts'
import { useFound } from './queries.ts'
import { Recent } from './Recent.tsx'
import { useTyped } from './useTyped.ts'
import { useWalk } from './useWalk.ts'

export interface SearchDialogProps {
  /** Who may see what was played: visitors are told to log in, trial accounts have no such list. */
  recent: 'own' | 'login' | 'none'
  onPlay: (item: LaunchItem) => void
  onLogin: () => void
  onClose: () => void
}

/** Games by name, while one types. Words that were entered, or led to a game, are kept as chips on this device. */
export default function SearchDialog({ recent, onPlay, onLogin, onClose }: SearchDialogProps) {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const { typed, setTyped, word, enter } = useTyped()
  const [history, setHistory] = useState(readHistory)
  const found = useFound(word)
  const games = (word !== '' && found.data?.games) || []
  const { chosen, walk, leave } = useWalk(games)

  const keep = (words: readonly string[]) => {
    setHistory(words)
    storeHistory(words)
  }
  const search = (wanted: string) => {
    const whole = enter(wanted)
    leave()
    if (whole !== '') keep(withWord(history, whole))
  }
  const play = (game: Game) => {
    onClose()
    onPlay(game)
  }
  const playFound = (game: Game) => {
    keep(withWord(history, word))
    play(game)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen && !chosen.maintenance) playFound(chosen)
    else search(typed)
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
            role="combobox"
            aria-expanded={games.length > 0}
            aria-controls={games.length > 0 ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={chosen && optionId(chosen)}
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
            onKeyDown={walk}
            onChange={({ target }) => {
              setTyped(target.value)
              leave()
            }}
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
        {word !== '' && <Found {...{ word, found, chosen }} onPlay={playFound} />}
        {recent !== 'none' && <Recent isOwn={recent === 'own'} onPlay={play} onLogin={onLogin} />}
      </div>
    </Dialog>
  )
}
