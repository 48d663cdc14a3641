import { Button, Skeleton } from '@jackfruit/ui'
import { Link } from '../../../shared/address/Link.tsx'
import { HeadsetIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { nameOf, pathOf, rowsOf } from '../shared/kinds.ts'
import { useGames } from '../shared/popular.ts'
import { type Choice, FoundList } from './FoundList.tsx'
import type { useFound } from './queries.ts'

interface FoundProps {
  word: string
  found: ReturnType<typeof useFound>
  choices: readonly Choice[]
  chosen: Choice | undefined
  onOpen: (choice: Choice) => void
  onLeave: () => void
  /** The way to a person; null where the brand has none. */
  onAsk: (() => void) | null
}

/** How many games there are of a word, and which. The count is said once it is of this word. */
export function Found({ word, found, choices, chosen, onOpen, onLeave, onAsk }: FoundProps) {
  const text = useText()
  const answer = found.isPlaceholderData ? undefined : found.data
  return (
    <section aria-labelledby="search-found" className="grid gap-3" aria-busy={found.isFetching}>
      <h3 id="search-found" role="status" className="text-[17px]" data-testid="search-count">
        {answer ? text('search.found', { count: answer.total }) : found.isError ? '' : text('search.looking')}
      </h3>
      {found.isError && !found.data && <Failed of={found} title="search.failed" />}
      {found.isPending && <Skeleton className="h-20 !rounded-[14px]" />}
      {answer?.total === 0 && <Nothing {...{ word, onLeave, onAsk }} />}
      {choices.length > 0 && <FoundList {...{ word, choices, chosen, onOpen }} />}
    </section>
  )
}

/** No game of that name: the kinds to look through, and somebody to ask. */
function Nothing({ word, onLeave, onAsk }: Pick<FoundProps, 'word' | 'onLeave' | 'onAsk'>) {
  const text = useText()
  const kinds = rowsOf(useGames(useLanguage()).data ?? [])
  return (
    <>
      <p className="text-[14px] text-text-2">{text('search.none', { word })}</p>
      <div className="flex flex-wrap gap-2" data-testid="search-kinds">
        {kinds.map(({ kind }) => (
          <Link
            key={kind}
            to={pathOf(kind)}
            className="flex min-h-11 items-center rounded-[12px] px-4 text-[14px] font-[640] ring-1 ring-line-strong hover:bg-hover"
            onPress={onLeave}
          >
            {nameOf(kind, text)}
          </Link>
        ))}
        {onAsk && (
          <Button icon={<HeadsetIcon size={18} />} onClick={onAsk}>
            {text('common.customer_service')}
          </Button>
        )}
      </div>
    </>
  )
}
