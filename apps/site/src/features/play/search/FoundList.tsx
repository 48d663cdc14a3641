import { join } from '@jackfruit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Game } from '../../../shared/games/game.ts'
import { GiftIcon, QuestionIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { GameLine } from './GameLine.tsx'
import { Marked } from './Marked.tsx'
import { type Other, otherId } from './others.ts'

export const listId = 'search-results'
const optionId = (game: Game) => `search-option-${game.nodeId}`

/** One thing that was found, as the arrow keys walk through them. */
export type Choice = { readonly game: Game } | { readonly other: Other }

export const choiceId = (choice: Choice): string =>
  'game' in choice ? optionId(choice.game) : otherId(choice.other)

interface FoundListProps {
  word: string
  choices: readonly Choice[]
  /** The one that the arrow keys stand on. The cursor stays in the field. */
  chosen: Choice | undefined
  onOpen: (choice: Choice) => void
}

/** What was found, as the choices of the field above: the arrow keys walk through it, a press opens. */
export function FoundList({ word, choices, chosen, onOpen }: FoundListProps) {
  const text = useText()
  const own = useRef<HTMLDivElement>(null)
  const chosenId = chosen && choiceId(chosen)
  useEffect(() => {
    if (chosenId) own.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  return (
    <div
      ref={own}
      id={listId}
      role="listbox"
      aria-label={text('search.results')}
      className="grid grid-cols-[minmax(0,1fr)] gap-1"
    >
      {choices.map((choice) => (
        <Option
          key={choiceId(choice)}
          id={choiceId(choice)}
          isChosen={choiceId(choice) === chosenId}
          isClosed={'game' in choice && choice.game.maintenance}
          testId={'game' in choice ? 'found-game' : 'found-other'}
          onOpen={() => onOpen(choice)}
        >
          {'game' in choice ? (
            <GameLine game={choice.game} word={word} />
          ) : (
            <OtherLine other={choice.other} word={word} />
          )}
        </Option>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  isChosen: boolean
  isClosed: boolean
  testId: string
  onOpen: () => void
  children: ReactNode
}

const Option = ({ id, isChosen, isClosed, testId, onOpen, children }: OptionProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    data-testid={testId}
    aria-selected={isChosen}
    aria-disabled={isClosed || undefined}
    className="group flex cursor-pointer items-center gap-3.5 rounded-[14px] p-2 text-start hover:bg-hover aria-selected:bg-hover aria-selected:ring-2 aria-selected:ring-link aria-disabled:cursor-default aria-disabled:opacity-70"
    onClick={() => !isClosed && onOpen()}
    // A reader may put its focus here; otherwise the field has it, and the keys.
    onKeyDown={({ key }) => key === 'Enter' && !isClosed && onOpen()}
  >
    {children}
  </div>
)

function OtherLine({ other, word }: { other: Other; word: string }) {
  const text = useText()
  const isOffer = other.kind === 'offer'
  const Icon = isOffer ? GiftIcon : QuestionIcon
  return (
    <>
      <span
        className={join(
          'grid h-12 w-12 flex-none place-items-center rounded-[10px] bg-sunken',
          isOffer ? 'text-warning' : 'text-link',
        )}
      >
        <Icon size={22} />
      </span>
      <span className="min-w-0 flex-1 text-[15px] font-[680]">
        <Marked name={other.title} word={word} />
      </span>
      <span className="flex-none text-[13px] text-text-2">
        {text(isOffer ? 'frame.promotions' : 'frame.help')}
      </span>
    </>
  )
}
