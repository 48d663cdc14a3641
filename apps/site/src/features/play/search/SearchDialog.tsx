import { Button, Dialog, Field } from '@jackfruit/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { Game } from '../../../shared/games/game.ts'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { MagnifyingGlassIcon, XIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { completionsOf } from './completions.ts'
import { Found } from './Found.tsx'
import { type Choice, choiceId, listId } from './FoundList.tsx'
import { History } from './History.tsx'
import { readHistory, storeHistory, withoutWord, withWord } from './history.ts'
import { Neighbours } from './Neighbours.tsx'
import type { Other } from './others.ts'
import { useFound } from './queries.ts'
import { Recent } from './Recent.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useTyped } from './useTyped.ts'
import { useWalk } from './useWalk.ts'

export interface SearchDialogProps {
  /** Who may see what was played: visitors are told to log in, trial accounts have no such list. */
  recent: 'own' | 'login' | 'none'
  /** A hook: what else a word finds. An empty word finds nothing. */
  useOthers: (word: string) => readonly Other[]
  onPlay: (item: LaunchItem) => void
  onLogin: () => void
  onAsk: (() => void) | null
  onClose: () => void
}

/** What was typed, found and chosen, and the words that are kept. */
function useSearching({ useOthers, onPlay, onClose }: SearchDialogProps) {
  const { typed, setTyped, word, enter } = useTyped()
  const [history, setHistory] = useState(readHistory)
  const found = useFound(word)
  const others = useOthers(word)
  const games = (word !== '' && found.data?.games) || []
  const choices: readonly Choice[] = [
    ...games.map((game) => ({ game })),
    ...others.map((other) => ({ other })),
  ]
  const { chosen, walk, leave } = useWalk(choices)
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
  const open = (choice: Choice) => {
    keep(withWord(history, word))
    if ('game' in choice) return play(choice.game)
    onClose()
    choice.other.open()
  }
  return {
    ...{ typed, word, found, games, choices, chosen, history, walk, search, play, open },
    type(value: string) {
      setTyped(value)
      leave()
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (chosen && !('game' in chosen && chosen.game.maintenance)) open(chosen)
      else search(typed)
    },
    forget: (wanted: string) => keep(withoutWord(history, wanted)),
  }
}

/** Games, offers and answers, while one types. Words that were entered, or led on, are kept as chips on this device. */
export default function SearchDialog(props: SearchDialogProps) {
  const { recent, onLogin, onAsk, onClose } = props
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const searching = useSearching(props)
  const { typed, word, found, games, choices, chosen, history, search, play } = searching
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
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-8 gap-y-6 p-6 max-md:p-4 md:min-h-[min(460px,64dvh)] md:grid-cols-[minmax(0,1fr)_286px]">
        <form onSubmit={searching.submit} className="md:col-span-2">
          <Field
            ref={field}
            label={text('search.field')}
            hint={text('search.hint')}
            type="search"
            role="combobox"
            aria-expanded={choices.length > 0}
            aria-controls={choices.length > 0 ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={chosen && choiceId(chosen)}
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
            onKeyDown={searching.walk}
            onChange={({ target }) => searching.type(target.value)}
          />
        </form>
        <div className="grid min-w-0 content-start gap-6 max-md:order-last">
          {word !== '' ? (
            <Found {...{ word, found, choices, chosen, onAsk }} onOpen={searching.open} onLeave={onClose} />
          ) : (
            recent !== 'none' && <Recent isOwn={recent === 'own'} onPlay={play} onLogin={onLogin} />
          )}
        </div>
        <div className="grid min-w-0 content-start gap-6 max-md:contents">
          <Suggestions
            word={word}
            names={completionsOf(
              games.map(({ displayName }) => displayName),
              word,
            )}
            onChoose={search}
          />
          {history.length > 0 && (
            <History
              words={history}
              onChoose={search}
              onRemove={(each) => {
                searching.forget(each)
                field.current?.focus()
              }}
            />
          )}
          <div className="max-md:order-last">
            <Neighbours found={games} onPlay={play} />
          </div>
        </div>
      </div>
    </Dialog>
  )
}
