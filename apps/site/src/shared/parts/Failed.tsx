import type { TextKey } from '@jackfruit/i18n'
import { ErrorBlock } from '@jackfruit/ui'
import { failureText, useText } from '../text/text.ts'

/** What is asked of the platform, as queries tell it. */
export interface Asked {
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

interface FailedProps {
  of: Asked
  title: TextKey
  /** What is safe, after the reason. */
  more?: TextKey
}

/** What could not be fetched, why, and the way to try again. */
export function Failed({ of, title, more }: FailedProps) {
  const text = useText()
  return (
    <ErrorBlock
      title={text(title)}
      retryLabel={text('common.retry')}
      isRetrying={of.isFetching}
      onRetry={() => void of.refetch()}
    >
      {more ? `${failureText(of.error)} ${text(more)}` : failureText(of.error)}
    </ErrorBlock>
  )
}
