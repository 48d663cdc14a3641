import type { TextKey } from '@jackfruit/i18n'
import { Button } from '@jackfruit/ui'
import { useText } from '../text/text.ts'

/** A list of pages, as queries tell it. */
export interface Paged {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  fetchNextPage(): unknown
}

interface MoreProps {
  of: Paged
  words: TextKey
  look?: 'ghost'
  size?: 'sm'
}

/** The foot of a list that goes on; what could not be fetched is asked for again. */
export function More({ of, words, ...dress }: MoreProps) {
  const text = useText()
  if (!of.hasNextPage) return null
  return (
    <Button
      {...dress}
      className="justify-self-center"
      isBusy={of.isFetchingNextPage}
      onClick={() => void of.fetchNextPage()}
    >
      {text(of.isFetchNextPageError ? 'common.retry' : words)}
    </Button>
  )
}
